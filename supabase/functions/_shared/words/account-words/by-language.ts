import type { Localized } from '../locales.ts';
import type { AccountWords } from './account-words.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as he } from './he.ts';

export const ACCOUNT_WORDS: Localized<AccountWords> = { he, en, fr };
