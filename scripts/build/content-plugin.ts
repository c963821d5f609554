import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as CutContent from '../../src/content/cut-content.ts';

const SOURCE = 'src/content/cut-content.ts';
const PART = /\/src\/content\/(.+)\.ts\?(page|head|rest|card)$/u;

/** Runs the site's contents, once for all that ask. */
async function readContents(root: string): Promise<typeof CutContent> {
  const { module } = await runnerImport<typeof CutContent>(path.join(root, SOURCE), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { '@': path.join(root, 'src'), '@shared': path.join(root, 'supabase/functions/_shared') },
    },
  });
  return module;
}

/** A value as the source of a literal. @throws Error for what is more than data: it would be lost */
function literal(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === 'function') throw new Error(`the content's "${key}" is a function and cannot be cut off`);
    return inner;
  });
}

/** What comes with every page of an area. The question about cookies comes to every public one. */
const ALWAYS = { public: ['site', 'consent'], staff: ['site'], guest: [] } as const;

/** The module of a page in a language: all that its first screen needs, in one download. */
function pageModule({ pageOfContent, cutContent, messagesFile }: typeof CutContent, content: string): string {
  const page = pageOfContent(content);
  if (!page) throw new Error(`no page of the registry shows src/content/${content}.ts`);
  const { entry, locale } = page;
  const groups = [...new Set([...ALWAYS[entry.area], ...(entry.messages ?? [])])];
  return [
    `export { Page } from '/src/pages/${entry.page}/${entry.page}-page.tsx';`,
    `export { content } from './${locale}.ts${cutContent(content) ? '?head' : ''}';`,
    ...groups.map((group) => `import { messages as ${group} } from '/${messagesFile(locale, group)}';`),
    `export const messages = { ${groups.join(', ')} };`,
  ].join('\n');
}

/**
 * Cuts the content modules into what is needed when, so that their authors write one module per language:
 * - `…/en.ts?page` is a page with its component, its first screen's texts and the interface texts it names;
 * - `…/en.ts?head` is the content of the first screen, `rest` of it downloads
 * - `…/en.ts?rest`, the keys that src/content/rest-keys.ts lists;
 * - `…/en.ts?card` is what lists show of an article. Minutes of reading are counted here.
 */
export function contents(): Plugin {
  let reading: Promise<typeof CutContent> | null = null;
  let root = '';
  return {
    name: 'contents',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    hotUpdate({ file }) {
      if (file.includes('/src/content/') || file.includes('/src/i18n/')) reading = null;
    },
    async load(id) {
      const [, content, part] = PART.exec(id) ?? [];
      if (!content || !part) return null;
      reading ??= readContents(root);
      const site = await reading;
      this.addWatchFile(id.slice(0, id.indexOf('?')));
      if (part === 'page') return pageModule(site, content);
      const cut = site.cutContent(content);
      if (!cut) throw new Error(`src/content/${content}.ts is not cut`);
      if (part === 'rest') return `export const content = ${literal(cut.rest)};`;
      if (part === 'card') return `export const card = ${literal(cut.card)};`;
      const rest = `content.rest = () => import('./${path.basename(content)}.ts?rest').then(({ content }) => content);`;
      const isForBuild = this.environment.name === 'ssr' && cut.searchFacts;
      const searchFacts = isForBuild ? `content.searchFacts = async () => (${literal(cut.searchFacts)});` : '';
      return `export const content = ${literal(cut.head)};\n${rest}\n${searchFacts}`;
    },
  };
}
