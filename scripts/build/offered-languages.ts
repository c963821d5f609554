import type { Plugin } from 'vite';
import { locales, writtenLocales } from '../../supabase/functions/_shared/words/locales.ts';

const GLOB = /(import\.meta\.glob(?:<[^(]*>)?\(\s*)(?:\[|('[^']*'))/gu;

/** Texts of languages that the site does not offer, as exceptions of a glob. */
const left = writtenLocales
  .filter((locale) => !locales.includes(locale))
  .map((locale) => `'!**/${locale}.ts', '!**/*.${locale}.ts', '!**/${locale}/**'`)
  .join(', ');

/**
 * Leaves the texts of languages that the site does not offer out of it: whatever is listed by a glob has none of them. Null
 * where every language is offered.
 */
export const offeredLanguages = (): Plugin | null =>
  left === ''
    ? null
    : {
        name: 'offered-languages',
        enforce: 'pre',
        transform: {
          filter: { code: 'import.meta.glob' },
          handler: (code) => ({
            code: code.replaceAll(GLOB, (_, call: string, one?: string) =>
              one ? `${call}[${one}, ${left}]` : `${call}[${left}, `,
            ),
            map: null,
          }),
        },
      };
