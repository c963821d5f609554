import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_CONSENTS, ESSENTIAL_ONLY, saveConsents } from '@/data/consent';
import type * as PageView from './page-view';

interface Sent {
  name: string;
  body: Record<string, unknown>;
  options: RequestInit;
}

let sent: Sent[];
let views: typeof PageView;
let end: (() => void) | undefined;

const kinds = () => sent.map(({ body }) => body['kind']);
const layer = () => (window.dataLayer ?? []) as Record<string, unknown>[];
const events = () => layer().map(({ event }) => event);
const sessionId = () => sessionStorage.getItem('sessionId');
const settle = () => vi.advanceTimersByTimeAsync(100);

function look(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function restore(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

/** The next page of the same visit. */
function open(path: string): void {
  end?.();
  end = views.watchView(path);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const body = JSON.parse(options.body as string) as Record<string, unknown>;
    sent.push({ name: url.split('/').at(-1) ?? '', body, options });
    throw new TypeError('nobody answers');
  });
  window.dataLayer = [];
  look(true);
  document.title = 'About us';
  views = await import('./page-view');
});

afterEach(() => {
  end?.();
  end = undefined;
  vi.useRealTimers();
});

/** The module that the views under test listen to: each test has its own. */
const choose = async (consents: typeof ALL_CONSENTS) => (await import('@/data/consent')).saveConsents(consents);

describe('without consent to analytics', () => {
  it.each([['nothing is chosen'], ['only the essential is']])('a view is a bare count where %s', async (which) => {
    if (which !== 'nothing is chosen') saveConsents(ESSENTIAL_ONLY);
    sessionStorage.setItem('sessionId', '1795000000000-3f9a0c1b7d2e');
    open('/about');
    await settle();
    look(false);
    open('/en/faq');
    look(true);
    await settle();
    expect(sent.map(({ body }) => body)).toEqual([
      { kind: 'count', path: '/about' },
      { kind: 'count', path: '/en/faq' },
    ]);
    expect(sent[0]?.options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect(sessionId()).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(layer()).toEqual([]);
  });
});

describe('with consent to analytics', () => {
  beforeEach(() => saveConsents(ALL_CONSENTS));

  it('a view is a visit and a leave, and the next page comes from this one', async () => {
    open('/about');
    expect(sent).toEqual([]);
    await settle();
    await vi.advanceTimersByTimeAsync(41_600);
    open('/faq');
    await settle();
    const pageUrl = `${location.origin}/about`;
    const id = sessionId();
    expect(id).toMatch(/^\d{13}-[a-z\d]{8,40}$/u);
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ kind: 'visit', sessionId: id, pageUrl, pageTitle: 'About us', counted: false }),
      { kind: 'leave', sessionId: id, pageUrl, timeOnPage: 42 },
      expect.objectContaining({ kind: 'visit', sessionId: id, referrer: pageUrl }),
    ]);
    expect(layer().filter(({ event }) => event === 'page_view')).toEqual([
      expect.objectContaining({ page_title: 'About us', page_location: pageUrl, page_path: '/about' }),
      expect.objectContaining({ page_path: '/faq', page_referrer: pageUrl }),
    ]);
  });

  it('a page that is gone within a moment was not viewed', async () => {
    open('/about');
    open('/faq');
    await settle();
    expect(sent.map(({ body }) => body['pageUrl'])).toEqual([`${location.origin}/faq`]);
  });

  it('hiding ends a view once; a page out of the back/forward cache is a new one', async () => {
    open('/about');
    await settle();
    look(false);
    dispatchEvent(new Event('pagehide'));
    look(true);
    look(false);
    expect(kinds()).toEqual(['visit', 'leave']);
    look(true);
    restore(false);
    expect(kinds()).toEqual(['visit', 'leave']);
    restore(true);
    look(false);
    expect(kinds()).toEqual(['visit', 'leave', 'visit', 'leave']);
  });

  it('a page in a tab nobody has looked at waits', async () => {
    look(false);
    open('/about');
    await settle();
    expect(sent).toEqual([]);
    look(true);
    expect(kinds()).toEqual(['visit']);
  });

  it.each(['/privacy', '/en/terms', '/fr/privacy/', '/dashboard'])('%s is not tracked', async (path) => {
    open('/about');
    await settle();
    sent = [];
    open(path);
    await settle();
    open('/faq');
    await settle();
    expect(sent.map(({ body }) => body['pageUrl'])).toEqual(['/about', '/faq'].map((known) => location.origin + known));
  });

  it('performance is told once, after a second', async () => {
    open('/about');
    await settle();
    open('/faq');
    await vi.advanceTimersByTimeAsync(999);
    expect(events()).not.toContain('page_performance');
    await vi.advanceTimersByTimeAsync(1000);
    expect(events().filter((event) => event === 'page_performance')).toHaveLength(1);
    expect(Object.keys(layer().at(-1) ?? {})).toEqual([
      'event',
      'page_load_time',
      'dom_content_loaded',
      'first_contentful_paint',
      'largest_contentful_paint',
    ]);
  });

  it('an event waits for the data layer, and for no longer than the consent', async () => {
    delete window.dataLayer;
    open('/about');
    await vi.advanceTimersByTimeAsync(700);
    window.dataLayer = [];
    await vi.advanceTimersByTimeAsync(50);
    expect(events()).toEqual(['page_view']);
    delete window.dataLayer;
    open('/faq');
    await settle();
    await choose(ESSENTIAL_ONLY);
    window.dataLayer = [];
    await vi.advanceTimersByTimeAsync(5000);
    expect(layer()).toEqual([]);
  });
});

describe('a choice while a page is read', () => {
  it('makes the count a visit, or forgets the identifier', async () => {
    open('/about');
    await settle();
    await choose(ALL_CONSENTS);
    expect(sent.at(-1)?.body).toMatchObject({ kind: 'visit', counted: true, sessionId: sessionId() });
    await choose(ESSENTIAL_ONLY);
    expect(sessionId()).toBeNull();
    look(false);
    open('/faq');
    look(true);
    await settle();
    expect(kinds()).toEqual(['count', 'visit', 'count']);
  });

  it('in another tab ends the identifier of this one, also on a page that is not tracked', async () => {
    saveConsents(ALL_CONSENTS);
    open('/about');
    await settle();
    open('/privacy');
    expect(sessionId()).not.toBeNull();
    localStorage.setItem('gdprConsents', JSON.stringify(ESSENTIAL_ONLY));
    dispatchEvent(new StorageEvent('storage', { key: 'gdprConsentDate' }));
    expect(sessionId()).toBeNull();
  });

  it('that has become too old counts as none', async () => {
    saveConsents(ALL_CONSENTS);
    open('/about');
    await settle();
    localStorage.setItem('gdprConsentDate', new Date(Date.now() - 31 * 86_400_000).toISOString());
    open('/faq');
    await settle();
    expect(kinds()).toEqual(['visit', 'count']);
    expect(sessionId()).toBeNull();
  });

  it('leaves no identifier where the storage refuses: the view is counted instead', async () => {
    saveConsents(ALL_CONSENTS);
    vi.stubGlobal('sessionStorage', undefined);
    open('/about');
    await settle();
    expect(kinds()).toEqual(['count']);
  });
});
