/** The table: the one screen where the game is played. */
export { TableScreen } from './TableScreen.tsx'
