/** The brand is a setting: no text spells it, and with other names every page, title, feed and manifest says those. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { PageContent } from '../../src/content/page-types.ts';
import type { PageEntry } from '../../src/content/pages/index.ts';
import { isNight } from '../setup/night.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What visitors and search engines can read comes from here. */
const SOURCES = ['src', 'supabase/functions', 'scripts/build', 'index.html', 'public'];
const SPELLED = /\btamar\b|(?<!\p{L})תמר(?!\p{L})/iu;
/** The settings themselves, what finds those that are still made up, and words that tests make up. */
const MAY_SPELL =
  /^src\/config\/(?:business|placeholders)\.ts$|^supabase\/functions\/_shared\/facts\/business-settings\.ts$|\.test\.tsx?$/u;

const NAMES = {
  VITE_BUSINESS_NAME_HE: 'נהגי גליל',
  VITE_BUSINESS_NAME_EN: 'Galil Drivers',
  VITE_BUSINESS_NAME_FR: 'Galil Chauffeurs',
  VITE_BUSINESS_SHORT_NAME_HE: 'גליל־נ',
  VITE_BUSINESS_SHORT_NAME_EN: 'GalilD',
  VITE_BUSINESS_SHORT_NAME_FR: 'GalilC',
};
/** Settings of their own, whose placeholders hold the placeholder's name. */
const OTHERS = {
  VITE_BUSINESS_EMAIL: 'hello@galil.example',
  VITE_FACEBOOK_URL: 'https://www.facebook.com/galil',
  VITE_INSTAGRAM_URL: 'https://www.instagram.com/galil',
  VITE_TIKTOK_URL: 'https://www.tiktok.com/@galil',
  VITE_LINKEDIN_URL: 'https://www.linkedin.com/company/galil',
};

const tracked = (...paths: string[]) =>
  execFileSync('git', ['ls-files', ...paths], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

it('no source spells the brand but the settings', () => {
  const spelled = tracked(...SOURCES)
    .filter((file) => !MAY_SPELL.test(file))
    .filter((file) => SPELLED.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(spelled).toEqual([]);
});

// By day a spelled name is found in its source, above.
describe.runIf(isNight)('with other names', () => {
  it('every page’s content, title and structured data say those', async () => {
    for (const [name, value] of Object.entries({ ...NAMES, ...OTHERS })) vi.stubEnv(name, value);
    const { pages, notFoundPages, languagesOf } = await import('../../src/content/pages/index.ts');
    const { wholeArticles, headOf } = await import('../../src/content/blog/summaries.ts');
    const { business } = await import('../../src/config/business.ts');
    const { headTags } = await import('../../src/layout/head-tags.ts');
    const { structuredData } = await import('../../src/layout/structured-data.ts');
    const old: string[] = [];
    for (const entry of [...pages, ...notFoundPages] as readonly PageEntry[]) {
      for (const locale of languagesOf(entry)) {
        const article = wholeArticles.find((one) => entry.content === `blog/${one.slug}` && one.locale === locale);
        const content = article
          ? headOf(article)
          : ((await import(path.join(ROOT, `src/content/${entry.content}/${locale}.ts`))) as { content: PageContent })
              .content;
        const head = headTags({ entry, locale, meta: content.meta });
        const data = structuredData({
          entry,
          locale,
          content,
          facts: {},
          lastModified: '2026-01-01',
          name: content.meta.title,
          trail: [],
          image: '',
        });
        const said = JSON.stringify([content, article?.texts ?? '', head, data]);
        if (SPELLED.test(said)) old.push(`${locale} ${entry.path}`);
        const brands = [business.name[locale], business.shortName[locale]];
        expect(
          brands.some((brand) => JSON.stringify(head[0]).includes(` | ${brand}"`)),
          entry.path,
        ).toBe(true);
      }
    }
    expect(old).toEqual([]);
    expect(Object.values(NAMES)).toEqual([...Object.values(business.name), ...Object.values(business.shortName)]);
  });
});

it.runIf(isNight)('a site built with other names says the old ones nowhere', { timeout: 600_000 }, () => {
  // Inside the project: parts of it are run, and look for the packages from there.
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(path.join(cache, 'brand-'));
  try {
    execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
      cwd: ROOT,
      env: { ...process.env, ...NAMES, ...OTHERS },
    });
    const texts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|json|xml|txt|svg|webmanifest)$/u.test(file),
    );
    expect(texts.length).toBeGreaterThan(100);
    const spelled = texts
      .filter((file) => SPELLED.test(readFileSync(path.join(outDir, file), 'utf8')))
      // What draws the documents is not served.
      .filter((file) => !file.startsWith('.meta/'));
    // Placeholders stand beside the settings that take their place, in the site's code, in that of the travellers' and of the
    // drivers' pages and in that of the flight board, and in the back office's list of what is still one; nobody reads them there.
    expect(spelled.filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(spelled.length).toBeLessThanOrEqual(5);
  } finally {
    rmSync(outDir, { recursive: true });
  }
});
