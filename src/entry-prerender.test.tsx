/** @vitest-environment node */
import { beforeEach, expect, it } from 'vitest';
import type { PriceList } from '@/data/price-list';
import { samplePrices } from '../tests/fixtures/sample-prices';
import { structuredDataFaults } from '../tests/setup/structured-data-faults';
import {
  describePage,
  localizedPath,
  locales,
  printsPrices,
  publish,
  published,
  registry,
  render,
} from './entry-prerender';

const list: PriceList = { ...samplePrices(), version: 7, is_sample: false };
const first = published();
beforeEach(() => publish({ ...first, version: 3, prices: list }));

const everything = { exists: (address: string) => /^https?:\/\//u.test(address) };

const priced = registry.map(({ path }) => path).filter(printsPrices);
// Every page in one language, one of each kind in the others.
const pages = [
  ...priced,
  ...locales.flatMap((locale) =>
    ['/eilat', '/airport-taxi', '/private-driver-tours', '/routes'].map((path) => localizedPath(locale, path)),
  ),
];

/** The amounts that a document states, in shekels. */
const shekelsIn = (html: string): number[] =>
  [...html.matchAll(/₪[\d,]+|[\d,\u202F]+\u2069?\u00A0₪/gu)].map(([price]) => Number(price.replaceAll(/\D/gu, '')));

/** What structured data offer at, in shekels. */
const offeredIn = (data: string): number[] =>
  [...data.matchAll(/"(?:price|lowPrice|highPrice)":(\d+)/gu)].map(([, price]) => Number(price));

it.each([...new Set(pages)])(
  '%s prints the list that it is built with, for readers and for search engines',
  async (url) => {
    const { html } = await render(url);
    const { structuredData } = await describePage(url);
    expect(structuredDataFaults(structuredData, everything)).toEqual([]);
    const data = JSON.stringify(structuredData);
    expect(data).toContain('"priceCurrency":"ILS"');
    expect(offeredIn(data).length).toBeGreaterThan(0);
    expect(shekelsIn(html)).toEqual(expect.arrayContaining(offeredIn(data)));
  },
);

it.each(['/', '/fleet', '/faq'])('%s, which has no table, prints none of it', async (url) => {
  expect((await render(url)).html).not.toContain('data-prices');
  expect(JSON.stringify((await describePage(url)).structuredData)).not.toContain('ILS');
});

it.each(['/jerusalem', '/airport-taxi'])('%s without a list has neither table nor offer', async (url) => {
  publish(first);
  expect((await render(url)).html).not.toMatch(/data-prices=|<table/u);
  expect(JSON.stringify((await describePage(url)).structuredData)).not.toContain('ILS');
});

it.each(['/jerusalem', '/en/destinations', '/fr/routes/galilee-kinneret', '/plan-your-trip'])(
  '%s prints a sample with its mark, and offers it to no search engine',
  async (url) => {
    publish({ ...first, prices: { ...list, is_sample: true } });
    expect((await render(url)).html).toContain('data-sample');
    expect(JSON.stringify((await describePage(url)).structuredData)).not.toContain('ILS');
  },
);
