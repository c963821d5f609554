/** What people write where an address is asked for, and what is none. */

/** More signs than an address has. */
const LONGEST = 160;

export type NoAddress = 'empty' | 'long' | 'link' | 'coordinates' | 'number' | 'signs';

/** "32.08, 34.78", with degrees and points of the compass or without. */
const COORDINATES =
  /^[^\p{L}]*-?\d{1,3}[.,°]\d+[\d°'"′″.\s]*[NS]?[\s,;]+[EW]?\s*-?\d{1,3}[.,°]\d+[\d°'"′″.\s]*[EW]?[^\p{L}]*$/iu;
/** A link to a map, also in the middle of what an application shares. */
const LINK = /\b(?:https?:|geo:|www\.)\S|\b(?:goo\.gl|waze\.com|maps\.app|g\.co|moovit)\b/iu;
/** A code of Open Location Code, as maps show them for places without an address: "8G3QXQ2C+5V". */
const PLUS_CODE = /^(?:[2-9CFGHJMPQRVWX]{4}){1,2}\+[2-9CFGHJMPQRVWX]{2,3}$/iu;

/** Why a text is no address; null where it may be one. */
export function noAddress(text: string): NoAddress | null {
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  if (typed === '') return 'empty';
  if (LINK.test(typed)) return 'link';
  if (COORDINATES.test(typed) || PLUS_CODE.test(typed)) return 'coordinates';
  if (!/[\p{L}\p{N}]/u.test(typed)) return 'signs';
  if (!/\p{L}/u.test(typed)) return 'number';
  return Array.from(typed).length > LONGEST ? 'long' : null;
}
