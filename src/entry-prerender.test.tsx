/** @vitest-environment node */
import { expect, it } from 'vitest';
import type { PriceList } from '@/data/price-list';
import { samplePrices } from '../tests/fixtures/sample-prices';
import { structuredDataFaults } from '../tests/setup/structured-data-faults';
import { describePage, localizedPath, locales, registry, render } from './entry-prerender';

const list: PriceList = { ...samplePrices(), version: 7, is_sample: false };
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
    const { html } = await render(url, list);
    const { structuredData } = await describePage(url, list);
    expect(structuredDataFaults(structuredData, everything)).toEqual([]);
    const shekels = shekelsIn(html);
    expect(shekels.length).toBeGreaterThan(0);
    const data = JSON.stringify(structuredData);
    expect(data).toContain('"priceCurrency":"ILS"');
    expect(data).toMatch(new RegExp(`"(?:price|lowPrice)":${Math.min(...shekels)}\\b`, 'u'));
  },
);

it.each(['/', '/fleet', '/private-driver-tours'])('%s, which has no table, prints none of it', async (url) => {
  expect((await render(url, list)).html).not.toContain('data-prices');
  expect(JSON.stringify((await describePage(url, list)).structuredData)).not.toContain('ILS');
});

it.each(['/jerusalem', '/airport-taxi'])('%s without a list has neither table nor offer', async (url) => {
  expect((await render(url)).html).not.toMatch(/data-prices=|<table/u);
  expect(JSON.stringify((await describePage(url)).structuredData)).not.toContain('ILS');
});
