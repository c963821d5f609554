/**
 * Text as a value in an address. Letters beyond ASCII stay as they are: the browser escapes them when it follows the link,
 * and in a document they weigh a third.
 */
export const queryText = (text: string): string =>
  text.replaceAll(/[\0-\u007F]+/gu, (ascii) => encodeURIComponent(ascii));
