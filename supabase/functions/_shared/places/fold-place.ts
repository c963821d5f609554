import { cleanLine } from '../words/text.ts';

/** Without case, accents, quotation marks, hyphens, joiners and French elisions ("d’Eilat"): as names of places are compared. */
export const foldPlace = (text: string): string =>
  cleanLine(text)
    .normalize('NFD')
    .replace(/(?<![\p{L}\p{M}])[dl]['’](?=\p{L})/giu, ' ')
    .replace(/[\p{M}\p{Cf}"'`´‘’‛“”„״׳ʻʼʽʾʿ]/gu, '')
    .replace(/[-–־]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
