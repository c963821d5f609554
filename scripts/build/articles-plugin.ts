import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Summaries from '../../src/content/blog/summaries.ts';
import { IMPORT_ALIASES } from './import-aliases.ts';

const SUMMARIES = 'src/content/blog/summaries.ts';
const PART = /\/src\/content\/blog\/([\w-]+)\/(\w+)\.ts\?(head|card)$/u;

/** Runs the articles' modules, once for all that ask. */
async function readArticles(root: string): Promise<typeof Summaries> {
  const { module } = await runnerImport<typeof Summaries>(path.join(root, SUMMARIES), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: IMPORT_ALIASES },
  });
  return module;
}

/**
 * Cuts articles into what is needed when: `…/he.ts?card` is what lists show of one, `…/he.ts?head` what its page shows
 * first, with the way to the body, which stays in `…/he.ts`. Minutes of reading are counted here.
 */
export function articles(): Plugin {
  let reading: Promise<typeof Summaries> | null = null;
  let root = '';
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    hotUpdate({ file }) {
      if (file.includes('/src/content/')) reading = null;
    },
    async load(id) {
      const [, slug, locale, part] = PART.exec(id) ?? [];
      if (!part) return null;
      reading ??= readArticles(root);
      const { wholeArticles, cardOf, headOf } = await reading;
      const article = wholeArticles.find((one) => one.slug === slug && one.locale === locale);
      if (!article) throw new Error(`there is no article ${slug} in ${locale}`);
      this.addWatchFile(id.slice(0, id.indexOf('?')));
      if (part === 'card') return `export const card = ${JSON.stringify(cardOf(article))};`;
      const { published, updated, cover } = article.facts;
      const facts = { name: article.texts.title, published, updated, picture: `blog/${cover}` };
      return `export const content = ${JSON.stringify(headOf(article))};
content.searchFacts = async () => (${JSON.stringify(facts)});
content.body = () => import('./${locale}.ts').then(({ article }) => article.body);`;
    },
  };
}
