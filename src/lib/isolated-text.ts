/**
 * A name or address for a sentence that cannot hold markup (a toast, a title): in its own direction, whatever the
 * language around it (Unicode's first-strong isolate).
 */
export const isolatedText = (text: string) => `\u2068${text}\u2069`;
