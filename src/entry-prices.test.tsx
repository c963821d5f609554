import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceList } from '@/data/price-list';
import { locales } from '@/i18n/locales';
import { samplePrices } from '../tests/fixtures/sample-prices';
import { messagesOf } from '../tests/setup/messages-of';

/** As the server of the built site has the module. */
async function onServer() {
  vi.resetModules();
  vi.stubEnv('SSR', true);
  const prices = await import('./entry-prices');
  return prices;
}

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  cleanup();
  document.body.replaceChildren();
});

describe('the prices by themselves', () => {
  it.each(locales)('are in %s what the application draws in their place', async (locale) => {
    const list: PriceList = { ...samplePrices(), version: 9 };
    const { priceHtml } = await onServer();
    const html = priceHtml(list, locale, 'haifa');
    vi.unstubAllEnvs();
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML = html;
    const m = await messagesOf(locale, 'publicPrices');
    expect(place.querySelector('h2')?.textContent).toBe(m.title);
    expect(place.querySelector('[data-sample]')?.textContent).toBe(`(${m.sample})`);
    expect(place.querySelectorAll('tbody tr')).toHaveLength(1);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json(null);
    });
    const { RidePrices } = await import('@/features/site/prices/ride-prices');
    const { LocaleProvider } = await import('@/i18n/locale-context');
    const page = (
      <LocaleProvider locale={locale}>
        <RidePrices to="haifa" />
      </LocaleProvider>
    );
    const errors: unknown[] = [];
    const before = place.innerText;
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }));
    expect(errors).toEqual([]);
    expect(place.innerText).toBe(before);
    expect(place.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(asked).toEqual(['/rest/v1/rpc/current_price_list?known=9']);
    act(() => root.unmount());
  });

  it('are offers for search engines, each of a destination and the lowest and highest of many, never of a sample', async () => {
    const { rideOffers } = await onServer();
    const list: PriceList = { ...samplePrices(), is_sample: false };
    expect(rideOffers(list, 'en', 'haifa')).toEqual({
      offers: [
        expect.objectContaining({
          '@type': 'Offer',
          name: 'Ben Gurion Airport – Haifa, VIP Sprinter',
          price: 690,
          priceCurrency: 'ILS',
        }),
      ],
    });
    expect(rideOffers(list, 'en', undefined)).toEqual({
      offers: { '@type': 'AggregateOffer', priceCurrency: 'ILS', lowPrice: 200, highPrice: 1770, offerCount: 15 },
    });
    expect(rideOffers(samplePrices(), 'en', 'haifa')).toEqual({});
  });

  it('are an empty place where the list has none', async () => {
    const { priceHtml } = await onServer();
    const nothing: PriceList = { ...samplePrices(), day: {}, night: {} };
    expect(priceHtml(nothing, 'en', 'haifa')).toBe('<div data-prices-of="haifa"></div>');
    expect(priceHtml(nothing, 'en', undefined)).toBe('<div data-prices-of=""></div>');
  });

  it('have an example of all that tables show, for the styles', async () => {
    const { everyTable } = await onServer();
    const m = await messagesOf('he', 'publicPrices');
    for (const words of [m.title, m.titleOfAll, m.meter, m.sample, m.night, m.onRequest, m.atMost('300 ₪')])
      expect(everyTable.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ')).toContain(words);
  });
});
