import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePrices } from '../../tests/fixtures/sample-prices.ts';
import type * as Prices from '../../src/entry-prices.tsx';
import { fillPrices } from './price-documents.ts';
import type { SiteFile } from './site-index.ts';

type PriceList = ReturnType<typeof samplePrices>;

const documentOf = (place: string, url = '/en/haifa.html'): SiteFile => ({
  url,
  body: Buffer.from(`<html lang="en" dir="ltr"><main>before ${place} after</main>`),
  compressed: {},
  hash: 'built',
});
const HAIFA = '<div data-prices-of="haifa"></div>';
const draw = vi.fn<typeof Prices.priceHtml>(
  ({ version, zones }, locale, to) =>
    `<div data-prices="">${zones.length ? `${locale} ${to} $& ${version}` : ''}</div>`,
);

const code = { priceHtml: draw, rideOffers: () => ({}) };

describe('a document with a place for prices', () => {
  let holds: PriceList | null = null;
  let asked: (number | null)[] = [];
  const currentList = async (known: number | null) => {
    asked.push(known);
    return holds?.version === known ? null : holds;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    holds = { ...samplePrices(), version: 3 };
    asked = [];
    draw.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('is sent with the list that holds, whole and compressed, under a name of its own', async () => {
    const fill = fillPrices(code, currentList);
    const { body, compressed, hash } = await fill(documentOf(HAIFA));
    const text = '<html lang="en" dir="ltr"><main>before <div data-prices="">en haifa $& 3</div> after</main>';
    expect(body.toString()).toBe(text);
    expect(zlib.brotliDecompressSync(compressed.br ?? '').toString()).toBe(text);
    expect(zlib.gunzipSync(compressed.gzip ?? '').toString()).toBe(text);
    expect(hash).not.toBe('built');
  });

  it('names the classes of its prices as it names all others', async () => {
    const drawClasses = () => '<div data-prices="" class="flex font-bold other">';
    const shortClasses = [
      { urls: ['/en/faq'], short: { flex: 'z' } },
      { urls: ['/haifa', '/en/haifa'], short: { flex: 'a', 'font-bold': 'b' } },
    ];
    const { body } = await fillPrices(
      { ...code, priceHtml: drawClasses },
      currentList,
      shortClasses,
    )(documentOf(HAIFA));
    expect(body.toString()).toContain('before <div data-prices="" class="a b other"> after');
  });

  it('is drawn once for each list, and the list asked for once a second', async () => {
    const fill = fillPrices(code, currentList);
    const file = documentOf(HAIFA);
    const [first, second] = await Promise.all([fill(file), fill(file)]);
    expect(first).toBe(second);
    holds = { ...samplePrices(), version: 4 };
    expect(await fill(file)).toBe(first);
    vi.advanceTimersByTime(1001);
    const later = await fill(file);
    expect(later.body.toString()).toContain('haifa $& 4');
    vi.advanceTimersByTime(1001);
    expect(await fill(file)).toBe(later);
    expect(asked).toEqual([null, 3, 4]);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it.each<[string, SiteFile]>([
    ['no place', documentOf('')],
    ['no language', { ...documentOf(HAIFA), body: Buffer.from(HAIFA) }],
    ['no document', documentOf(HAIFA, '/words.txt')],
  ])('only: %s stays as it is', async (_, file) => {
    expect(await fillPrices(code, currentList)(file)).toBe(file);
    expect(draw).not.toHaveBeenCalled();
  });

  it('stays as it is where nobody has published a list, and where the database does not answer at first', async () => {
    const file = documentOf(HAIFA);
    const fill = fillPrices(code, currentList);
    holds = null;
    expect(await fill(file)).toBe(file);
    vi.advanceTimersByTime(1001);
    let works = false;
    const broken = fillPrices(code, async (known) => (works ? currentList(known) : Promise.reject(new Error('down'))));
    holds = { ...samplePrices(), version: 3 };
    expect(await broken(file)).toBe(file);
    works = true;
    vi.advanceTimersByTime(1001);
    const filled = await broken(file);
    works = false;
    vi.advanceTimersByTime(1001);
    expect(await broken(file)).toBe(filled);
  });

  it('tells search engines what the ride costs, where the list is no sample', async () => {
    const data = (service: object) =>
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ '@id': '/en/haifa#page' }, { '@id': '/en/haifa#service', name: 'A ride', ...service }],
      })}</script>`;
    const offers = { '@type': 'AggregateOffer', lowPrice: 420, name: '</script>' };
    const offering = {
      priceHtml: draw,
      rideOffers: ({ is_sample: isSample }: PriceList) => (isSample ? {} : { offers }),
    };
    const file = documentOf(`${HAIFA}${data({})}`);
    expect((await fillPrices(offering, currentList)(file)).body.toString()).toContain(data({}));
    holds = { ...samplePrices(), version: 5, is_sample: false };
    const text = (await fillPrices(offering, currentList)(file)).body.toString();
    expect(text).toContain(data({ offers }).replaceAll(/<(?=\/script>")/gu, String.raw`\u003c`));
  });

  it('stays as it is where drawing fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const file = documentOf(HAIFA);
    draw.mockImplementationOnce(() => {
      throw new Error('no');
    });
    expect(await fillPrices(code, currentList)(file)).toBe(file);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
