/**
 * Every way in which sending fails, as somebody meets it who neither sees the page nor uses a mouse: each is announced,
 * takes the focus where it lasts, and leads on by the keyboard. By night; by day the kinds of tests/faults that matter most.
 */
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { tripDraft } from '../fixtures/trip-draft.ts';
import { newPhone } from '../setup/form-driver.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { SUBMIT_LEAD } from '../setup/submit-lead-route.ts';

const FORMS = ['trip', 'contact'] as const;
const visits = locales.flatMap((locale) => FORMS.map((form) => ({ locale, form })));

type Answer = (route: Route) => Promise<void>;

const refusing =
  (status: number, code: string, more: { fields?: Record<string, string>; after?: number } = {}): Answer =>
  (route) =>
    route.fulfill({
      status,
      headers: more.after ? { 'retry-after': String(more.after) } : {},
      json: { success: false, error: '', code, fields: more.fields },
    });

/** The form with everything filled in, up to the button that sends. */
async function openFilled(page: Page, form: 'trip' | 'contact', locale: Locale): Promise<void> {
  const phone = newPhone();
  if (form === 'contact') {
    await page.goto(localizedPath(locale, '/contact'));
    await page.locator('#contact-name').focus();
    await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
    for (const [field, words] of [
      ['name', 'Dana Levi'],
      ['phone', phone],
      ['notes', 'Airport to Haifa on Sunday night?'],
    ] as const)
      await page.locator(`#contact-${field}`).fill(words);
    return;
  }
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript(
    ({ name, value }) => localStorage.setItem(name, value),
    tripDraft({ phone, travel_date: date }, Date.now()),
  );
  await page.goto(localizedPath(locale, '/plan-your-trip'));
}

const press = async (control: Locator) => {
  await control.focus();
  await control.press('Enter');
};

for (const { locale, form } of visits) {
  nightTest(`every failure of the ${form} form in ${locale} is announced and leads on`, async ({ page, context }) => {
    test.slow();
    await context.setExtraHTTPHeaders(ownAddress());
    const trip = await messagesOf(locale, 'tripRequest');
    const contact = await messagesOf(locale, 'contact');
    const { sending, failed, sent, summary } = form === 'trip' ? trip : contact;
    await page.clock.install();
    let answer: Answer = (route) => route.abort('connectionrefused');
    await page.route(SUBMIT_LEAD, (route) => answer(route));
    await openFilled(page, form, locale);

    const area = page.locator(form === 'trip' ? '#request' : '#contact');
    const send = area.getByRole('button', { name: form === 'trip' ? trip.actions.send : contact.send, exact: true });
    const panel = area.getByRole('alert').filter({ hasText: failed.title });
    const toast = page.getByRole('alert').filter({ hasText: failed.toastTitle }).last();

    const ways = {
      whatsapp: panel.getByRole('link', { name: sending.whatsapp }),
      call: panel.getByRole('link', { name: sending.call }),
    };
    /** The panel has the focus and says what happened; its ways on are the next stops of the keyboard. */
    async function expectPanel(text: string, note: string, retry = sending.retry): Promise<void> {
      await expect(panel).toContainText(text);
      await expect(panel).toContainText(note);
      await expect(panel).toBeFocused();
      await expect(toast).toContainText(text);
      for (const way of [panel.getByRole('button', { name: retry }), ways.whatsapp, ways.call]) {
        await page.keyboard.press('Tab');
        await expect(way).toBeFocused();
      }
    }
    /** From the panel, by keyboard; the panel goes, and the focus with it. */
    async function tryAgain(next: Answer, retry = sending.retry): Promise<void> {
      answer = next;
      await press(panel.getByRole('button', { name: retry }));
    }

    await send.waitFor();
    await press(send);
    await expectPanel(failed.network, failed.repeated);
    await expect(ways.call).toHaveAttribute('href', /^tel:\+\d+$/u);
    const chat = new URL((await ways.whatsapp.getAttribute('href')) ?? '');
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/u);
    expect(chat.searchParams.get('text')).toContain(form === 'trip' ? 'Ben Gurion Airport' : 'Airport to Haifa');

    await tryAgain(refusing(403, 'blocked'));
    await expectPanel(failed.blocked, failed.kept);

    await tryAgain(refusing(409, 'idempotency_conflict'));
    await expectPanel(failed.conflict, failed.kept, sending.sendAsNew);

    await tryAgain(refusing(429, 'rate_limited', { after: 300 }), sending.sendAsNew);
    await expectPanel(failed.rateLimited(failed.inMinutes(5)), failed.repeated);

    await tryAgain((route) => route.fulfill({ status: 500, body: 'Internal error' }));
    await page.clock.runFor(5000);
    await expectPanel(failed.unknown, failed.repeated);

    const asked = page.waitForRequest(SUBMIT_LEAD);
    await tryAgain(() => Promise.resolve());
    await asked;
    await expect(area.locator('[data-sends]')).toBeFocused();
    const slow = area.getByRole('status').filter({ hasText: sending.slow });
    await page.clock.runFor(8000);
    await expect(slow).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(slow.getByRole('link', { name: sending.whatsapp })).toBeFocused();
    await page.clock.runFor(8000);
    await expectPanel(failed.timeout, failed.repeated);

    await context.setOffline(true);
    await tryAgain((route) => route.abort('internetdisconnected'));
    // An attempt that nobody answers may be under way already: it ends first.
    await page.clock.runFor(16_000);
    await expectPanel(failed.offline, failed.repeated);

    // The connection is back: what the server says now is about a field.
    answer = refusing(422, 'validation_failed', { fields: { phone: 'phoneInvalid' } });
    await context.setOffline(false);
    const errors = area.getByRole('group', { name: summary.title });
    await expect(errors).toBeFocused();
    await press(errors.getByRole('link').first());
    await expect(page.locator(`#${form}-phone`)).toBeFocused();
    await expect(page.locator(`#${form}-phone`)).toHaveAttribute('aria-invalid', 'true');

    answer = (route) => route.continue();
    await page.locator(`#${form}-phone`).fill(newPhone());
    if (form === 'trip')
      // Two presses at once count as one.
      for (const { heading } of Object.values(trip.steps).slice(1)) {
        await press(area.getByRole('button', { name: trip.actions.next, exact: true }));
        await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      }
    await press(send);
    await expect(page.getByText(sent.title, { exact: true })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: sent.toastTitle })).toBeVisible();
  });
}
