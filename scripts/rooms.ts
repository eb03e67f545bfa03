/** Every project whose types are checked, with only the globals that its environment has; last what tests and tools see. */
export const PROJECTS = [
  ...['rules', 'table', 'bots', 'kit', 'lab', 'server', 'web'].map((room) => `packages/${room}`),
  '.',
]
