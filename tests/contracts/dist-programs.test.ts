/** What programs read of the built site: `llms.txt` and the description of the address of prices. Runs after the build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { business } from '../../src/config/business.ts';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import {
  PRICE_TOOL,
  QUESTION_FIELDS,
  QUESTION_REFUSALS,
} from '../../supabase/functions/_shared/contracts/price-question.ts';
import { readQuestion, isFault } from '../../supabase/functions/_shared/price/answer-question.ts';
import { programLocale } from '../../supabase/functions/_shared/words/locales.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const isFunction = (address: string) =>
  existsSync(path.join(ROOT, 'supabase', new URL(address).pathname.replace('/v1/', '/'), 'handler.ts'));

describe('llms.txt', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)\s]+)\)(?:: (.+))?$/gmu)].map(
    ([, name = '', address = '', line = '']) => ({ name, address, line }),
  );
  const siteLinks = links.filter(({ address }) => !address.includes('/functions/v1/'));

  it('says who it is, and how to reach a person', () => {
    expect(text).toMatch(new RegExp(`^# ${business.name[programLocale]}\n\n> \\S`, 'u'));
    for (const contact of [business.phone, business.whatsapp, business.email]) expect(text).toContain(contact);
  });

  it('leads to every English page that search engines list, by the name and address that it has, and nowhere in vain', () => {
    const listed = pages.filter((entry: PageEntry) => entry.sitemap && languagesOf(entry).includes(programLocale));
    const paths = siteLinks.map(({ address }) => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(listed.map(({ path: at }) => localizedPath(programLocale, at))));
    expect(new Set(paths).size).toBe(paths.length);
    const files = paths.map((at) => (at === '/' ? 'index.html' : path.extname(at) ? at : `${at}.html`));
    expect(files.filter((file) => !existsSync(path.join(DIST, file)))).toEqual([]);
  });

  it('lists the English addresses of the sitemap, which robots.txt names and lets everybody read', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => address);
    const english = new Set(
      [...read('sitemap.xml').matchAll(/hreflang="(\w+)" href="([^"]+)"/gu)]
        .filter(([, language]) => language === programLocale)
        .map(([, , address]) => address),
    );
    const pagesListed = siteLinks.map(({ address }) => address).filter((address) => english.has(address));
    expect(new Set(pagesListed)).toEqual(english);
    expect(listed).toEqual(expect.arrayContaining(pagesListed));
    const robots = read('robots.txt');
    expect(siteLinks.map(({ address }) => address)).toContain(/^Sitemap: (\S+)$/mu.exec(robots)?.[1]);
    expect(robots).not.toMatch(/^Disallow: \S/mu);
  });

  it('leads to the other languages and to the sitemap', () => {
    const paths = siteLinks.map(({ address }) => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(locales.map((locale) => localizedPath(locale, '/'))));
    expect(paths).toContain('/sitemap.xml');
  });

  it('asks a price at functions that there are, with a question that is understood', () => {
    const functions = links.filter(({ address }) => address.includes('/functions/v1/'));
    expect(functions.map(({ address }) => isFunction(address))).toEqual([true, true]);
    const asked = Object.fromEntries(new URL(functions[0]?.address ?? '').searchParams);
    const question = readQuestion({ ...asked, date: '2027-03-14' }, Date.parse('2027-01-01'));
    expect(isFault(question)).toBe(false);
    expect(functions[1]?.line).toContain(`\`${PRICE_TOOL}\``);
  });

  it('states nothing that the back office changes', () => {
    expect(text).not.toMatch(/[{}]/u);
    const lines = links.map(({ line }) => line).filter((line) => /\d+ (?:minutes|hours|percent|%)|%/u.test(line));
    expect(lines).toEqual([]);
  });
});

describe('the description of the address of prices', () => {
  const api = JSON.parse(read('openapi.json')) as {
    openapi: string;
    servers: { url: string }[];
    paths: Record<string, { get: { parameters: { name: string; example?: unknown }[]; responses: object } }>;
    components: { schemas: Record<string, { properties: object }> };
  };
  const [[address, { get }] = ['', { get: { parameters: [], responses: {} } }]] = Object.entries(api.paths);

  it('names a function that there is, every part of a question and every status of an answer', () => {
    expect(api.openapi).toBe('3.1.0');
    expect(isFunction(`${api.servers[0]?.url}${address}`)).toBe(true);
    expect(get.parameters.map(({ name }) => name)).toEqual(QUESTION_FIELDS);
    const statuses = new Set([200, ...Object.values(QUESTION_REFUSALS)]);
    expect(Object.keys(get.responses).map(Number)).toEqual([...statuses].toSorted((a, b) => a - b));
  });

  it('has an example that is understood', () => {
    const example = Object.fromEntries(get.parameters.map(({ name, example: one }) => [name, one]));
    expect(isFault(readQuestion(example, Date.parse('2027-01-01')))).toBe(false);
  });

  it('refers to nothing that it lacks', () => {
    const names = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/gu)].map(([, name = '']) => name);
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(api.components.schemas).toSorted());
    expect(
      Object.values(api.components.schemas).flatMap(({ properties }) => Object.keys(properties)).length,
    ).toBeGreaterThan(10);
  });
});
