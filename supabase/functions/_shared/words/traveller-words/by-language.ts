import type { Localized } from '../locales.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as he } from './he.ts';
import type { TravellerWords } from './traveller-words.ts';

export const TRAVELLER_WORDS: Localized<TravellerWords> = { he, en, fr };
