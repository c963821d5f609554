import path from 'node:path';
import { resolveConfig, type Plugin, type ResolvedConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { contents } from './content-plugin.ts';
import { inlineScript } from './inline-script.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let config: ResolvedConfig;
let plugin: Plugin;
beforeAll(async () => {
  config = await resolveConfig(
    { root: ROOT, configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'error' },
    'build',
  );
  plugin = contents();
  (plugin.configResolved as (config: ResolvedConfig) => void)(config);
});

/** Source of a module that the build asks for, such as "services/airport-taxi/en.ts?head". */
async function load(module: string, environment = 'client'): Promise<string | null> {
  const hook = plugin.load as (this: object, id: string) => Promise<string | null>;
  return hook.call(
    { addWatchFile: () => undefined, environment: { name: environment } },
    `${ROOT}/src/content/${module}`,
  );
}

describe('the build cuts a page’s content', () => {
  it('into its first screen, with the way to the rest', async () => {
    const head = await load('services/airport-taxi/en.ts?head');
    expect(head).toContain('"title":"Ben Gurion airport transfer"');
    expect(head).toContain(`import('./en.ts?rest')`);
    expect(head).not.toContain('Past the taxi queue');
  });

  it('and the rest', async () => {
    const rest = await load('services/airport-taxi/en.ts?rest');
    expect(rest).toContain('Past the taxi queue');
    expect(rest).not.toContain('"slug"');
  });

  it('and an article into what lists show, with its minutes of reading', async () => {
    expect(await load('blog/taxi-cost-guide/en.ts?card')).toMatch(/"readTime":\d+/u);
    expect(await load('blog/taxi-cost-guide/en.ts?rest')).toContain('"kind":"heading"');
  });

  it('and tells search facts to the build alone', async () => {
    expect(await load('blog/taxi-cost-guide/en.ts?head')).not.toContain('searchFacts');
    expect(await load('blog/taxi-cost-guide/en.ts?head', 'ssr')).toContain('searchFacts');
  });

  it('and puts a page together from component, first screen and the texts it names', async () => {
    expect(await load('destinations/jerusalem/en.ts?page')).toBe(
      [
        `export { Page } from '/src/pages/destination/destination-page.tsx';`,
        `export { content } from './en.ts?head';`,
        `import { messages as site } from '/src/i18n/messages/en/site.ts';`,
        `import { messages as consent } from '/src/i18n/messages/en/consent.ts';`,
        `import { messages as pageParts } from '/src/i18n/messages/en/page-parts.ts';`,
        `import { messages as destination } from '/src/i18n/messages/en/destination.ts';`,
        `export const messages = { site, consent, pageParts, destination };`,
      ].join('\n'),
    );
    expect(await load('pages/faq/en.ts?page')).toContain(`export { content } from './en.ts';`);
  });

  it('and leaves other modules alone, but not those that nobody shows', async () => {
    expect(await load('pages/faq/en.ts')).toBeNull();
    await expect(load('reviews/en.ts?page')).rejects.toThrow('no page of the registry');
    await expect(load('pages/faq/en.ts?rest')).rejects.toThrow('is not cut');
  });
});

describe('a script inside the HTML', () => {
  it.each(['src/entry-start.ts', 'src/entry-language.ts', 'src/entry-remember-language.ts'])(
    'is one piece: %s',
    async (entry) => {
      const code = await inlineScript(config, entry);
      expect(code.length).toBeLessThan(7500);
      expect(code).not.toMatch(/\bimport\s*[{*'"]|\bexport\b|react/u);
    },
  );
});
