/** The words by which a deal is explained and checked. */
export const words = {
  title: 'How this was dealt',
  local:
    'Before anybody saw a card, a secret was drawn for each night and its fingerprint written down. When a night is over its secret is shown: the fingerprint and the deal must follow from it.',
  online: [
    'Before anybody sat down, the server drew a secret for each night and published its fingerprint. Everybody who sat down added a number at random, made in their own browser. The cards follow from the secret and all those numbers together, so nobody could choose them: the server had bound itself before it knew the numbers, and the players did not know the secret.',
    'When a night is over its secret is shown, and this page reckons the deal again by itself.',
    'What this cannot prevent: a server knows the hands that it deals, and one in league with the last to sit down could try numbers until it likes a deal.',
  ],
  night: (night: number) => `Night ${night}`,
  verdicts: {
    holds: 'Checked: the deal follows from the secret.',
    'not yet': 'The secret is shown when this night is over.',
    commitment: 'The secret does not fit its fingerprint!',
    deal: 'The deal does not follow from the secret!',
    seen: 'Checked: the secret fits its fingerprint, and every card that was shown is where the deal has it.',
    half: 'The secret fits its fingerprint. The deal itself is compared when the game is over.',
    promise: 'This is not the fingerprint that was published when you sat down!',
    share: 'The number that your browser gave is not among those of this deal!',
  },
  commitment: 'Fingerprint',
  secret: 'Secret',
  numbers: 'Numbers of the players, by seat',
  looking: 'Fetching the record …',
  noRecord: 'The record of this game could not be fetched; the whole deal cannot be compared now.',
}
