/**
 * The prices of a page by themselves, for the server that knows the list only while it runs: it puts them into the documents
 * that were built without one (scripts/http/price-documents.ts).
 */
import { renderToString } from 'react-dom/server';
import type { PriceList } from '@/data/price-list';
import { PricesAtBuild } from '@/features/site/prices/prices-at-build';
import { pricesShown } from '@/features/site/prices/price-table';
import { RidePrices, type RidePricesProps } from '@/features/site/prices/ride-prices';
import { LocaleProvider } from '@/i18n/locale-context';
import { defaultLocale, locales, type Locale, type Localized } from '@/i18n/locales';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/public-prices';
import { messages as fr } from '@/i18n/messages/fr/public-prices';
import { messages as he } from '@/i18n/messages/he/public-prices';
import { priceOffers } from '@/layout/price-offers';

const words: Localized<typeof he> = { he, en, fr };
for (const locale of locales) giveMessages(locale, { publicPrices: words[locale] });

/**
 * What stands in the place of a page's prices; the same empty place where the list has none for it.
 * @param to the place that the page is about; without one, all places
 */
export const priceHtml = (list: PriceList, locale: Locale, to: RidePricesProps['to']): string =>
  renderToString(
    <LocaleProvider locale={locale}>
      <PricesAtBuild value={list}>
        <RidePrices {...(to && { to })} />
      </PricesAtBuild>
    </LocaleProvider>,
  );

/** What search engines read of them, for the page's node of the ride; nothing of a sample, which nobody offers. */
export const rideOffers = (list: PriceList, locale: Locale, to: RidePricesProps['to']): { offers?: object } =>
  list.is_sample ? {} : priceOffers(pricesShown(list, locale, to), !to);

const named = (name: string) => ({ he: name, en: name, fr: name });
const size = { seats: 3, bags: 3, hourly: null };
/** A list with everything that tables show: prices by night, a taxi's, none, a sample's mark. */
const LIST: PriceList = {
  version: 0,
  published_at: '2026-01-01T00:00:00Z',
  is_sample: true,
  zones: [
    { id: 'ben-gurion', kind: 'airport', name: named('airport'), aliases: [] },
    { id: 'jerusalem', kind: 'city', name: named('city'), aliases: [], destination: 'jerusalem' },
  ],
  classes: [
    { ...size, id: 'taxi', name: named('taxi'), licence: 'taxi' },
    { ...size, id: 'minibus', name: named('minibus'), licence: 'minibus' },
  ],
  minutes: [60],
  day: { taxi: [300], minibus: [0] },
  night: { taxi: [400], minibus: [0] },
  rules: {
    night_from: 0,
    night_to: 1,
    extra_stop: 0,
    child_seat: 0,
    round_trip_percent: 0,
    hourly_minimum: 1,
    notice_minutes: 0,
  },
};

/** Tables of both kinds, for the styles that documents need which get theirs later. */
export const everyTable = priceHtml(LIST, defaultLocale, 'jerusalem') + priceHtml(LIST, defaultLocale, undefined);
