import { createContext, use } from 'react';
import { DRIVE_WORDS, type DriveWords } from '@/content/drive-words';
import { israelClock, type DriveLanguage } from '@/data/drive';

/** The words in a language; those of the first one where none is chosen. */
export const wordsIn = (language: DriveLanguage | null): DriveWords =>
  DRIVE_WORDS.find((words) => words.language === language) ?? DRIVE_WORDS[0];

export const DriveWordsContext = createContext<DriveWords>(DRIVE_WORDS[0]);
export const useDriveWords = (): DriveWords => use(DriveWordsContext);

/** The time of day in Israel at an instant, in its own direction: "14:05". */
export const timeOf = (instant: string | number): string => `\u2066${israelClock(new Date(instant)).time}\u2069`;
