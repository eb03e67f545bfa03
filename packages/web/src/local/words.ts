/** The words of tables on this device. */
export const words = {
  notKept: {
    title: 'Not kept',
    detail: 'This device could not store the play. Is its storage full? Nothing has changed; try again.',
  },
  dealtAlready: { title: 'Not now', detail: 'The night has been dealt.' },
  decidedAlready: { title: 'Not now', detail: 'This seat has decided.' },
  menu: { settings: 'Settings', deals: 'How this was dealt' },
  deals: {
    title: 'How this was dealt',
    say: 'Before anybody saw a card, a secret was drawn for each night and its fingerprint written down. When a night is over its secret is shown: the fingerprint and the deal must follow from it.',
    night: (night: number) => `Night ${night}`,
    verdicts: {
      holds: 'Checked: the deal follows from the secret.',
      'not yet': 'The secret is shown when this night is over.',
      commitment: 'The secret does not fit its fingerprint!',
      deal: 'The deal does not follow from the secret!',
    },
    commitment: 'Fingerprint',
    secret: 'Secret',
  },
  title: (names: readonly string[]) => names.join(', '),
  coming: 'Lighting the fire …',
  fleeting: 'This browser keeps nothing here: the game lasts as long as this tab.',
  lost: {
    title: 'No such game here',
    say: 'This device has no game at this address. It may have been deleted, or it was played in another browser.',
    home: 'Back to the fire',
    play: 'Open a new one',
  },
  broken: {
    title: 'This game cannot go on',
    say: 'It was played by other rules than these, or what was kept of it is damaged.',
    home: 'Back to the fire',
    remove: 'Delete it',
  },
}
