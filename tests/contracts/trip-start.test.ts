/** The short start of a request against the request form. */
import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { StartForm } from '../../src/features/site/trip-request/start/start-form.tsx';
import { LocaleProvider } from '../../src/i18n/locale-context.tsx';
import { locales } from '../../src/i18n/locales.ts';
import { giveMessages } from '../../src/i18n/messages/index.ts';
import { hasWish } from '../../src/lib/trip-wish.ts';
import { KNOWN_PLACES } from '../../supabase/functions/_shared/places/known-places.ts';
import { LEAD_FIELDS } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { messagesOf } from '../setup/messages-of.ts';

describe.each(locales)('the short start in %s', async (locale) => {
  const words = await messagesOf(locale, 'tripStart');
  giveMessages(locale, { tripStart: words, tripRequest: await messagesOf(locale, 'tripRequest') });
  const drawn = (to?: string) => {
    const form = createElement(StartForm, to ? { to } : {});
    const page = createElement(Suspense, { fallback: null }, form);
    return renderToStaticMarkup(createElement(MemoryRouter, null, LocaleProvider({ locale, children: page })));
  };
  const html = drawn();

  it('has fields that the request form reads', () => {
    const names = [...html.matchAll(/ name="([^"]*)"/gu)].map(([, name]) => name);
    expect(names).toEqual(['from', 'to', 'date', 'time', 'passengers']);
    expect(names.filter((name) => !hasWish(`?${name}=1`))).toEqual([]);
  });

  it('takes as long an address as the form, and as many people as one car', () => {
    const { pickup } = LEAD_FIELDS;
    expect(html.match(/maxLength="\d+"/gu)).toEqual([`maxLength="${pickup.max}"`, `maxLength="${pickup.max}"`]);
    const people = /name="passengers".*?<\/select>/su.exec(html)?.[0] ?? '';
    const options = [...people.matchAll(/<option[^>]*>([^<]*)/gu)].map(([, text]) => text);
    expect(options).toEqual([words.howMany, '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('begins with the place that its page is about', () => {
    expect(drawn('eilat')).toContain(`value="${KNOWN_PLACES['eilat']?.[locale]}"`);
  });
});
