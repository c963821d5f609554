/** The first fields of a request, on the home page, against the request form. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HomeContent } from '../../src/content/pages/home/he.ts';
import { LocaleProvider } from '../../src/i18n/locale-context.tsx';
import { locales } from '../../src/i18n/locales.ts';
import { TripStart } from '../../src/pages/home/trip-start.tsx';
import { KNOWN_PLACES } from '../../supabase/functions/_shared/places/known-places.ts';
import { LEAD_FIELDS } from '../../supabase/functions/_shared/facts/lead-fields.ts';

describe.each(locales)('the home page in %s', async (locale) => {
  const { content } = (await import(`../../src/content/pages/home/${locale}.ts`)) as { content: HomeContent };
  const words = content.hero.start;
  const html = renderToStaticMarkup(LocaleProvider({ locale, children: createElement(TripStart, { words }) }));
  const options = (list: string) =>
    [...(new RegExp(`<${list}.*?</${list}>`, 'su').exec(html)?.[0] ?? '').matchAll(/<option[^>]*>([^<]*)/gu)].map(
      ([, text]) => text,
    );

  it('suggests the airport by the name that the form knows', () => {
    expect(options('datalist')).toEqual([KNOWN_PLACES['airport']?.[locale]]);
  });

  it('takes as many passengers and as long an address as the form', () => {
    const { passengers, pickup } = LEAD_FIELDS;
    const counts = Array.from({ length: passengers.max - passengers.min + 1 }, (_, nth) => `${nth + passengers.min}`);
    expect(options('select')).toEqual([words.howMany, ...counts]);
    expect(html.match(/maxLength="\d+"/gu)).toEqual([`maxLength="${pickup.max}"`, `maxLength="${pickup.max}"`]);
  });
});
