/** What leaves the browser before, with and after consent to analytics, and what of it stands in the database. */
import { expect, test, type Page, type Request } from '@playwright/test';
import { messages as consent } from '../../src/i18n/messages/en/consent.ts';
import { complaintsOf, wakeUp } from '../setup/visit.ts';

// Nobody has chosen anything yet.
test.use({ storageState: { cookies: [], origins: [] } });

interface Sent {
  to: 'track-visit' | 'record-consent';
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** Every record that the pages of a context send, in order; `answered` waits until so many were taken. */
function recordsOf(page: Page) {
  const sent: Sent[] = [];
  let taken = 0;
  const nameOf = (request: Request) => /\/functions\/v1\/(track-visit|record-consent)$/u.exec(request.url())?.[1];
  page.context().on('request', (request) => {
    const to = nameOf(request) as Sent['to'] | undefined;
    if (to) sent.push({ to, body: request.postDataJSON() as Sent['body'], headers: request.headers() });
  });
  page.context().on('response', (response) => {
    if (nameOf(response.request()) && response.status() === 200) taken += 1;
  });
  return { sent, answered: (count: number) => expect.poll(() => taken).toBe(count) };
}

/** Everything that the browser keeps of the visitor. */
const kept = (page: Page) =>
  page.evaluate(() => ({ session: sessionStorage.getItem('sessionId'), cookies: document.cookie }));

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string; page_path?: string }[] }).dataLayer ?? []);

async function follow(page: Page, name: string, url: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(url);
}

test('nothing with an identifier leaves before consent; then visits do, until it is taken back', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { sent, answered } = recordsOf(page);
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));

  // Nobody touches anything, and yet the page is counted.
  await page.goto('/en/fleet?ref=dana@example.com');
  await answered(1);
  await wakeUp(page);
  const banner = page.getByRole('region', { name: consent.banner.label });
  await expect(banner).toBeVisible();
  await follow(page, 'FAQ', '/en/faq');
  await answered(2);
  expect(sent.map(({ to, body }) => [to, body])).toEqual([
    ['track-visit', { kind: 'count', path: '/en/fleet' }],
    ['track-visit', { kind: 'count', path: '/en/faq' }],
  ]);
  for (const { headers } of sent) expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
  expect(sent[0]?.headers['referer']).toBeUndefined();
  expect(await kept(page)).toEqual({ session: null, cookies: '' });
  expect(await eventsOf(page)).toEqual([]);

  await banner.getByRole('button', { name: consent.banner.acceptAll }).click();
  await answered(4);
  const { session, cookies } = await kept(page);
  expect(session).toMatch(/^\d{13}-[a-z\d]+$/u);
  expect(cookies).toBe('');
  expect(sent.slice(2).map(({ body }) => body['sessionId'])).toEqual([session, session]);
  expect(sent.find(({ to }) => to === 'record-consent')?.body).toMatchObject({ choice: 'accepted', language: 'en' });
  expect(sent.find(({ body }) => body['kind'] === 'visit')?.body).toMatchObject({ counted: true });

  await follow(page, 'Privacy', '/en/privacy');
  await page.goBack();
  await answered(6);
  expect(sent.slice(4).map(({ body }) => body['kind'])).toEqual(['leave', 'visit']);
  await expect
    .poll(async () => (await eventsOf(page)).map(({ event, page_path }) => page_path ?? event))
    .toEqual(['/en/faq', '/en/faq', 'page_performance']);

  await page.goto('/en/privacy-settings');
  await answered(8);
  await page.getByRole('checkbox', { name: new RegExp(`^${consent.categories.analytics.title}`, 'u') }).uncheck();
  await answered(9);
  expect(sent.at(-1)).toMatchObject({
    to: 'record-consent',
    body: { sessionId: session, choice: 'custom', analytics: false },
  });
  expect(await kept(page)).toEqual({ session: null, cookies: '' });
  await follow(page, 'FAQ', '/en/faq');
  await answered(10);
  expect(sent.at(-1)?.body).toEqual({ kind: 'count', path: '/en/faq' });
  expect(complaints).toEqual([]);
});
