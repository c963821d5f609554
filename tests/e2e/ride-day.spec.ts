/** The day of the ride on the real site, on a Friday morning: what driver, traveller and office each see of the same ride. */
import { expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { MINUTE_MS, addDays, boardDayOf, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import { DRIVE_WORDS } from '../../src/content/drive-words/index.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as enRides } from '../../src/i18n/messages/en/staff-rides.ts';
import { expectAccessible } from '../setup/accessible.ts';
import {
  assignElsewhere,
  bookRides,
  draftOffer,
  driveFragment,
  moveElsewhere,
  newDriver,
  ridesOn,
} from '../setup/booked-rides.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { newPhone, test } from '../setup/moved-site.ts';
import { apiCaller, sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf, visitedLanguages } from '../setup/visit.ts';

// One site for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const [hebrew] = DRIVE_WORDS;
const WIDE = { width: 1440, height: 900 };

/** In so many minutes, to the next five: offers know no others. */
const momentIn = (minutes: number) => new Date(Math.ceil(Date.now() / MINUTE_MS / 5 + minutes / 5) * 5 * MINUTE_MS);
/** The same on the clock in Israel. */
const inMinutes = (minutes: number) => israelClock(momentIn(minutes));
const letters = () => Array.from({ length: 6 }, () => String.fromCodePoint(97 + randomInt(26))).join('');
const fragmentOf = ({ reference, key }: { reference: string; key: string }) =>
  `#${reference.replace('TM-', '')}-${key}`;

async function rideOf(name: string, day: string) {
  const ride = (await ridesOn(day)).find((one) => one.name === name);
  if (!ride) throw new Error(`no ride of ${name}`);
  return ride;
}

/** A ride of today with a driver who has a mailbox. */
async function driven(name: string, minutes: number, request: Record<string, unknown> = {}) {
  const { day, time } = inMinutes(minutes);
  const link = await bookRides(name, day, [time], { request });
  const [latin, mailbox] = [letters(), `${letters()}@example.com`];
  const driver = await newDriver(`נהג ${latin}`, latin, mailbox);
  await assignElsewhere(await rideOf(name, day), driver);
  return { day, time, link, driver, latin, mailbox };
}

interface InboxMail {
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content: string }[];
}

/** The mails to somebody that say this, the newest first. */
async function mailsTo(page: Page, to: string, said: string): Promise<InboxMail[]> {
  const inbox = await page.request.get(`${process.env['E2E_INBOX'] ?? ''}.json`);
  return ((await inbox.json()) as InboxMail[]).filter((mail) => mail.to === to && mail.text.includes(said));
}

const openRide = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name, 'u') }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a driver’s page has the rides of today and of after the rest, and telephones from a day before', async ({
  page,
}) => {
  const { day, time, driver } = await driven('Tova Today', 90);
  const [sunday, monday] = [addDays(day, 2), addDays(day, 3)];
  for (const [name, other] of [
    ['Sara Sunday', sunday],
    ['Mona Monday', monday],
  ] as const) {
    await bookRides(name, other, [time]);
    await assignElsewhere(await rideOf(name, other), driver);
  }
  const complaints = complaintsOf(page);
  await page.goto(`/drive${await driveFragment(driver)}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(page.getByText('Sara Sunday')).toBeVisible();
  await expect(page.getByText('Mona Monday')).toBeHidden();
  await openRide(page, 'Sara Sunday');
  await expect(page.getByText(hebrew.phoneLater)).toBeVisible();
  await expect(page.locator('a[href^="tel:+97254"]')).toHaveCount(0);
  await page.goBack();
  await openRide(page, 'Tova Today');
  await expect(page.locator('a[href^="tel:+97254"]')).toBeVisible();
  await expect(page.getByText(/visitor@example\.com/u)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a ride that is given to another driver leaves the first one’s page, which says so, also after a time without a network', async ({
  page,
  site,
  browser,
}) => {
  const { day, time, driver, latin, link } = await driven('Rina Replaced', 40);
  const latinOfOther = letters();
  const other = await newDriver(`נהגת ${latinOfOther}`, latinOfOther);
  await page.goto(`/drive${await driveFragment(driver)}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openRide(page, 'Rina Replaced');
  await press(page, hebrew.steps.acknowledged);
  await expect(page.getByText(/^ממתינים/u)).toBeHidden();

  await page.context().setOffline(true);
  await press(page, hebrew.steps.on_the_way);
  await expect(page.getByText(hebrew.waiting(1))).toBeVisible();
  await assignElsewhere(await rideOf('Rina Replaced', day), other);
  await page.context().setOffline(false);
  // Times stand between isolating marks there.
  await expect(page.getByText(new RegExp(`הנסיעה של .?${time}`, 'u'))).toBeVisible();
  await expect(page.getByText('Rina Replaced')).toHaveCount(0);

  const second = await newPhone(browser, site);
  const theirs = await second.newPage();
  await theirs.goto(`/drive${await driveFragment(other)}`);
  await openRide(theirs, 'Rina Replaced');
  // What the first one reported without a network is none of hers.
  await expect(theirs.getByRole('button', { name: hebrew.steps.acknowledged, exact: true })).toBeVisible();

  const trip = await second.newPage();
  await trip.goto(`/en/trip${fragmentOf(link)}`);
  await expect(trip.getByText(latinOfOther).first()).toBeVisible();
  await expect(trip.getByText(latin)).toHaveCount(0);

  const later = momentIn(55);
  await moveElsewhere(await rideOf('Rina Replaced', day), later);
  await expect(theirs.getByText(israelClock(later).time).first()).toBeVisible();
  await second.close();
});

for (const locale of visitedLanguages(1, locales))
  test(`where they meet is the same wherever it is read: ${locale}`, async ({ page }) => {
    const [name, mailbox] = [`Meira ${letters()}`, `${letters()}@example.com`];
    const booked = await driven(name, 120, { email: mailbox, details: { language: locale } });
    const operator = await sharedAccount('operator');
    const api = await apiCaller(operator.session.access_token);
    const points = (await (
      await api.get('/rest/v1/meeting_points?select=place&airport=eq.ben-gurion&way=eq.board')
    ).json()) as { place: Record<string, string> }[];
    const place = points[0]?.place[locale] ?? 'no point';
    const complaints = complaintsOf(page);
    await page.goto(localizedPath(locale, '/trip') + fragmentOf(booked.link));
    await expect(page.getByText(place).first()).toBeVisible();
    const drawing = page.getByRole('figure').locator('svg');
    await expect(drawing).toBeVisible();
    expect((await drawing.evaluate((svg) => svg.outerHTML)).length).toBeLessThan(60_000);

    await expect.poll(async () => (await mailsTo(page, mailbox, place)).length).toBeGreaterThan(0);
    const entries = (await mailsTo(page, mailbox, place)).flatMap(({ attachments }) => attachments);
    // Lines of a calendar file are folded, and its commas escaped.
    const said = entries.map(({ content }) => content.replaceAll(/\r\n /gu, '').replaceAll('\\', '')).join('\n');
    expect(said).toContain(place);
    const driversPlace = points[0]?.place['he'] ?? 'no point';
    await expect.poll(async () => (await mailsTo(page, booked.mailbox, driversPlace)).length).toBeGreaterThan(0);

    await page.goto(`/drive${await driveFragment(booked.driver)}`);
    await openRide(page, name);
    await expect(page.getByText(driversPlace).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('no airport is offered where nobody has said where they meet', async () => {
  const { day, time } = inMinutes(180);
  const { call, offer } = await draftOffer('Nora Nowhere', day, [time], { meeting_airport: null });
  expect(await call('accept_for_traveller', { offer, how: 'phone', name: 'Nora' })).toMatchObject({
    outcome: 'meeting_needed',
  });
});

test('a late flight takes its pick-up along, and traveller and office read both hours', async ({ page, site }) => {
  // LY 3318 was to land an hour after the start, and is half an hour late (tests/setup/moved-site.ts).
  const complaints = complaintsOf(page);
  const after = (minutes: number) => israelClock(new Date(site.startedAt.getTime() + minutes * MINUTE_MS));
  const [agreed, moved] = [after(70), after(100)];
  const day = boardDayOf(site.startedAt);
  const link = await bookRides('Lea Late', agreed.day, [agreed.time], { flight_number: 'LY 3318' });
  // The board is read when somebody asks.
  await page.goto('/en/flights');
  const hour = async () => israelClock(new Date((await rideOf('Lea Late', day)).pickup_at)).time;
  await expect.poll(hour).toBe(moved.time);

  await page.goto(`/en/trip${fragmentOf(link)}`);
  await expect(page.getByText((await messagesOf('en', 'trip')).ticket.insteadOf(agreed.time))).toBeVisible();
  await expect(page.getByText(moved.time).first()).toBeVisible();
  // Once: the line of the day leaves it to the band of the flight.
  await expect(page.getByText('LY 3318 ·')).toHaveCount(1);
  await expectAccessible(page);

  await page.setViewportSize(WIDE);
  await signInAs(page, await sharedAccount('operator'));
  await page.goto(`/en/dashboard/rides?day=${day}`);
  await page
    .getByRole('button', { name: new RegExp(`^${moved.time}.*Lea Late`, 'u') })
    .first()
    .press('Space');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(`LY 3318 · ${enRides.flight.states['expected']}`)).toBeVisible();
  await expect(sheet.getByText(agreed.time).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
