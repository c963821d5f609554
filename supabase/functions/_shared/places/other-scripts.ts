/** Letters in which no page of the site is written: a browser gets names in them once one is typed (later-names.ts). */
export const OTHER_SCRIPTS = /[\p{sc=Arabic}\p{sc=Cyrillic}]/u;
