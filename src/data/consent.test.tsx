import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ConsentModule from './consent';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T10:00:00Z');

/** The module as a page that has just been opened has it. */
async function opened(): Promise<typeof ConsentModule> {
  vi.resetModules();
  return import('./consent');
}

function store(values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

beforeEach(() => localStorage.clear());

describe('consent', () => {
  it('is essential only, and missing, as long as nothing is stored', async () => {
    const { currentConsents, isConsentMissing, ESSENTIAL_ONLY } = await opened();
    expect(isConsentMissing(NOW)).toBe(true);
    expect(currentConsents(NOW)).toEqual(ESSENTIAL_ONLY);
  });

  it.each([
    [{ analytics: true, marketing: true, personalization: true }, 'accepted'],
    [{ analytics: false, marketing: false, personalization: false }, 'essential-only'],
    [{ analytics: true, marketing: false, personalization: false }, 'accepted'],
  ])('of %j is stored under the three keys as %s', async (chosen, choice) => {
    const { saveConsents } = await opened();
    saveConsents(chosen, NOW);
    expect(localStorage.getItem('cookieConsent')).toBe(choice);
    expect(JSON.parse(localStorage.getItem('gdprConsents') ?? '')).toEqual({ essential: true, ...chosen });
    expect(localStorage.getItem('gdprConsentDate')).toBe('2026-11-20T10:00:00.000Z');
    const later = await opened();
    expect(later.currentConsents(NOW)).toEqual({ essential: true, ...chosen });
  });

  it('is asked for again after 30 days, and counts as none until then', async () => {
    const { saveConsents, currentConsents, isConsentMissing, ALL_CONSENTS, ESSENTIAL_ONLY } = await opened();
    saveConsents(ALL_CONSENTS, NOW);
    expect(isConsentMissing(NOW + 30 * DAY)).toBe(false);
    expect(currentConsents(NOW + 30 * DAY)).toEqual(ALL_CONSENTS);
    expect(isConsentMissing(NOW + 30 * DAY + 1)).toBe(true);
    expect(currentConsents(NOW + 30 * DAY + 1)).toEqual(ESSENTIAL_ONLY);
  });

  it.each([
    ['all by a choice without categories', { cookieConsent: 'accepted' }, true],
    ['none by the other choice', { cookieConsent: 'essential-only' }, false],
    [
      'the categories, whatever the choice says',
      { cookieConsent: 'essential-only', gdprConsents: '{"analytics":true}' },
      true,
    ],
    ['only a plain yes', { cookieConsent: 'accepted', gdprConsents: '{"analytics":"yes"}' }, false],
    ['the essential even where it was turned off', { gdprConsents: '{"essential":false,"analytics":true}' }, true],
  ])('honours %s', async (_, values, analytics) => {
    store({ ...values, gdprConsentDate: new Date(NOW).toISOString() });
    const { currentConsents, isConsentMissing } = await opened();
    expect(isConsentMissing(NOW)).toBe(false);
    expect(currentConsents(NOW)).toMatchObject({ essential: true, analytics });
  });

  it.each([
    ['without a date', { cookieConsent: 'accepted' }],
    ['with a date that is none', { cookieConsent: 'accepted', gdprConsentDate: 'yesterday' }],
    ['dated in the future', { cookieConsent: 'accepted', gdprConsentDate: new Date(NOW + 2 * DAY).toISOString() }],
    ['that is broken', { gdprConsents: '{', gdprConsentDate: new Date(NOW).toISOString() }],
    ['of another kind', { gdprConsents: 'null', gdprConsentDate: new Date(NOW).toISOString() }],
    ['of an unknown choice', { cookieConsent: 'maybe', gdprConsentDate: new Date(NOW).toISOString() }],
  ])('does not take what is stored %s', async (_, values) => {
    store(values);
    const { isConsentMissing, currentConsents } = await opened();
    expect(isConsentMissing(NOW)).toBe(true);
    expect(currentConsents(NOW).analytics).toBe(false);
  });

  it('holds for the page when the storage refuses', async () => {
    const { saveConsents, currentConsents, isConsentMissing, ESSENTIAL_ONLY } = await opened();
    const refuse = () => {
      throw new DOMException('quota', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    saveConsents(ESSENTIAL_ONLY, NOW);
    expect(currentConsents(NOW)).toEqual(ESSENTIAL_ONLY);
    expect(isConsentMissing(NOW)).toBe(false);
  });

  it.each([
    ['is blocked', ['getItem', 'setItem']],
    ['takes nothing', ['setItem']],
  ])('is not asked for where the storage %s: it would be asked for on every page', async (_, refused) => {
    const { currentConsents, isConsentMissing, canKeepConsent, ESSENTIAL_ONLY } = await opened();
    expect([isConsentMissing(NOW), canKeepConsent()]).toEqual([true, true]);
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      ...Object.fromEntries(refused.map((method) => [method, refuse])),
    });
    expect([isConsentMissing(NOW), canKeepConsent()]).toEqual([false, false]);
    expect(currentConsents(NOW)).toEqual(ESSENTIAL_ONLY);
  });

  it('reaches every listener, from this tab and from others, until they stop', async () => {
    const { onConsentChange, saveConsents, ALL_CONSENTS, ESSENTIAL_ONLY } = await opened();
    const heard = vi.fn<(consents: ConsentModule.Consents) => void>();
    const stop = onConsentChange(heard);
    saveConsents(ALL_CONSENTS);
    expect(heard).toHaveBeenLastCalledWith(ALL_CONSENTS);
    localStorage.setItem('gdprConsents', JSON.stringify(ESSENTIAL_ONLY));
    dispatchEvent(new StorageEvent('storage', { key: 'gdprConsentDate' }));
    expect(heard).toHaveBeenLastCalledWith(ESSENTIAL_ONLY);
    stop();
    saveConsents(ALL_CONSENTS);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('stays the same object while it stays the same', async () => {
    const { saveConsents, currentConsents, ALL_CONSENTS } = await opened();
    saveConsents(ALL_CONSENTS, NOW);
    expect(currentConsents(NOW)).toBe(currentConsents(NOW));
  });
});

describe('the identifier of the visit', () => {
  it('is known only with consent to analytics', async () => {
    const { saveConsents, ALL_CONSENTS, ESSENTIAL_ONLY } = await opened();
    const { readSessionId } = await import('./visit-session');
    sessionStorage.setItem('sessionId', '1795000000000-abc');
    saveConsents(ESSENTIAL_ONLY);
    expect(readSessionId()).toBeUndefined();
    saveConsents(ALL_CONSENTS);
    expect(readSessionId()).toBe('1795000000000-abc');
  });
});
