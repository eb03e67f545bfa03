/** The words of what goes wrong between this browser and the table's server. */
export const words = {
  unclear: {
    title: 'Not accepted',
    detail: 'The server answered with something that this page does not understand. Load the page again.',
  },
}
