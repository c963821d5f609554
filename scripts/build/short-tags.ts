/** End tags that every browser adds by itself, where nothing stands between them and what makes it do so. */
const ADDED_BY_ITSELF =
  /<\/li>(?=<li[ >]|<\/[ou]l>)|<\/t[dh]>(?=<t[dh][ >]|<\/tr>)|<\/tr>(?=<tr[ >]|<\/t(?:head|body|able)>)|<\/p>(?=<(?:p|div|ul|ol|dl|h[1-6]|table|figure|section|article|aside|nav|header|footer|form|details)[ >]|<\/(?:div|section|article|aside|figure|header|footer|main)>)/gu;

/** A start tag with its attributes, as React writes them. */
const START_TAG = /<([a-z][a-z0-9]*)((?: [\w:-]+(?:="[^"]*")?)+)(?=\/?>)/gu;
const ATTRIBUTE = / ([\w:-]+)(?:="[^"]*")?/gu;

/** What differs most from one element to the next stands last: what is before it compresses as one. */
const placeOf = (name: string) => ['class', '', 'href'].indexOf(name === 'class' || name === 'href' ? name : '');

/** A list of attributes with the class at its beginning and the address at its end. */
function inOneOrder(attributes: string): string {
  const all = [...attributes.matchAll(ATTRIBUTE)].map(([text, name = '']) => ({ text, place: placeOf(name) }));
  return all
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join('');
}

/** What an address that goes to another site or program carries with it: a message, a subject, another address. */
const CARRIED = / href="(?:https?|mailto):[^"]*?\?[^"]*"/gu;
/** Letters and signs that an address may hold as they are. */
const CODES = /(?:%(?:2C|3A|2F|3F|C[2-9A-F]|D[0-9A-F]|[EF][0-9A-F]|[89AB][0-9A-F]))+/gu;

/** A message in letters instead of codes: the same address for browsers, and words that the document holds already. */
const inLetters = (address: string): string => address.replaceAll(CODES, (codes) => decodeURIComponent(codes));

/** A document's elements in fewer letters, their attributes in one order, messages in letters: it is read as the same tree. */
export const shortTags = (html: string): string =>
  html
    .replaceAll(ADDED_BY_ITSELF, '')
    .replaceAll('></path>', '/>')
    .replaceAll(CARRIED, inLetters)
    .replaceAll(START_TAG, (_, name: string, attributes: string) => `<${name}${inOneOrder(attributes)}`);
