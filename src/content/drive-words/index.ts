/** The words of a driver's page, in the order in which its languages are offered; what is read until one is chosen comes first. */
import type { DriveWords } from './drive-words';
import { words as arabic } from './arabic';
import { words as english } from './english';
import { words as french } from './french';
import { words as hebrew } from './hebrew';
import { words as russian } from './russian';

export { TO_TRAVELLERS } from './to-travellers';
export type { DriveWords };

export const DRIVE_WORDS: readonly [DriveWords, ...DriveWords[]] = [hebrew, arabic, english, russian, french];
