/** What leaves the browser before, with and after consent to analytics, and what of it stands in the database. */
import { expect, type Page, type Request } from '@playwright/test';
import { messages as consent } from '../../src/i18n/messages/en/consent.ts';
import { test } from '../setup/site-test.ts';
import { complaintsOf, startApplication } from '../setup/visit.ts';

// Nobody has chosen anything yet.
test.use({ hasAnsweredCookies: false });

interface Sent {
  to: 'track-visit' | 'record-consent';
  body: Record<string, unknown>;
  request: Request;
}

/** Every record that the pages of a context send, in order, and what was answered. */
function recordsOf(page: Page) {
  const sent: Sent[] = [];
  const statuses = new Set<number>();
  const nameOf = (request: Request) => /\/functions\/v1\/(track-visit|record-consent)$/u.exec(request.url())?.[1];
  page.context().on('request', (request) => {
    const to = nameOf(request) as Sent['to'] | undefined;
    const body = (to ? request.postDataJSON() : {}) as Sent['body'];
    // A leave that outlives its document may go unseen here (its unit tests see it), so leaves are not counted.
    if (to && body['kind'] !== 'leave') sent.push({ to, body, request });
  });
  page.context().on('response', (response) => {
    if (nameOf(response.request())) statuses.add(response.status());
  });
  return { sent, statuses, reached: (count: number) => expect.poll(() => sent.length).toBe(count) };
}

/** Everything that the browser keeps of the visitor. */
const kept = (page: Page) =>
  page.evaluate(() => ({ session: sessionStorage.getItem('sessionId'), cookies: document.cookie }));

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string; page_path?: string }[] }).dataLayer ?? []);

async function follow(page: Page, name: string, url: string): Promise<void> {
  const before = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(url);
  // The address changes at once, the page when its parts have come.
  await expect(page).not.toHaveTitle(before);
}

test('nothing with an identifier leaves before consent; then visits do, until it is taken back', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const { sent, statuses, reached } = recordsOf(page);
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await page.context().addCookies([{ name: 'planted', value: '1', url: baseURL ?? '' }]);

  // Nobody touches anything, and yet the page is counted.
  await page.goto('/en/fleet?ref=dana@example.com');
  await reached(1);
  await startApplication(page);
  const banner = page.getByRole('region', { name: consent.banner.label });
  await expect(banner).toBeVisible();
  await follow(page, 'FAQ', '/en/faq');
  await reached(2);
  expect(sent.map(({ to, body }) => [to, body])).toEqual([
    ['track-visit', { kind: 'count', path: '/en/fleet' }],
    ['track-visit', { kind: 'count', path: '/en/faq' }],
  ]);
  for (const { request } of sent) {
    const { cookie, referer = '' } = await request.allHeaders();
    expect({ cookie, referer }).toEqual({ cookie: undefined, referer: '' });
  }
  expect(await kept(page)).toEqual({ session: null, cookies: 'planted=1' });
  expect(await eventsOf(page)).toEqual([]);

  await banner.getByRole('button', { name: consent.banner.acceptAll }).click();
  await reached(4);
  const { session, cookies } = await kept(page);
  expect(session).toMatch(/^\d{13}-[a-z\d]+$/u);
  expect(cookies).toBe('planted=1');
  expect(sent.slice(2).map(({ body }) => body['sessionId'])).toEqual([session, session]);
  expect(sent.find(({ to }) => to === 'record-consent')?.body).toMatchObject({ choice: 'accepted', language: 'en' });
  expect(sent.find(({ body }) => body['kind'] === 'visit')?.body).toMatchObject({ counted: true });

  await follow(page, 'Privacy policy', '/en/privacy');
  await page.goBack();
  await reached(5);
  expect(sent[4]?.body).toMatchObject({ kind: 'visit', sessionId: session });
  await expect
    .poll(async () => new Set((await eventsOf(page)).map(({ event, page_path }) => page_path ?? event)))
    .toEqual(new Set(['/en/faq', 'page_performance']));

  await page.evaluate(() => {
    history.pushState({}, '', '/en/privacy-settings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await reached(6);
  await page.getByRole('checkbox', { name: new RegExp(`^${consent.categories.analytics.title}`, 'u') }).uncheck();
  await reached(7);
  expect(sent.at(-1)).toMatchObject({
    to: 'record-consent',
    body: { sessionId: session, choice: 'accepted', analytics: false },
  });
  expect(await kept(page)).toEqual({ session: null, cookies: 'planted=1' });
  await follow(page, 'FAQ', '/en/faq');
  await reached(8);
  expect(sent.at(-1)?.body).toEqual({ kind: 'count', path: '/en/faq' });
  await expect.poll(() => [...statuses]).toEqual([200]);
  expect(complaints).toEqual([]);
});
