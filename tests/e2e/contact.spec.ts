import { expect, type Locator, type Page } from '@playwright/test';
import { localeRegistry, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as en } from '../../src/i18n/messages/en/contact.ts';
import { messages as enBar } from '../../src/i18n/messages/en/contact-bar.ts';
import { messages as fr } from '../../src/i18n/messages/fr/contact.ts';
import { messages as he } from '../../src/i18n/messages/he/contact.ts';
import { faultsByAxe } from '../setup/accessible.ts';
import { FormDriver } from '../setup/form-driver.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { SUBMIT_LEAD } from '../setup/submit-lead-route.ts';
import { isNight } from '../setup/night.ts';
import { startApplication, visitedLanguages, visitedWidths, waitUntilLive } from '../setup/visit.ts';

const words = { he, en, fr };
const REFERENCE = /TM-[0-9A-Z]{5}/u;
/** What the form's code downloads as. */
const FORM_CODE = /contact-(?:section-body|form)-/u;

/** Each test is a visitor of its own, so that nobody uses up another's limits. */
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** The short form of the contact page in a language. */
class ContactForm extends FormDriver<(typeof words)[Locale]> {
  constructor(page: Page, locale: Locale = 'en') {
    super(page, words, locale);
  }

  /** Opens the page and waits until the form's code has taken it over. */
  async open(): Promise<void> {
    await this.page.goto(localizedPath(this.locale, '/contact'));
    await this.wake();
  }

  async wake(): Promise<void> {
    await this.field('name').focus();
    await expect(this.page.locator('#contact form')).toHaveAttribute('novalidate');
  }

  override field(name: string): Locator {
    return this.page.locator(`#contact-${name}`);
  }

  async fill(phone = this.phone): Promise<void> {
    await this.field('name').fill('Dana Levi');
    await this.field('phone').fill(phone);
    await this.field('notes').fill('Airport to Haifa on Sunday night?');
  }

  get sendButton(): Locator {
    return this.page.locator('#contact').getByRole('button', { name: this.words.send });
  }

  get failedPanel(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.words.failed.title });
  }

  /** The reference in the lasting confirmation. */
  async reference(): Promise<string> {
    const shown = this.page.getByText(REFERENCE).and(this.page.locator('bdi'));
    await expect(shown).toBeVisible();
    return (await shown.textContent()) ?? '';
  }
}

for (const locale of visitedLanguages(2)) {
  // By day: the keyboard’s message, below.
  nightTest(`a message in ${locale} is stored and answered with its reference`, async ({ page, request }) => {
    const form = new ContactForm(page, locale);
    await form.open();
    await form.fill();
    const sent = page.waitForRequest(SUBMIT_LEAD);
    await form.sendButton.click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      name: 'Dana Levi',
      phone: `+972${form.phone.slice(1)}`,
      service_type: 'contact',
      notes: 'Airport to Haifa on Sunday night?',
      details: { language: locale },
    });
    expect(body['email']).toBeUndefined();
    const reference = await form.reference();
    await expect(page.getByText(form.words.sent.title, { exact: true })).toBeFocused();
    await expect(page.getByText(form.words.sent.toastTitle)).toBeVisible();
    const chat = await page.getByRole('link', { name: form.words.sent.openChat }).first().getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(
      `${form.words.chat.reference}${localeRegistry[locale].signSpace}: ${reference}`,
    );
    // The database knows the message: the same words sent by anybody else are the same lead.
    const again = await request.post('/functions/v1/submit-lead', { data: body });
    expect(await again.json()).toMatchObject({ success: true, reference });
    await page.getByRole('button', { name: form.words.sent.another }).click();
    await expect(form.field('name')).toHaveValue('');
    expect(form.complaints).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of visitedLanguages(0)) {
    test(`the form in ${locale} is sent by the browser and answered with a page`, async ({ page }) => {
      const form = new ContactForm(page, locale);
      await page.goto(localizedPath(locale, '/contact'));
      await form.fill();
      // A number that the browser lets through and the server refuses.
      await form.field('phone').fill('0123456789');
      await form.sendButton.click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // The form comes back with the answers, and what is wrong stands at its field.
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await expect(page.locator('[name=name]')).toHaveValue('Dana Levi');
      await page.locator('[name=phone]').fill(form.phone);
      await page.getByRole('button').click();
      await expect(page.locator('strong', { hasText: REFERENCE })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
});

nightTest(
  'what is missing or wrong is said at the fields, in a summary with the focus, and in a toast',
  async ({ page }) => {
    const form = new ContactForm(page);
    await form.open();
    await form.field('phone').fill('0123456789');
    await form.field('email').fill('dana@');
    await form.sendButton.click();
    await expect(page.getByText('Form Error')).toBeVisible();
    await expect(page.getByText('Please fill all required fields')).toBeVisible();
    const summary = page.getByRole('group', { name: en.summary.title });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expect(form.field('phone')).toHaveAccessibleDescription(/isn’t valid/u);
    await expect(form.field('email')).toHaveAccessibleDescription(/Invalid email/u);
    await summary.getByRole('link', { name: /^Phone/u }).click();
    await expect(form.field('phone')).toBeFocused();
    await form.field('phone').fill('+33 6 12 34 56 78');
    await expect(form.field('phone')).not.toHaveAttribute('aria-invalid');
  },
);

test('a visitor writes three times: by the keyboard alone, with consent to analytics, and without the form’s code', async ({
  page,
}) => {
  const form = new ContactForm(page);
  const another = page.getByRole('button', { name: en.sent.another });

  await test.step('the form’s code comes with its page, before somebody begins to write', async () => {
    const code = page.waitForResponse(FORM_CODE);
    await page.goto('/en/contact');
    await code;
    await form.wake();
  });

  await test.step('the form is filled in and sent with the keyboard alone', async () => {
    const { keyboard } = page;
    await keyboard.type('Dana Levi');
    await keyboard.press('Tab');
    await keyboard.type(form.phone);
    await keyboard.press('Tab');
    await keyboard.type('Please call me');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(form.sendButton).toBeFocused();
    await keyboard.press('Enter');
    await form.reference();
    await another.click();
  });

  await test.step('the session goes along with consent to analytics, and only then', async () => {
    await page.evaluate(() => {
      sessionStorage.setItem('sessionId', '1795000000000-abc');
      localStorage.setItem('gdprConsents', JSON.stringify({ analytics: true }));
    });
    await form.open();
    await form.fill();
    const sent = page.waitForRequest(SUBMIT_LEAD);
    await form.sendButton.click();
    expect((await sent).postDataJSON()).toMatchObject({ details: { session_id: '1795000000000-abc' } });
    await another.click();
  });

  await test.step('a form whose code was lost on the way is sent by the browser itself', async () => {
    await page.route(FORM_CODE, (route) => route.abort('connectionrefused'));
    const lost = page.waitForEvent('requestfailed', (request) => FORM_CODE.test(request.url()));
    await page.goto('/en/contact');
    await form.fill();
    await lost;
    await form.sendButton.press('Enter');
    await expect(page.locator('strong', { hasText: REFERENCE })).toBeVisible();
  });
});

nightTest('a message that nobody answered is sent again after a reload, once', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.fill();
  await page.route(SUBMIT_LEAD, (route) => route.abort('connectionrefused'));
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/submit-lead')) keys.push(request.headers()['idempotency-key']);
  });
  await form.sendButton.click();
  await expect(form.failedPanel).toBeVisible();
  await page.reload();
  await page.unroute(SUBMIT_LEAD);
  // In the form, or in a passing notice when nobody has touched the form yet.
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
  expect([...new Set(keys)]).toHaveLength(1);
});

nightTest('what was written survives a reload', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.fill();
  await page.reload();
  await expect(form.field('notes')).toHaveValue('Airport to Haifa on Sunday night?');
  await expect(form.field('phone')).toHaveValue(form.phone);
});

for (const locale of visitedLanguages(1)) {
  test(`every state of the contact page in ${locale} is free of accessibility violations`, async ({ page }) => {
    test.slow();
    const form = new ContactForm(page, locale);
    await form.open();
    for (const width of visitedWidths(0)) {
      await page.setViewportSize({ width, height: 900 });
      await form.sendButton.click();
      await expect(page.getByText(form.words.summary.toastTitle)).toBeVisible();
      expect(await faultsByAxe(page), `at ${width}`).toEqual([]);
    }
    await form.fill();
    await form.sendButton.click();
    await form.reference();
    expect(await faultsByAxe(page, { area: '#contact' })).toEqual([]);
  });
}

/** Opens the contact widget the way the width of the screen offers. */
async function openWidget(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: enBar.more }).click();
  // Until its code is there the link leads to the page with the form.
  const write = page.getByRole('link', { name: enBar.write });
  await startApplication(page);
  await waitUntilLive(page, write);
  await write.click();
  const widget = page.getByRole('dialog', { name: en.widget.title });
  await expect(widget).toBeVisible();
  return widget;
}

for (const width of isNight ? [390, 1440] : [390]) {
  test(`the contact widget at ${width} px offers every way, and takes a request to be called back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const form = new ContactForm(page);
    await page.goto('/en/privacy');
    const widget = await openWidget(page);
    await expect(widget.getByRole('heading', { name: en.widget.title })).toBeFocused();
    await expect(widget.getByRole('link', { name: en.widget.call })).toHaveAttribute('href', /^tel:\+\d+$/u);
    await expect(widget.getByRole('link', { name: /WhatsApp/u })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/u);
    await expect(widget.getByRole('link', { name: en.ways.email })).toHaveAttribute('href', /^mailto:/u);
    const box = await widget.boundingBox();
    if (width === 390) expect([box?.x, box?.width]).toEqual([0, 390]);
    else expect(box?.width).toBeLessThan(500);

    await widget.getByRole('button', { name: en.sendCallback }).click();
    await expect(page.getByText('Form Error')).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);

    await widget.getByLabel(en.fields.name).fill('Dana Levi');
    await widget.getByLabel(en.fields.phone).fill(form.phone);
    // At one width with a message, at the other without: a number is enough to be called.
    const message = width === 390 ? 'Tomorrow at noon, please' : '';
    await widget.getByLabel(en.fields.notes).fill(message);
    const sent = page.waitForRequest(SUBMIT_LEAD);
    await widget.getByRole('button', { name: en.sendCallback }).click();
    const body = (await sent).postDataJSON() as { notes: string; details: Record<string, unknown> };
    expect(body.notes).toBe(message || en.widget.callMe);
    expect(body.details['session_id']).toBeUndefined();
    await form.reference();
    expect(form.complaints).toEqual([]);
  });
}

test.describe('where a screen is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  // By day: the widget above.
  nightTest('what opens the contact widget leads to its page before the code is there', async ({ page }) => {
    const write = page.getByRole('link', { name: enBar.write });
    const widget = page.getByRole('dialog', { name: en.widget.title });

    await test.step('by a press before the code is there', async () => {
      await page.route(/\.js$/u, () => undefined);
      await page.goto('/en/privacy');
      await page.getByRole('button', { name: enBar.more }).tap();
      await write.tap();
      await expect(page).toHaveURL('/en/contact#contact');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('by one afterwards, over the page', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/en/privacy');
      await startApplication(page);
      await waitUntilLive(page, write);
      await write.tap();
      await expect(widget).toBeVisible();
    });

    await test.step('Escape gives the focus back; the draft is there when it opens again', async () => {
      await widget.getByLabel(en.fields.notes).fill('Half a thought');
      await page.keyboard.press('Escape');
      await expect(widget).toBeHidden();
      await expect(write).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(widget.getByLabel(en.fields.notes)).toHaveValue('Half a thought');
      await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/en/faq');
      await expect(widget).toBeHidden();
    });
  });
});
