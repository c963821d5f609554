import { describe, expect, it } from 'vitest';
import { isOwnAddress as isOwn } from '../_shared/http/http.ts';
import { trackingSchema } from '../_shared/contracts/tracking-contract.ts';
import { reduceReferrer } from '../_shared/contracts/tracked-pages.ts';
import { trackingCall } from './rules.ts';

const SITE = 'https://www.example.com';
const sessionId = '1795000000000-3f9a0c1b7d2e';
const argsOf = (call: { args: object } | null): Record<string, unknown> => ({ ...call?.args });
const pathOf = (path: string) => argsOf(trackingCall({ kind: 'count', path }))['path'] ?? null;
const visitWith = (changes: object) =>
  argsOf(trackingCall({ kind: 'visit', sessionId, pageUrl: `${SITE}/about`, ...changes }))['visit'];

describe('the path that is recorded', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about?name=dana#top', '/about'],
    ['/en', '/english'],
    ['/he', '/'],
    ['/fr/privacy-settings', '/fr/privacy-settings'],
    ['/en/blog/taxi-cost-guide', '/en/blog/taxi-cost-guide'],
    ['/call-me-at-0501234567', '/404'],
    ['/fr/blog/taxi-cost-guide', '/404'],
    ['//evil.example/about', '/404'],
    ['/About', '/404'],
  ])('of %s is %s', (path, recorded) => {
    expect(pathOf(path)).toBe(recorded);
  });

  it.each([
    '/privacy',
    '/en/privacy',
    '/fr/terms/',
    '/terms/old',
    '/trip',
    '/fr/trip',
    '/dashboard',
    '/en/dashboard/leads',
    '/auth',
  ])('of %s does not exist', (path) => {
    expect(pathOf(path)).toBeNull();
    expect(visitWith({ pageUrl: SITE + path })).toBeUndefined();
  });
});

describe('a visit', () => {
  it('leaves out the query of its page and cuts what is too long', () => {
    const visit = visitWith({
      pageUrl: `${SITE}/about?email=dana@example.com#me`,
      pageTitle: `About\u0000\u202E us ${'😀'.repeat(200)}`,
      userAgent: 'x'.repeat(1000),
    }) as { title: string; user_agent: string };
    expect(visit).toMatchObject({ session_id: sessionId, path: '/about', referrer: null, counted: false });
    expect(visit.title).toMatch(/^About us 😀/u);
    expect(visit.title.length).toBeLessThanOrEqual(200);
    expect(visit.title.isWellFormed()).toBe(true);
    expect(visit.user_agent).toHaveLength(400);
  });

  it.each([
    ['https://mail.example.org/inbox/dana?q=secret', 'https://mail.example.org'],
    [`${SITE}/en/faq?name=dana`, `${SITE}/en/faq`],
    [`${SITE}/call-me-at-0501234567`, `${SITE}/404`],
    [`${SITE}/privacy`, null],
    ['android-app://com.google.android.gm/', null],
    ['nonsense', null],
  ])('that comes from %s keeps %s', (referrer, kept) => {
    expect(visitWith({ referrer })).toMatchObject({ referrer: kept });
    expect(reduceReferrer(referrer, `${SITE}/about`)).not.toMatch(/dana|secret/u);
  });
});

it.each(['visit', 'leave'] as const)('a %s of another site’s page is not recorded', (kind) => {
  const record = { sessionId, pageUrl: 'https://evil.example/about', timeOnPage: 5 };
  const isOwnAddress = (address: string) => isOwn(address, new Headers({ host: 'www.example.com' }), SITE);
  expect(trackingCall({ ...record, kind }, isOwnAddress)).toBeNull();
  expect(trackingCall({ ...record, kind, pageUrl: `${SITE}/about` }, isOwnAddress)).not.toBeNull();
});

describe('the contract', () => {
  it.each([
    [{ kind: 'visit', sessionId, pageUrl: 'javascript:alert(1)' }],
    [{ kind: 'visit', sessionId: 'dana@example.com', pageUrl: SITE }],
    [{ kind: 'visit', sessionId, pageUrl: SITE, email: 'dana@example.com' }],
    [{ kind: 'leave', sessionId, pageUrl: SITE, timeOnPage: 86_401 }],
    [{ kind: 'leave', sessionId, pageUrl: SITE, timeOnPage: 1.5 }],
    [{ kind: 'count', path: '/', sessionId }],
    [{ kind: 'other' }],
  ])('refuses %j', (body) => {
    expect(trackingSchema.safeParse(body).success).toBe(false);
  });
});
