/** The table: the one screen where the game is played. */
export { TableScreen, type TableScreenProps } from './TableScreen.tsx'
