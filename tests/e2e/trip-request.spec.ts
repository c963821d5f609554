import { expect, type Locator, type Page } from '@playwright/test';
import type { LeadAccepted } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { localeRegistry, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as en } from '../../src/i18n/messages/en/trip-request.ts';
import { messages as fr } from '../../src/i18n/messages/fr/trip-request.ts';
import { messages as he } from '../../src/i18n/messages/he/trip-request.ts';
import { tripDraft } from '../fixtures/trip-draft.ts';
import { faultsByAxe } from '../setup/accessible.ts';
import { FormDriver, newPhone } from '../setup/form-driver.ts';
import { isNight } from '../setup/night.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, sharedAccount } from '../setup/staff-accounts.ts';
import { SUBMIT_LEAD } from '../setup/submit-lead-route.ts';
import { translatePage } from '../setup/translate-page.ts';
import { visitedLanguages } from '../setup/visit.ts';

const words = { he, en, fr };
const REFERENCE = /TM-[0-9A-Z]{5}/u;

/** Each test is a visitor of its own, so that nobody uses up another's limits. */
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** A day well ahead, typed as people do; the 15th of next month but one. */
function travelDay(): { typed: string; day: string } {
  const today = new Date();
  const date = new Date(today.getFullYear(), today.getMonth() + 2, 15);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return { typed: `15/${month}/${date.getFullYear()}`, day: `${date.getFullYear()}-${month}-15` };
}

/** The form in a language, driven as a visitor does. */
class TripForm extends FormDriver<(typeof words)[Locale]> {
  constructor(page: Page, locale: Locale = 'en') {
    super(page, words, locale);
  }

  async open(path = '/plan-your-trip'): Promise<void> {
    const form = this.page.waitForResponse(/trip-request-form-/u);
    await this.page.goto(localizedPath(this.locale, path));
    await this.field('name').focus();
    await form;
  }

  /** Opens it at its last step, all filled in on an earlier visit. @param day of the trip, YYYY-MM-DD */
  async openFilled(day = travelDay().day): Promise<void> {
    await this.page.addInitScript(
      ({ name, value }) => localStorage.setItem(name, value),
      tripDraft({ phone: this.phone, travel_date: day }, Date.now()),
    );
    // The same address again would be a reload.
    await this.page.goto('about:blank');
    await this.page.goto(localizedPath(this.locale, '/plan-your-trip'));
    await this.sendButton.waitFor();
  }

  override field(name: string): Locator {
    return this.page.locator(`#trip-${name}`);
  }

  choice(name: string, value: string): Locator {
    return this.page.locator(`input[name=${name}][value="${value}"]`);
  }

  step(number: number): Locator {
    return this.page.getByText(this.words.progress.stepOf(number, 5), { exact: true });
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: this.words.actions.next, exact: true });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.words.actions.send, exact: true });
  }

  /** Presses "next" and waits for the step that must follow. */
  async next(to: number): Promise<void> {
    await this.nextButton.click();
    await expect(this.step(to)).toBeVisible();
  }

  async fillPersonal(): Promise<void> {
    await this.field('name').fill('Dana Levi');
    await this.field('phone').fill(this.phone);
    await this.field('email').fill('dana@example.com');
  }

  async fillRoute(): Promise<void> {
    await this.field('pickup').fill('Ben Gurion Airport, T3');
    await this.field('dropoff').fill('34 Emek Refaim St, Jerusalem');
  }

  async fillService(): Promise<void> {
    await this.choice('passengers', '3').check();
    await this.choice('luggage', '2').check();
    await this.choice('service_type', 'airport_pickup').check();
  }

  /** Fills everything in, up to the button that sends. */
  async fillAll(date = travelDay().typed): Promise<void> {
    await this.fillPersonal();
    await this.next(2);
    await this.fillRoute();
    await this.next(3);
    await this.field('travel_date').fill(date);
    await this.choice('pickup_time', '04:00').check();
    await this.next(4);
    await this.fillService();
    await this.next(5);
  }

  /** The reference in the lasting confirmation. */
  async reference(): Promise<string> {
    const shown = this.page.getByText(REFERENCE).and(this.page.locator('bdi'));
    await expect(shown).toBeVisible();
    return (await shown.textContent()) ?? '';
  }
}

/** The first Friday of a December ahead, when the sun sets so early that an afternoon is too late for a long drive. */
function decemberFriday(): { typed: string; day: string } {
  const today = new Date();
  const year = today.getMonth() < 11 ? today.getFullYear() : today.getFullYear() + 1;
  const date = Array.from({ length: 7 }, (_, nth) => nth + 1).find(
    (each) => new Date(Date.UTC(year, 11, each)).getUTCDay() === 5,
  );
  return { typed: `0${date}/12/${year}`, day: `${year}-12-0${date}` };
}

test('one request after the other: by the keyboard alone, into Shabbat, with a flight number', async ({ page }) => {
  const form = new TripForm(page);
  await form.open();

  await test.step('the whole form is filled in and sent with the keyboard alone', async () => {
    const { keyboard } = page;
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 80; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`Tab never reached ${String(target)}`);
    };
    const next = async (to: number) => {
      await tabTo(form.nextButton);
      await keyboard.press('Enter');
      await expect(form.step(to)).toBeVisible();
      await expect(page.getByRole('heading', { name: Object.values(en.steps)[to - 1]?.heading ?? '' })).toBeFocused();
    };
    await keyboard.type('Dana Levi');
    const countryCode = page.getByRole('button', { name: /^Country code/u });
    await tabTo(countryCode);
    await keyboard.press('Enter');
    await keyboard.type('+972');
    // The options come with the form's code, some time after their dialog; whoever is quicker presses Enter once more.
    await expect(page.getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
    // While its list closes, Tab stays inside.
    await expect(countryCode).toBeFocused();
    await tabTo(form.field('phone'));
    await keyboard.type(form.phone);
    await tabTo(form.field('email'));
    await keyboard.type('dana@example.com');
    await next(2);
    await tabTo(form.field('pickup'));
    await keyboard.type('Ben Gurion Airport');
    await tabTo(form.field('dropoff'));
    await keyboard.type('Jerusalem');
    await next(3);
    await tabTo(form.field('travel_date'));
    await keyboard.type(travelDay().typed);
    await tabTo(form.choice('pickup_time', '00:00'));
    await keyboard.press('ArrowRight');
    await next(4);
    for (const [name, value] of [
      ['passengers', '1'],
      ['luggage', '0'],
      ['service_type', 'airport_pickup'],
    ] as const) {
      await tabTo(form.choice(name, value));
      await keyboard.press('Space');
    }
    await next(5);
    await tabTo(form.sendButton);
    await keyboard.press('Enter');
    await form.reference();
  });

  await test.step('a ride into Shabbat is answered with two hours, and the price in the ticket is the one that is stored', async () => {
    // The first request has left an empty form.
    await expect(form.step(1)).toBeVisible();
    await expect(form.field('name')).toHaveValue('');
    const friday = decemberFriday();
    await form.fillPersonal();
    await form.next(2);
    await form.field('pickup').pressSequentially('נתבג');
    await expect(page.getByRole('option').first()).toContainText('Ben Gurion Airport, Terminal 3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.field('pickup')).toHaveValue('Ben Gurion Airport, Terminal 3');
    await form.field('dropoff').pressSequentially('חיפ');
    await page.getByRole('option').first().click();
    await expect(form.field('dropoff')).toHaveValue('Haifa');
    await expect(form.field('dropoff')).toBeFocused();
    await form.next(3);
    await form.field('travel_date').fill(friday.typed);
    await form.choice('pickup_time', '15:00').check();
    const hours = page.getByRole('button', { name: /^(?:Fri|Sat) \d\d\/12, (?:after Shabbat, )?\d\d:00$/u });
    await expect(hours).toHaveCount(2);
    const hour = /\d\d:00$/u.exec((await hours.first().textContent()) ?? '')?.[0] ?? '';
    await hours.first().click();
    await expect(form.choice('pickup_time', hour)).toBeChecked();
    await form.next(4);
    await form.fillService();
    await form.field('seats_child').selectOption('1');
    const price = page.getByRole('status', { name: en.price.label });
    await expect(price).toContainText(en.price.seats(1));
    const shown = /₪[\d,]+/u.exec((await price.textContent()) ?? '')?.[0] ?? '';
    await form.next(5);
    const answer = page.waitForResponse(SUBMIT_LEAD);
    await form.sendButton.click();
    const { reference, price: held } = (await (await answer).json()) as LeadAccepted;
    expect(held?.total_agorot).toBe(Number(shown.replace(/\D/gu, '')) * 100);
    await expect(page.getByText(`Your price: ${shown}, held until`)).toBeVisible();
    const office = await apiCaller((await sharedAccount('operator')).session.access_token);
    const stored = await office.get(
      `/rest/v1/leads?reference=eq.${reference}&select=price_shown_agorot,seats_child,travel_date,pickup_time`,
    );
    expect(await stored.json()).toEqual([
      { price_shown_agorot: held?.total_agorot, seats_child: 1, travel_date: friday.day, pickup_time: `${hour}:00` },
    ]);
    await office.dispose();
    expect(form.complaints).toEqual([]);
  });

  await test.step('an entered flight number is looked up, and never stands in the way', async () => {
    // The board's LY 16 lands 40 minutes before the board was made, and a day later again: around midnight not "tomorrow".
    const landing = Date.parse(process.env['E2E_BOARD_AT'] ?? '') + 86_400_000 - 40 * 60_000;
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem' }).format(landing);
    await form.openFilled(day.split('/').toReversed().join('-'));
    // The request before is still confirmed here.
    const earlier = await form.reference();
    await form.field('flight_number').fill('ly016');
    await expect(page.getByText(`LY 16 from New York: lands on ${day} at`)).toBeVisible();
    await form.field('flight_number').fill('LX 252');
    await expect(page.getByText('Not on the Ben Gurion board yet')).toBeVisible();
    await form.field('flight_number').fill('the morning one');
    await expect(page.getByText('A flight number looks like LY 316')).toBeVisible();
    await page.route('**/functions/v1/flight-board*', (route) => route.abort());
    await form.field('flight_number').fill('LY 16');
    await expect(page.getByText('A flight number looks like LY 316')).toBeHidden();
    await form.sendButton.click();
    await expect(page.getByText(earlier)).toHaveCount(0);
    await expect(page.getByText(REFERENCE).first()).toBeVisible();
  });
});

nightTest(
  'a round trip for somebody else: opened by a tick, kept in a reload and when hidden, sent',
  async ({ page }) => {
    const form = new TripForm(page, 'he');
    const { typed, day } = travelDay();
    const back = { typed: typed.replace('15', '17'), day: day.replace('-15', '-17') };
    const passenger = newPhone();
    await form.open();
    await form.fillAll();
    for (const name of ['return_date', 'passenger_name']) await expect(form.field(name)).toBeHidden();
    await form.field('round_trip').check();
    await form.field('return_date').fill(typed.replace('15', '14'));
    await form.field('return_time').selectOption('18:00');
    await form.field('return_flight').fill('LY 315');
    await form.field('for_other').check();
    await form.field('passenger_phone').fill(passenger);
    await form.field('passenger_email').fill('ruth@example.com');
    await form.field('passenger_language').selectOption('fr');
    await form.sendButton.click();
    for (const name of ['return_date', 'passenger_name'])
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('return_date')).toHaveAccessibleDescription(
      new RegExp(form.words.errors.returnBefore, 'u'),
    );
    await form.field('return_date').fill(back.typed);
    await form.field('passenger_name').fill('רות לוי');
    await expect(form.field('return_date')).not.toHaveAttribute('aria-invalid', 'true');
    const ticket = page.getByRole('complementary', { name: form.words.ticket.title });
    for (const text of [back.typed, '18:00', 'רות לוי'])
      await expect(ticket.getByText(text, { exact: true })).toBeVisible();
    await page.reload();
    await expect(form.step(5)).toBeVisible();
    await form.field('round_trip').uncheck();
    await expect(form.field('return_date')).toBeHidden();
    await form.field('round_trip').check();
    await expect(form.field('return_date')).toHaveValue(back.typed);
    await expect(form.field('return_time')).toHaveValue('18:00');
    const request = page.waitForRequest(SUBMIT_LEAD);
    await form.sendButton.click();
    expect((await request).postDataJSON()).toMatchObject({
      details: {
        round_trip: true,
        return_date: back.day,
        return_time: '18:00',
        return_flight: 'LY 315',
        passenger_name: 'רות לוי',
        passenger_phone: `+972${passenger.slice(1)}`,
        passenger_email: 'ruth@example.com',
        passenger_language: 'fr',
      },
    });
    await form.reference();
    expect(form.complaints).toEqual([]);
  },
);

nightTest('a phone that is wrong for its country is refused at the field', async ({ page }) => {
  const form = new TripForm(page);
  await form.open();
  await form.fillPersonal();
  await form.field('phone').fill('0123456789');
  await form.nextButton.click();
  await expect(page.getByText('Form Error')).toBeVisible();
  await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('phone')).toHaveAccessibleDescription(/isn’t valid/u);
  await page.getByRole('link', { name: /^Phone:/u }).click();
  await expect(form.field('phone')).toBeFocused();
  await form.field('phone').fill(form.phone);
  await form.next(2);
});

nightTest('a lost answer and its repetition make one request with one reference', async ({ page }) => {
  const form = new TripForm(page);
  const answers: { key: string | null; reference: string }[] = [];
  await page.route(SUBMIT_LEAD, async (route) => {
    const response = await route.fetch();
    const { reference } = (await response.json()) as { reference: string };
    answers.push({ key: await route.request().headerValue('idempotency-key'), reference });
    // The first answer is lost on the way back, after the server has stored the request.
    await (answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await form.open();
  await form.fillAll();
  await form.sendButton.click();
  const reference = await form.reference();
  expect(answers).toHaveLength(2);
  expect(answers[1]).toEqual(answers[0]);
  expect(reference).toBe(answers[0]?.reference);
});

test('what is typed is kept: before the form’s code arrives, and in a reload', async ({ page }) => {
  const form = new TripForm(page);
  const code = /trip-request-form-.*\.js/u;

  await test.step('what is typed and pressed before the form’s code arrives is kept', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(code, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/plan-your-trip');
    const asked = page.waitForRequest(code);
    await form.field('name').fill('Dana Levi');
    await asked;
    await form.field('email').fill('dana@example.com');
    await form.nextButton.click();
    await expect(form.step(1)).toBeVisible();
    release();
    await expect(page.getByText('Please fill all required fields')).toBeVisible();
    await expect(form.field('name')).toHaveValue('Dana Levi');
    await expect(form.field('email')).toHaveValue('dana@example.com');
    await expect(page.getByRole('complementary', { name: form.words.ticket.title })).toContainText('Dana Levi');
    await form.field('phone').fill(form.phone);
    await form.next(2);
    await page.getByRole('button', { name: 'Your details' }).click();
    await expect(form.field('name')).toHaveValue('Dana Levi');
    expect(form.complaints).toEqual([]);
    await page.unroute(code);
  });

  await test.step('answers survive a reload, at the step where the visitor was', async () => {
    await form.next(2);
    await form.field('pickup').fill('Haifa port');
    await page.reload();
    await form.step(1).or(form.step(2)).hover();
    await expect(form.step(2)).toBeVisible();
    await expect(form.field('pickup')).toHaveValue('Haifa port');
    await expect(page.getByRole('complementary', { name: form.words.ticket.title })).toContainText('Dana Levi');
    await page.getByRole('button', { name: 'Your details' }).click();
    await expect(form.field('phone')).toHaveValue(form.phone);
  });

  await test.step('what is typed before the form’s code arrives survives a reload too', async () => {
    // The form keeps its answers when it is left: they go once the visitor is elsewhere.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.removeItem('tripRequestDraft'));
    await page.route(code, () => undefined);
    const asked = page.waitForRequest(code);
    await page.goto('/en/plan-your-trip');
    expect(await page.evaluate(() => localStorage.getItem('tripRequestDraft'))).toBeNull();
    await form.field('name').fill('Dana Levi');
    await asked;
    // The application runs, and keeps what is typed, though the form's code hangs.
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.unroute(code);
    await page.reload();
    await form.field('phone').focus();
    await expect(form.field('name')).toHaveValue('Dana Levi');
  });
});

test('the way back leads through the steps of the form, and out of it from the first', async ({ page }) => {
  const form = new TripForm(page);
  const atStep = async (number: number) => {
    await expect(form.step(number)).toBeVisible();
    await expect(page.locator('form h2, form h3').first()).toBeInViewport();
  };
  await page.goto('/en/faq');
  await form.open('/plan-your-trip');
  await form.fillPersonal();
  await form.next(2);
  await form.fillRoute();
  await form.next(3);
  await form.field('travel_date').fill(travelDay().typed);
  await form.choice('pickup_time', '04:00').check();
  await form.next(4);

  await test.step('back, and forward again', async () => {
    await page.goBack();
    await atStep(3);
    await page.goBack();
    await atStep(2);
    await expect(form.field('pickup')).toHaveValue('Ben Gurion Airport, T3');
    await page.goForward();
    await page.goForward();
    await atStep(4);
  });

  await test.step('the form’s own ways count as the way back', async () => {
    await page.getByRole('button', { name: form.words.actions.previous, exact: true }).click();
    await atStep(3);
    await page.getByRole('button', { name: 'Your details' }).click();
    await atStep(1);
    await page.goForward();
    await atStep(2);
  });

  await test.step('a reload and another language keep the step and the way back', async () => {
    await page.reload();
    await form.step(1).or(form.step(2)).hover();
    await atStep(2);
    await page.getByRole('link', { name: 'Français' }).first().click();
    const french = new TripForm(page, 'fr');
    await expect(french.step(2)).toBeVisible();
    await french.field('pickup').focus();
    await page.goBack();
    await expect(french.step(1)).toBeVisible();
    await page.goBack();
    await atStep(2);
    await page.goBack();
    await atStep(1);
    await page.goBack();
    await expect(page).toHaveURL('/en/faq');
    await page.goForward();
    await atStep(1);
  });
  expect(form.complaints).toEqual([]);
});

test('after sending, the way back leaves the form', async ({ page }) => {
  const form = new TripForm(page);
  await form.openFilled();
  await page.getByRole('button', { name: form.words.actions.previous, exact: true }).click();
  await form.next(5);
  await form.sendButton.click();
  await form.reference();
  await expect(page.getByText(REFERENCE).first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

// By day: translated-page.test.tsx.
nightTest('a page under a browser’s translator is sent, and shows its reference', async ({ page }) => {
  const form = new TripForm(page);
  await form.open();
  await translatePage(page);
  await form.nextButton.click();
  await expect(page.getByText('Please fill all required fields')).toBeVisible();
  await form.fillAll();
  await page.getByRole('button', { name: form.words.actions.previous, exact: true }).click();
  await form.next(5);
  await form.sendButton.click();
  await expect(page.locator('bdi', { hasText: REFERENCE })).toBeVisible();
  await page.goBack();
  // Parts whose HTML was translated before their code came are drawn anew, and React says so.
  expect(form.complaints.filter((complaint) => !complaint.startsWith('[hydration]'))).toEqual([]);
});

nightTest('a page that was translated before its code came keeps what was typed, and answers', async ({ page }) => {
  const form = new TripForm(page);
  let bring = () => undefined as void;
  const code = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/en/plan-your-trip');
  await translatePage(page);
  await form.field('name').fill('Dana Levi');
  await form.nextButton.click();
  bring();
  await expect(page.getByText('Please fill all required fields')).toBeVisible();
  await expect(form.field('name')).toHaveValue('Dana Levi');
});

/** Both sides of Israel's midnight; the other zones and hours: trip-calendar.test.tsx. */
const FAR_VISITORS = [
  {
    // 01:30 on Tuesday in Israel; still Monday in California.
    zone: 'America/Los_Angeles',
    now: '2030-03-11T23:30:00Z',
    gone: /Monday,? 11 March 2030/u,
    today: /Tuesday,? 12 March 2030/u,
    struck: '01:00',
    next: { travel_date: '2030-03-12', pickup_time: '02:00' },
  },
  {
    // 21:30 on Monday in Israel; Tuesday in New Zealand already.
    zone: 'Pacific/Auckland',
    now: '2030-03-11T19:30:00Z',
    gone: /Sunday,? 10 March 2030/u,
    today: /Monday,? 11 March 2030/u,
    struck: '21:00',
    next: { travel_date: '2030-03-11', pickup_time: '22:00' },
  },
];

for (const { zone, now, gone, today, struck, next } of FAR_VISITORS) {
  test.describe(`for a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    nightTest('days and hours are those of Israel, and today can be chosen', async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      const form = new TripForm(page);
      await form.open();
      await form.fillPersonal();
      await form.next(2);
      await form.fillRoute();
      await form.next(3);
      const dayButton = (name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
      await expect(dayButton(gone)).toBeDisabled();
      await dayButton(today).click();
      await expect(form.field('travel_date')).toHaveValue(next.travel_date.split('-').toReversed().join('/'));
      await form.choice('pickup_time', struck).check();
      await expect(page.getByText(en.errors.timePast).first()).toBeVisible();
      await form.nextButton.click();
      await expect(form.step(3)).toBeVisible();
      await form.choice('pickup_time', next.pickup_time).check();
      await form.next(4);
      await form.fillService();
      await form.next(5);
      const request = page.waitForRequest(SUBMIT_LEAD);
      await form.sendButton.click();
      const { travel_date, pickup_time } = next;
      expect((await request).postDataJSON()).toMatchObject({ travel_date, details: { pickup_time } });
    });
  });
}

// By day in Hebrew; in English the keyboard alone does it, above.
for (const locale of visitedLanguages(0)) {
  test(`a whole request in ${locale}, without a barrier on its way, ends with a reference, a chat and an empty form`, async ({
    page,
  }) => {
    // Eight full analyses of a page take their time.
    test.slow();
    const form = new TripForm(page, locale);
    const check = async (state: string) => {
      expect(await faultsByAxe(page, { area: '#request' }), state).toEqual([]);
    };
    /** By day a state that is part of one to come is looked at with that. */
    const checkPart = async (state: string) => (isNight ? check(state) : undefined);
    await form.open();

    await test.step('step 1', async () => {
      await checkPart('as it comes');
      await form.nextButton.click();
      await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
      await check('with errors');
      await form.field('country_code').click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await check('calling codes');
      await page.keyboard.press('Escape');
      await expect(form.field('country_code')).toBeFocused();
      await form.fillPersonal();
      await form.next(2);
    });

    await test.step('step 2', async () => {
      await checkPart('as it comes');
      await form.field('dropoff').click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await check('with places');
      await form.fillRoute();
      await form.next(3);
    });

    await test.step('step 3', async () => {
      await form.nextButton.click();
      await expect(form.field('travel_date')).toHaveAttribute('aria-invalid', 'true');
      await check('with errors');
      await form.field('travel_date').fill(travelDay().typed);
      await form.choice('pickup_time', '04:00').check();
      await form.next(4);
    });

    await test.step('step 4', async () => {
      await check('as it comes');
      await form.fillService();
      await form.next(5);
    });

    await test.step('step 5', async () => {
      await checkPart('as it comes');
      await form.field('round_trip').check();
      await form.field('return_time').selectOption('18:00');
      await form.field('for_other').check();
      await form.sendButton.click();
      await expect(form.field('return_date')).toHaveAttribute('aria-invalid', 'true');
      await check('with all that opens, and errors');
      await form.field('round_trip').uncheck();
      await form.field('for_other').uncheck();
    });

    await test.step('sent', async () => {
      const request = page.waitForRequest(SUBMIT_LEAD);
      await form.sendButton.click();
      const body: unknown = (await request).postDataJSON();
      expect(body).toMatchObject({
        phone: `+972${form.phone.slice(1)}`,
        travel_date: travelDay().day,
        passengers: 3,
        service_type: 'airport_pickup',
        details: { language: locale, pickup_time: '04:00', luggage: 2, round_trip: false },
      });
      const reference = await form.reference();
      await expect(page.getByText(form.words.sent.title, { exact: true })).toBeFocused();
      await expect(page.getByText(form.words.sent.toastTitle)).toBeVisible();
      const chat = await page.getByRole('link', { name: form.words.sent.openChat }).first().getAttribute('href');
      const text = new URL(chat ?? '').searchParams.get('text');
      expect(text).toContain(`${form.words.chat.reference}${localeRegistry[locale].signSpace}: ${reference}`);
      expect(text).toContain(form.words.services.airport_pickup);
      await expect(form.step(1)).toBeVisible();
      await expect(form.field('name')).toHaveValue('');
      await check('sent');
      expect(form.complaints).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of visitedLanguages(1)) {
    test(`the request is one form, refused with its answers and then taken (${locale})`, async ({ page }) => {
      const phone = `+972${newPhone().slice(1)}`;
      await page.goto(localizedPath(locale, '/plan-your-trip'));
      await page.locator('[name=name]:visible').fill('Dana Levi');
      await page.locator('[name=phone]:visible').fill(phone);
      await page.locator('[name=email]:visible').fill('dana@example.com');
      await page.locator('[name="pickup"]:visible').fill('Ben Gurion Airport, T3');
      await page.locator('[name="dropoff"]:visible').fill('34 Emek Refaim St, Jerusalem');
      await page.locator('[name=travel_date]').fill('2020-01-15');
      await page.locator('[name="pickup_time"]').selectOption('04:00');
      await page.locator('[name=passengers]').selectOption('3');
      await page.locator('[name="luggage"]').selectOption('2');
      await page.locator('[name=service_type]').selectOption('airport_pickup');
      await page.locator('[name=return_date]').fill(travelDay().day);
      await page.locator('[name=return_time]').selectOption('18:00');
      await page.locator('[name=passenger_name]').fill('Ruth Levi');
      await page.locator('[name=passenger_phone]').fill('0541234567');
      await page.locator('noscript button[type=submit], form button[type=submit]:visible').last().click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('[name=travel_date]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name=phone]')).toHaveValue(phone);
      await expect(page.locator('[name=round_trip]')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('[name=round_trip]').check();
      await expect(page.locator('[name=return_time]')).toHaveValue('18:00');
      await expect(page.locator('[name=passenger_phone]')).toHaveValue('0541234567');
      await page.locator('[name=travel_date]').fill(travelDay().day);
      await page.locator('button').click();
      await expect(page.locator('strong')).toHaveText(REFERENCE);

      // Where a hosted project sends such forms.
      await page.goto(localizedPath(locale, '/plan-your-trip'));
      await expect(page.locator('#request-received')).toBeHidden();
      await page.goto(`${localizedPath(locale, '/plan-your-trip')}?reference=TM-22222#request-received`);
      await expect(page.locator('#request-received')).toBeVisible();
      await expect(page.locator('#request-refused')).toBeHidden();
    });
  }
});
