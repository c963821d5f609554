import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { destinationSlugs } from '@/content/destinations/slugs';
import type { PriceList } from '@/data/price-list';
import { FIRST_PROMISES } from '@shared/facts/promises';
import { dayInText } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { messagesOf } from '../../../../tests/setup/messages-of';

const sample = samplePrices();
const published: PriceList = { ...sample, version: 7, is_sample: false, published_at: '2026-11-21T22:30:00Z' };
const dearer: PriceList = {
  ...published,
  version: 8,
  day: { sprinter: (published.day['sprinter'] ?? []).map((price) => (price ?? 0) + 11) },
};

/** Of the snapshot that documents are built with. */
const VERSION = 12;
/** Addresses that the page has asked for. */
let asked: string[] = [];
/** What the backend answers; an error breaks the connection. */
let answer: PriceList | Error | null = null;
let root: Root | null = null;

beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (answer instanceof Error) throw answer;
    return Response.json(
      answer && { version: VERSION + 1, promises: FIRST_PROMISES, closed_dates: [], prices: answer },
    );
  });
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  cleanup();
  document.body.replaceChildren();
  expect(console.error).not.toHaveBeenCalled();
});

/** The parts as a new visit has them: what was loaded is remembered in the modules. */
async function newVisit(locale: Locale, path = '/airport-taxi') {
  vi.resetModules();
  const { PagePrices } = await import('./page-prices');
  const { publish, published: held } = await import('@/config/published');
  const { LocaleProvider } = await import('@/i18n/locale-context');
  const { loadMessages } = await import('@/i18n/messages');
  const { MemoryRouter } = await import('react-router-dom');
  await loadMessages(locale, 'publicPrices');
  const page = (
    <LocaleProvider locale={locale}>
      <MemoryRouter>
        <Suspense>
          <PagePrices path={path} />
        </Suspense>
      </MemoryRouter>
    </LocaleProvider>
  );
  const document_ = (atBuild: PriceList | null) => {
    vi.stubEnv('SSR', true);
    const version = atBuild ? VERSION : 0;
    publish({ ...held(), version, prices: atBuild });
    const html = renderToString(page);
    publish({ ...held(), version, prices: null });
    vi.unstubAllEnvs();
    return html;
  };
  return { page, document: document_ };
}

/** The browser takes a document over. */
async function takeOver({ page, document: draw }: Awaited<ReturnType<typeof newVisit>>, atBuild: PriceList | null) {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = draw(atBuild);
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError: (error) => console.error(error) });
  });
  return place;
}

const wordsOf = (element: Element | null) => element?.textContent?.replaceAll(/[\u2066-\u2069\s]+/gu, ' ').trim();

describe('the prices of a page', () => {
  it.each<[Locale, string]>([
    ['he', '390 ₪'],
    ['en', '₪390'],
    ['fr', '390 ₪'],
  ])('stand in the document that was built with them, in %s', async (locale, price) => {
    const visit = await newVisit(locale, '/jerusalem');
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML = visit.document(published);
    const m = await messagesOf(locale, 'publicPrices');
    expect(wordsOf(place.querySelector('tbody td'))).toBe(price);
    expect(wordsOf(place.querySelector('h2'))).toBe(m.titles.from);
    expect(wordsOf(place)).toContain(m.asOf(dayInText(locale, '2026-11-22')));
    expect(place.querySelector('[data-sample]')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('stay as they are while the same list holds, which is not sent again', async () => {
    answer = null;
    const place = await takeOver(await newVisit('en', '/jerusalem'), published);
    expect(asked).toEqual(['/rest/v1/rpc/published_facts?known=12']);
    expect(wordsOf(place.querySelector('tbody td'))).toBe('₪390');
  });

  it('change in their place when another list holds', async () => {
    answer = dearer;
    const visit = await newVisit('en', '/jerusalem');
    const before = document.createElement('main');
    before.innerHTML = visit.document(published);
    const place = await takeOver(visit, published);
    expect(wordsOf(place.querySelector('tbody td'))).toBe('₪401');
    expect(place.querySelectorAll('*')).toHaveLength(before.querySelectorAll('*').length);
  });

  it('stay as they are where the backend does not answer', async () => {
    answer = new Error('offline');
    const place = await takeOver(await newVisit('en', '/jerusalem'), published);
    expect(wordsOf(place.querySelector('tbody td'))).toBe('₪390');
  });

  it('come in, where the document has none, once their place is below the screen', async () => {
    answer = sample;
    const visit = await newVisit('en', '/jerusalem');
    const top = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 0));
    const place = await takeOver(visit, null);
    expect(asked).toEqual(['/rest/v1/rpc/published_facts?known=0']);
    expect(place.querySelector('table')).toBeNull();
    top.mockReturnValue(new DOMRect(0, window.innerHeight - 1, 300, 0));
    act(() => void dispatchEvent(new Event('scroll')));
    expect(place.querySelector('table')).toBeNull();
    top.mockReturnValue(new DOMRect(0, window.innerHeight, 300, 0));
    act(() => void dispatchEvent(new Event('scroll')));
    expect(wordsOf(place.querySelector('tbody td'))).toBe('₪390');
    expect(wordsOf(place.querySelector('[data-sample]'))).toBe('(Sample)');
  });

  it('come in above the screen, too, while the visitor is held where they were', async () => {
    answer = sample;
    const visit = await newVisit('en', '/jerusalem');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 0));
    document.documentElement.dataset['held'] = '';
    const { container } = render(visit.page);
    // Until then it is known that something is to come.
    expect(container.querySelector('[data-placeholder]')).not.toBeNull();
    await act(async () => {});
    delete document.documentElement.dataset['held'];
    expect(wordsOf(container.querySelector('tbody td'))).toBe('₪390');
    expect(container.querySelector('[data-placeholder]')).toBeNull();
  });

  it('are none where nobody has published any', async () => {
    answer = null;
    const place = await takeOver(await newVisit('en', '/jerusalem'), null);
    expect(place.textContent).toBe('');
  });

  it('are there at once on a further page of a visit', async () => {
    answer = published;
    const visit = await newVisit('he');
    const { loadPublished } = await import('@/data/published');
    await loadPublished();
    render(visit.page);
    expect(screen.getAllByRole('row')).toHaveLength(1 + destinationSlugs.length);
    await act(async () => {});
    expect(asked).toHaveLength(1);
  });

  it('of a taxi are "at most", and those without a number on request', async () => {
    const [car] = published.classes;
    if (!car) throw new Error('The sample has no class');
    answer = {
      ...published,
      night: { sprinter: (published.day['sprinter'] ?? []).map((price) => (price ?? 0) + 100) },
      classes: [
        { ...car, licence: 'taxi' },
        { ...car, id: 'minibus', name: { he: 'מיניבוס', en: 'Minibus', fr: 'Minibus' }, seats: 16 },
      ],
    };
    const visit = await newVisit('en', '/jerusalem');
    const { loadPublished } = await import('@/data/published');
    await loadPublished();
    render(visit.page);
    const cells = screen.getAllByRole('cell').map((cell) => wordsOf(cell));
    expect(cells).toEqual(['at most ₪390', 'at most ₪490', 'On request', 'On request']);
    expect(screen.getByText((await messagesOf('en', 'publicPrices')).meter)).toBeTruthy();
    await act(async () => {});
  });
});
