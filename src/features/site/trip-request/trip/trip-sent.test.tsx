import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LeadReceipt } from '@/data/submit-lead';
import { LocaleProvider } from '@/i18n/locale-context';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { TripSent } from './trip-sent';

const plain: LeadReceipt = { reference: 'TM-7K3Q9', price: null, mailed: true, closed: [] };
const shabbat = { starts_at: '2026-12-18T14:18:00Z', ends_at: '2026-12-19T15:30:00Z' };

afterEach(cleanup);

async function show(locale: Locale, receipt: Partial<LeadReceipt>) {
  const words = (await loadMessages(locale, 'tripRequest')) as Parameters<typeof TripSent>[0]['words'];
  const payload = { name: 'Noa', phone: '+972545550173', service_type: 'contact' as const, notes: '-' };
  Element.prototype.scrollIntoView = () => undefined;
  await act(async () => {
    render(
      <LocaleProvider locale={locale}>
        <Suspense fallback="…">
          <TripSent
            sent={{ kind: 'sent', payload, ...plain, ...receipt }}
            words={words}
            onClose={vi.fn<() => void>()}
          />
        </Suspense>
      </LocaleProvider>,
    );
  });
  await screen.findByText('TM-7K3Q9');
}

describe.each(locales)('the thanks in %s', (locale) => {
  const night = { he: 'מוצאי שבת 19/12, 17:30', en: 'Sat 19/12, after Shabbat, 17:30', fr: 'après le chabbat' }[locale];
  const prefix = locale === 'he' ? '' : `/${locale}`;

  it('say that the hour is closed, and until when', async () => {
    await show(locale, { closed: [{ way: 'outward', ...shabbat }] });
    expect(screen.getByText((text) => text.includes(night)).textContent).toContain(night);
  });

  it('lead to the trip’s link where no mail brings it, and only there', async () => {
    await show(locale, {});
    const links = () =>
      screen.getAllByRole('link').filter((link) => link.getAttribute('href') === `${prefix}/trip`).length;
    expect(links()).toBe(1);
    cleanup();
    await show(locale, { mailed: false });
    expect(links()).toBe(2);
  });
});
