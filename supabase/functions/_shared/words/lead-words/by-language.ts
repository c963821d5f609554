/** The words of a request in every language, for the functions. */
import type { Localized } from '../locales.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import * as he from './he.ts';
import type { LeadWords } from './lead-words.ts';

export const LEAD_WORDS: Localized<LeadWords> = { he, en, fr };
