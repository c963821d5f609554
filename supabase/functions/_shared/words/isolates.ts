/**
 * Parts of a sentence with a direction of their own (Unicode's isolates): a French name in a Hebrew line, a phone number,
 * a price. HTML has elements for the same.
 */

/** Whatever could turn the direction of what follows, and breaks of a line. */
const TURNING = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu;

/** What somebody typed, on one line and unable to turn the line around. */
const harmless = (text: string): string => text.replace(TURNING, ' ').trim();

/** A name or place in whatever language it was typed. */
export const isolated = (text: string): string => `\u2068${harmless(text)}\u2069`;

/** A number, price, phone or address of the web: always from left to right. */
export const leftToRight = (text: string): string => `\u2066${harmless(text)}\u2069`;

/** The same text for places that know no isolates, such as the subject of a mail. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/gu, '');

/**
 * The same text for plain mails, where old programs show isolates as boxes. In a Hebrew line the plus of a phone number would move
 * behind it: a mark holds it, and the groups of digits behind it.
 */
export const plainDirections = (text: string, direction: 'ltr' | 'rtl'): string =>
  withoutIsolates(direction === 'rtl' ? text.replaceAll('\u2066+', '\u200E+') : text);

/** Isolates as elements, in a text that is escaped already. */
export const isolatesAsHtml = (html: string): string =>
  html
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2066', '<bdi dir="ltr">')
    .replaceAll('\u2067', '<bdi dir="rtl">')
    .replaceAll('\u2069', '</bdi>');
