/** The name of a word of the database in a list of names; a word that this version has no name for, as it came. */
export const wordIn = (names: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(names, word) ? (names[word] ?? word) : word;
