/** The short start of a request against the request form. */
import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { StartForm, type StartFormProps } from '../../src/features/site/trip-request/start/start-form.tsx';
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
  const drawn = (of: StartFormProps = {}) => {
    const form = createElement(StartForm, of);
    const page = createElement(Suspense, { fallback: null }, form);
    return renderToStaticMarkup(createElement(MemoryRouter, null, LocaleProvider({ locale, children: page })));
  };
  const html = drawn();

  it('has fields that the request form reads', () => {
    const names = [...html.matchAll(/ name="([^"]*)"/gu)].map(([, name]) => name);
    expect(names).toEqual(['from', 'to', 'date', 'time', 'passengers']);
    expect(names.filter((name) => !hasWish(`?${name}=1`))).toEqual([]);
  });

  it('takes as long an address as the form, and the people of one car side by side', () => {
    const { pickup } = LEAD_FIELDS;
    expect(html.match(/maxLength="\d+"/gu)).toEqual([`maxLength="${pickup.max}"`, `maxLength="${pickup.max}"`]);
    const people = /name="passengers".*?<\/select>/su.exec(html)?.[0] ?? '';
    const options = [...people.matchAll(/<option[^>]*>([^<]*)/gu)].map(([, text]) => text);
    expect(options).toEqual([words.howMany, '1', '2', '3', '4', '5', '6', '7', '8', words.moreThan(8)]);
  });

  it('asks how long on pages that sell hours, and no place that a day route goes to', () => {
    const namesOf = (page: string) => [...page.matchAll(/ name="([^"]*)"/gu)].map(([, name]) => name);
    expect(namesOf(drawn({ hourly: 'car_with_driver' }))).toEqual([
      'service',
      'from',
      'to',
      'hours',
      'date',
      'time',
      'passengers',
    ]);
    expect(namesOf(drawn({ route: 'masada' }))).toEqual(['route', 'from', 'date', 'time', 'passengers']);
    expect(namesOf(drawn({ to: 'masada', route: 'masada' }))).toContain('to');
    expect(namesOf(drawn({ to: 'eilat', route: 'eilat' }))).not.toContain('route');
  });

  it('begins with the place that its page is about', () => {
    expect(drawn({ to: 'eilat' })).toContain(`value="${KNOWN_PLACES['eilat']?.[locale]}"`);
  });
});
