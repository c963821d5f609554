import type { Localized } from '../locales.ts';
import type { DriverWords } from './driver-words.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as he } from './he.ts';

export const DRIVER_WORDS: Localized<DriverWords> = { he, en, fr };
