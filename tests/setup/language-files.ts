import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BASIC_SCRIPT, fontFile, TYPEFACES, type Script } from '../../scripts/build/typefaces.ts';
import { notFoundPages, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { defaultLocale } from '../../supabase/functions/_shared/words/locales.ts';

/** "he.ts", "rest-he.ts", "sentences.he.ts" */
const OF_DEFAULT_LANGUAGE = new RegExp(`(?<=^|[/.-])${defaultLocale}(?=\\.ts$|/)`, 'u');

/** Folders of pages that only some languages have: the blog, whose own list says which. */
const partial: readonly string[] = [
  'blog',
  ...([...pages, ...notFoundPages] as readonly PageEntry[])
    .filter(({ languages }) => languages)
    .map(({ content }) => content),
];

/** Every file of texts in the default language, from the project's root. */
export function textFilesOf(root: string): string[] {
  const words = ['supabase/functions/_shared/words', 'supabase/functions/send-messages/words'];
  return ['src/i18n/messages', 'src/content', ...words].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => OF_DEFAULT_LANGUAGE.test(file) && file.endsWith('.ts'))
      .filter((file) => !partial.some((name) => file.startsWith(`${name}/`)))
      .map((file) => path.join(folder, file)),
  );
}

const MIGRATIONS = 'supabase/migrations/';

/** The languages of the domain `private.language`, as each migration that writes it has them, the newest last. */
export const languagesInDatabase = (root: string): { file: string; languages: string[] }[] =>
  readdirSync(path.join(root, MIGRATIONS))
    .toSorted()
    .flatMap((name) => {
      const sql = readFileSync(path.join(root, MIGRATIONS, name), 'utf8');
      const [, list] = /constraint language_known check \(value in \(([^)]*)\)\)/u.exec(sql) ?? [];
      return list ? [{ file: MIGRATIONS + name, languages: list.split(', ').map((word) => word.slice(1, -1)) }] : [];
    });

/**
 * Files that a language lacks, from the project's root: its texts, and the places that name every language and not this
 * one. What the compiler names (records per language) is not among them.
 * @param script the language's writing system, as the registry names it
 */
export function filesLacking(root: string, locale: string, script: string): string[] {
  const texts = textFilesOf(root).map((file) => file.replace(OF_DEFAULT_LANGUAGE, locale));
  const own = (BASIC_SCRIPT as Partial<Record<string, Script>>)[script] ?? (script as Script);
  const fonts = TYPEFACES.map(({ slug, usualWeight }) => fontFile(slug, own, usualWeight));
  const mentions: readonly (readonly [file: string, mention: string])[] = [
    ['.env.example', `VITE_BUSINESS_NAME_${locale.toUpperCase()}=`],
    ['.env.example', `VITE_BUSINESS_SHORT_NAME_${locale.toUpperCase()}=`],
  ];
  const isInDatabase = languagesInDatabase(root).at(-1)?.languages.includes(locale);
  return [
    ...(isInDatabase ? [] : [`${MIGRATIONS} ('${locale}')`]),
    ...[...texts, ...fonts].filter((file) => !existsSync(path.join(root, file))),
    ...mentions.flatMap(([file, mention]) =>
      readFileSync(path.join(root, file), 'utf8').includes(mention) ? [] : [`${file} (${mention})`],
    ),
  ];
}
