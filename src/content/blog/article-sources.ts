import type { RichText } from './article';

/** Where an article has a fact from: shown at its end, and read again once a year. */
export interface Source {
  /** Who says it, and when the page is from. */
  readonly by: string;
  readonly address: string;
  /** What it says. */
  readonly says: string;
  /** Amounts of money that it states, in shekels, for the articles that state them after it. */
  readonly shekels?: readonly number[];
  /** "YYYY-MM-DD": when the page was read. */
  readonly read: string;
}

/** A line of a list of sources: who says it, as a link, and what. @param colon as the language sets it */
export const sourceLine = ({ by, address, says }: Source, colon = ': '): RichText => [
  { text: by, href: address },
  `${colon}${says}.`,
];
