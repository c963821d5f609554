/** Who may import whom (docs/architecture.md), as a table, and what an import does against it. */
import path from 'node:path';

/** What whatever draws may use. */
const DRAWN = ['islands', 'content', 'i18n', 'ui', 'art', 'lib', 'config'];

/** By the part of the map that imports; each may import itself. Commands and tests may import everything. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  app: ['pages', 'layout', 'features', 'data', 'styles', ...DRAWN],
  // main.tsx and the entries stand above the application and may do what it may.
  entry: ['app', 'pages', 'layout', 'features', 'data', 'styles', ...DRAWN],
  pages: ['layout', 'features', ...DRAWN],
  layout: DRAWN,
  features: ['data', ...DRAWN],
  kit: ['data', ...DRAWN],
  content: ['i18n', 'config'],
  data: ['config', 'lib', 'contracts'],
  islands: ['i18n', 'lib'],
  ui: ['islands', 'lib'],
  art: ['lib'],
  // Texts take their figures from what is published; the registry of languages is shared.
  i18n: ['lib', 'config', 'contracts'],
  config: ['contracts'],
  lib: [],
  functions: ['contracts'],
  contracts: [],
};

/** Packages that are not for everybody. */
const NOT_FOR: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': ['pages', 'layout', 'islands', 'ui', 'art', 'i18n', 'content', 'lib', 'config'],
  'react-router-dom': ['islands', 'ui', 'art', 'lib', 'config'],
  react: ['lib', 'config', 'content', 'data'],
  'react-dom': ['lib', 'config', 'content', 'data'],
};

/** Days and hours are everybody's: there is one place that reckons with them. */
const FOR_ALL = /^supabase\/functions\/_shared\/clock\/clock(?:\.ts)?$/u;
/** The registries of the contents; what stands behind them is their inside, for the application. */
const CONTENT_ENTRY = /^src\/content\/[^/]+(?:\/index(?:\.ts)?)?$/u;
/** What stands in a feature's own folder is public; its subfolders are its inside. */
const FEATURE_INSIDE = /^src\/features\/[^/]+\/[^/]+\/[^/]+\//u;
const TEST = /\.test\.tsx?$/u;

const ALIASES = { '@/': 'src/', '@shared/': 'supabase/functions/_shared/' };

interface Part {
  /** Its row in the table. */
  layer: string;
  /** Parts of one layer with other folders are strangers to each other. */
  folder: string;
}

/** @returns null for files outside the map, which may import everything */
function partOf(file: string): Part | null {
  const [top, second = '', third = '', fourth = ''] = file.split('/');
  if (top === 'supabase')
    return third === '_shared' ? { layer: 'contracts', folder: '' } : { layer: 'functions', folder: third };
  if (top === 'scripts' || top === 'tests') return { layer: top, folder: '' };
  if (top !== 'src') return null;
  if (third === '') return { layer: 'entry', folder: '' };
  if (second === 'pages') return { layer: 'pages', folder: third };
  if (second === 'features') return { layer: fourth === 'kit' ? 'kit' : 'features', folder: `${third}/${fourth}` };
  return { layer: second, folder: '' };
}

/** The file that an import means, from the project's root; null for a package. */
function meant(file: string, source: string): string | null {
  for (const [alias, folder] of Object.entries(ALIASES))
    if (source.startsWith(alias)) return folder + source.slice(alias.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : null;
}

function isAllowed(file: string, source: string): boolean {
  const from = partOf(file);
  if (!from || !(from.layer in MAY)) return true;
  const target = meant(file, source);
  if (target === null) return !NOT_FOR[source]?.includes(from.layer);
  if (FOR_ALL.test(target)) return true;
  const to = partOf(target);
  if (!to) return false;
  const isApp = from.layer === 'app' || from.layer === 'entry';
  if ((isApp || from.layer === 'pages') && FEATURE_INSIDE.test(target)) return false;
  if (from.layer === to.layer && from.folder === to.folder) return true;
  if (TEST.test(file) && (to.layer === 'tests' || to.layer === 'contracts')) return true;
  if (to.layer === 'kit') return from.layer === 'features' && to.folder === from.folder.replace(/\/.*/u, '/kit');
  if (to.layer === 'content' && isApp) return CONTENT_ENTRY.test(target);
  return MAY[from.layer]?.includes(to.layer) ?? false;
}

const IMPORTS = /\b(?:from|import)\s*\(?\s*'([^']+)'/gu;

/**
 * @param file from the project's root
 * @param code what stands in it, written by the formatter
 * @returns what it imports and may not
 */
export const foreignImports = (file: string, code: string): string[] =>
  [...code.matchAll(IMPORTS)].map(([, source = '']) => source).filter((source) => !isAllowed(file, source));
