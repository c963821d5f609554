/** Puts the price list that holds into the documents of a build that was made without one. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type * as Prices from '../../src/entry-prices.tsx';
import { isLocale } from '../../supabase/functions/_shared/words/locales.ts';
import type { EmbeddedBackend } from '../backend/embedded-backend.ts';
import { jsonLd } from '../build/json-ld.ts';
import { SHORT_CLASSES, withShortClasses, type ShortClasses } from '../build/short-classes.ts';
import { hashOf, type SiteFile } from './site-index.ts';

type PriceCode = Pick<typeof Prices, 'priceHtml' | 'rideOffers'>;
type PriceList = Parameters<PriceCode['priceHtml']>[0];
type Slug = Parameters<PriceCode['priceHtml']>[2];

/** What draws prices, from the build's folder (scripts/build/price-code.ts). */
export const PRICE_CODE = '.meta/prices.mjs';

/** Gives a document as it is to be sent. */
export type FillDocument = (file: SiteFile) => Promise<SiteFile>;

/** Milliseconds for which a list that was just asked for counts as the one that holds. */
const FRESH_MS = 1_000;
/** The element that use-price-table.ts leaves in a document. */
const PLACE = /<div data-prices-of="([\w-]*)"><\/div>/u;

/** What search engines read in a document. */
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/su;
/** The node of it that says what is sold (src/layout/structured-data.ts). */
const RIDE = '#service';

/** Adds offers to what a document says of its ride. */
function withOffers(html: string, offers: object): string {
  if (Object.keys(offers).length === 0) return html;
  return html.replace(DATA, (_, json: string) => {
    const data = JSON.parse(json) as { '@graph': { '@id': string }[] };
    const ride = data['@graph'].find((node) => node['@id'].endsWith(RIDE));
    return jsonLd({ ...data, '@graph': data['@graph'].map((node) => (node === ride ? { ...node, ...offers } : node)) });
  });
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Nearly as small as the build's own, in a tenth of the time. */
const QUALITY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

async function withBody({ url }: SiteFile, text: string): Promise<SiteFile> {
  const body = Buffer.from(text);
  const [br, packed] = await Promise.all([brotli(body, QUALITY), gzip(body)]);
  return { url, body, compressed: { br, gzip: packed }, hash: hashOf(body) };
}

/**
 * @param code draws the prices of a page
 * @param currentList asks for the list that holds; null where it is the known one, and where there is none
 * @param shortClasses the names of classes in the documents
 */
export function fillPrices(
  { priceHtml, rideOffers }: PriceCode,
  currentList: (known: number | null) => Promise<PriceList | null>,
  shortClasses: readonly ShortClasses[] = [],
): FillDocument {
  const shortOf = (url: string) =>
    new Map(Object.entries(shortClasses.find(({ urls }) => urls.includes(url))?.short ?? {}));
  let list: PriceList | null = null;
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;
  const ask = async () => {
    // A database that does not answer takes no page away: the last list stands, and the page asks again by itself.
    list = (await currentList(list?.version ?? null).catch(() => null)) ?? list;
    askedAt = performance.now();
    asking = null;
  };
  const filled = new WeakMap<SiteFile, { version: number; document: Promise<SiteFile> }>();

  const fill = async (file: SiteFile, holds: PriceList): Promise<SiteFile> => {
    const html = file.body.toString();
    const [place = '', slug = ''] = PLACE.exec(html) ?? [];
    const locale = /<html lang="(\w+)"/u.exec(html)?.[1];
    if (!place || !isLocale(locale)) return file;
    const to = (slug || undefined) as Slug;
    const prices = priceHtml(holds, locale, to);
    if (prices === place) return file;
    const named = withShortClasses(prices, shortOf(file.url.replace(/\.html$/u, '')));
    const shown = html.replace(place, () => named);
    return withBody(file, withOffers(shown, rideOffers(holds, locale, to)));
  };

  return async (file) => {
    if (!file.url.endsWith('.html')) return file;
    if (performance.now() - askedAt > FRESH_MS) await (asking ??= ask());
    if (!list) return file;
    const known = filled.get(file);
    if (known?.version === list.version) return known.document;
    const document = fill(file, list).catch((error: unknown) => {
      console.error('[prices]', error);
      return file;
    });
    filled.set(file, { version: list.version, document });
    return document;
  };
}

/** For a build's folder and the backend that serves it; null where the build brings no code for it. */
export async function openPriceDocuments(
  dist: string,
  { query }: Pick<EmbeddedBackend, 'query'>,
): Promise<FillDocument | null> {
  const code = path.join(dist, PRICE_CODE);
  if (!existsSync(code)) return null;
  const prices = (await import(pathToFileURL(code).href)) as typeof Prices;
  const shortClasses = JSON.parse(await readFile(path.join(dist, SHORT_CLASSES), 'utf8')) as ShortClasses[];
  const currentList = async (known: number | null) => {
    const [row] = await query<{ list: PriceList | null }>('select private.current_price_list($1) as list', [known]);
    return row?.list ?? null;
  };
  return fillPrices(prices, currentList, shortClasses);
}
