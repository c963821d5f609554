/** What messengers and search engines read in the built pages: sharing pictures and structured data. Runs after the build. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blogLanguages } from '../../src/content/blog/index.ts';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { localeRegistry, locales } from '../../src/i18n/locales.ts';
import { structuredDataFaults } from '../setup/structured-data-faults.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const sitemap = readFileSync(path.join(DIST, 'sitemap.xml'), 'utf8');
const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address ?? ''));
const origin = new URL([...listed][0] ?? '').origin;

const publicPages = pages
  .filter((entry: PageEntry) => entry.area === 'public')
  .flatMap((entry: PageEntry) =>
    languagesOf(entry).map((locale) => ({
      locale,
      url: localizedPath(locale, entry.path),
      isArticle: entry.schema === 'article',
    })),
  );
const listedPages = publicPages.filter(({ url }) => listed.has(origin + url));

const readPage = (url: string) => readFileSync(path.join(DIST, url === '/' ? 'index.html' : `${url}.html`), 'utf8');

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&' };
const contentOf = (html: string, key: string) =>
  [...html.matchAll(new RegExp(`<meta [^>]*(?:property|name)="${key}" content="([^"]*)"`, 'gu'))].map(([, value]) =>
    (value ?? '').replaceAll(/&\w+;/gu, (entity) => ENTITIES[entity] ?? entity),
  );

const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gu;
type Node = Record<string, unknown>;
interface Graph {
  '@graph': Node[];
}
const linkedData = (html: string) => [...html.matchAll(LINKED_DATA)].map(([, json]) => JSON.parse(json ?? '') as Graph);

/** The file of the build that a picture's address names. */
const pictureFile = (address: string) => path.join(DIST, new URL(address).pathname);

describe.each(publicPages)('$url', ({ locale, url }) => {
  const html = readPage(url);

  it('has a picture of its own that every messenger shows', async () => {
    const [picture = '', ...more] = contentOf(html, 'og:image');
    expect(more).toEqual([]);
    expect(new URL(picture).origin).toBe(origin);
    expect(contentOf(html, 'twitter:image')).toEqual([picture]);
    const file = pictureFile(picture);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(contentOf(html, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(html, 'og:image:height')).toEqual(['630']);
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  it('says what the picture says, in its language', () => {
    const [alt = ''] = contentOf(html, 'og:image:alt');
    expect(alt.length).toBeGreaterThan(10);
    expect(/\p{Script=Hebrew}/u.test(alt)).toBe(localeRegistry[locale].script === 'hebrew');
  });

  it.skipIf(!listed.has(origin + url))('has complete structured data whose addresses exist', () => {
    const [data, ...more] = linkedData(html);
    expect(more).toEqual([]);
    const exists = (address: string) =>
      listed.has(address) || (address.startsWith(`${origin}/og/`) && existsSync(pictureFile(address)));
    expect(structuredDataFaults(data, { exists })).toEqual([]);
    const page = data?.['@graph'].find((node) => /(?:Web|FAQ|Collection)Page$/u.test(String(node['@type'])));
    expect(page).toMatchObject({ url: `${origin}${url}`, inLanguage: locale });
  });
});

it('no description is longer than a results page shows', () => {
  const long = publicPages.filter(({ url }) =>
    contentOf(readPage(url), 'description').some((text) => text.length > 160),
  );
  expect(long).toEqual([]);
});

it('pages about the business tell of it in the same words, the others name it', () => {
  for (const locale of locales) {
    const told = listedPages
      .filter((page) => page.locale === locale)
      .map(({ url }) => {
        const [data] = linkedData(readPage(url));
        const business = data?.['@graph'].find((node) => String(node['@id']).endsWith('/#business'));
        // The hours by date stand on one page only, the contact page: they are long.
        return { url, node: JSON.stringify({ ...business, specialOpeningHoursSpecification: undefined }) };
      });
    const pagesOf = new Map<unknown, string[]>();
    for (const node of new Set(told.map((one) => one.node)))
      pagesOf.set(
        (JSON.parse(node) as Node)['@type'],
        told.flatMap((one) => (one.node === node ? [one.url] : [])),
      );
    expect(new Set(pagesOf.keys())).toEqual(new Set(['LocalBusiness', 'Organization']));
    const lasting = ['/', '/about', '/contact', '/fleet'];
    const inLanguage = (paths: readonly string[]) => paths.map((path) => localizedPath(locale, path));
    expect(pagesOf.get('LocalBusiness')).toEqual(expect.arrayContaining(inLanguage(lasting)));
    expect(pagesOf.get('Organization')).toEqual(
      expect.arrayContaining(
        inLanguage(['/plan-your-trip', '/faq', '/privacy', '/jerusalem', '/airport-taxi', '/routes/galilee-kinneret']),
      ),
    );
  }
});

it('no two pages share a picture', () => {
  const addresses = publicPages.map(({ url }) => contentOf(readPage(url), 'og:image')[0]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('every page has words for search engines, once', () => {
  expect(publicPages.filter(({ url }) => contentOf(readPage(url), 'keywords').length !== 1)).toEqual([]);
});

it('the home pages tell of the services, and of the articles that they show', () => {
  for (const locale of locales) {
    const nodes = linkedData(readPage(localizedPath(locale, '/'))).flatMap((graph) => graph['@graph']);
    const ofType = (type: string) => nodes.filter((node) => node['@type'] === type).length;
    expect(ofType('Service')).toBe(5);
    expect(ofType('BlogPosting')).toBe(blogLanguages.includes(locale) ? 2 : 0);
  }
});
