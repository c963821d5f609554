/** @vitest-environment node */
import { beforeEach, expect, it } from 'vitest';
import type { PriceList } from '@/data/price-list';
import { samplePrices } from '../tests/fixtures/sample-prices';
import { structuredDataFaults } from '../tests/setup/structured-data-faults';
import { describePage, localizedPath, locales, publish, published, registry, render } from './entry-prerender';

const list: PriceList = { ...samplePrices(), version: 7, is_sample: false };
const first = published();
beforeEach(() => publish({ ...first, version: 3, prices: list }));

const airportServices = new Set(['/airport-taxi', '/vip-airport-transport']);
const everything = { exists: (address: string) => /^https?:\/\//u.test(address) };

const isPriced = ({ page, path }: (typeof registry)[number]) => page === 'destination' || airportServices.has(path);
const priced = registry.filter(isPriced).map(({ path }) => path);
// Every page in one language, one of each kind in the others.
const pages = [
  ...priced,
  ...locales.flatMap((locale) => ['/eilat', '/airport-taxi'].map((path) => localizedPath(locale, path))),
];

/** The first price of each row of a document's tables, in shekels. */
const shekelsIn = (html: string): number[] =>
  [...html.matchAll(/<\/th><td[^>]*>([^<]*)</gu)].map(([, price = '']) => Number(price.replaceAll(/\D/gu, '')));

it.each([...new Set(pages)])(
  '%s prints the list that it is built with, for readers and for search engines',
  async (url) => {
    const { html } = await render(url);
    const { structuredData } = await describePage(url);
    expect(structuredDataFaults(structuredData, everything)).toEqual([]);
    const shekels = shekelsIn(html);
    expect(shekels.length).toBeGreaterThan(0);
    const data = JSON.stringify(structuredData);
    expect(data).toContain('"priceCurrency":"ILS"');
    expect(data).toMatch(new RegExp(`"(?:price|lowPrice)":${Math.min(...shekels)}\\b`, 'u'));
  },
);

it.each(['/', '/fleet', '/private-driver-tours'])('%s, which has no table, prints none of it', async (url) => {
  expect((await render(url)).html).not.toContain('data-prices');
  expect(JSON.stringify((await describePage(url)).structuredData)).not.toContain('ILS');
});

it.each(['/jerusalem', '/airport-taxi'])('%s without a list has neither table nor offer', async (url) => {
  publish(first);
  expect((await render(url)).html).not.toMatch(/data-prices=|<table/u);
  expect(JSON.stringify((await describePage(url)).structuredData)).not.toContain('ILS');
});

it('a sample is printed with its mark, and nobody offers it to search engines', async () => {
  publish({ ...first, prices: { ...list, is_sample: true } });
  expect((await render('/jerusalem')).html).toContain('data-sample');
  expect(JSON.stringify((await describePage('/jerusalem')).structuredData)).not.toContain('ILS');
});
