import type { LaterNames } from './place-tables.ts';

/**
 * The names that a browser's tables lack. Everywhere else the tables are whole and nothing comes later: the build of the site takes
 * these names out of them and puts them here (scripts/build/later-names.ts).
 */
export const LATER_NAMES: LaterNames = {};
