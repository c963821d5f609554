/** The fleet: a driver and a car are entered, an absence opens a booked ride again, and calendars get their addresses. */
import { expect, type Page } from '@playwright/test';
import { messages as enStaff } from '../../src/i18n/messages/en/staff.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-fleet.ts';
import { messages as frStaff } from '../../src/i18n/messages/fr/staff.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-fleet.ts';
import { messages as heStaff } from '../../src/i18n/messages/he/staff.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-fleet.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { sendRequest } from '../setup/send-request.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, newAccount, sharedAccount, signInAs, type StaffAccount } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** A booked ride of somebody, given to the driver and the car of these names. @returns its reference */
async function giveRide({ session }: StaffAccount, name: string, driver: string, plate: string): Promise<string> {
  const api = await apiCaller(session.access_token);
  const ask = async (path: string, data?: object) => {
    const answer = await (data
      ? api.post(path, { data, failOnStatusCode: true })
      : api.get(path, { failOnStatusCode: true }));
    return (await answer.json()) as Record<string, never>;
  };
  const rpc = (called: string, data: object) => ask(`/rest/v1/rpc/${called}`, data);
  const { id: lead, reference } = await sendRequest({ name });
  const day = openDayFromNow(2);
  const leg = { service_type: 'intercity', pickup: 'Ben Gurion Airport', dropoff: 'Haifa, Carmel Centre' };
  const draft = {
    language: 'en',
    fare_kind: 'fixed',
    lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
    pay_ways: ['card'],
    terms_version: day,
    price_reason: 'Sample',
    legs: [
      { ...leg, pickup_day: day, pickup_time: '10:00', duration_minutes: 60, passengers: 2, vehicle_class: 'sprinter' },
    ],
  };
  const { offer: saved } = await rpc('save_offer_draft', { lead, seen: null, draft });
  const { id: offer, updated_at: seen } = saved as unknown as { id: string; updated_at: string };
  const valid_until = new Date(Date.now() + 86_400_000).toISOString();
  await rpc('send_offer', { offer, seen, newest: null, valid_until, by: 'hand' });
  expect(await rpc('accept_for_traveller', { offer, how: 'phone', name: null })).toMatchObject({ outcome: 'accepted' });
  const [ride] = (await ask(`/rest/v1/rides?lead_id=eq.${lead}`)) as unknown as { id: string; updated_at: string }[];
  const [who] = (await ask(`/rest/v1/drivers?name->>latin=eq.${driver}`)) as unknown as { no: number }[];
  const [car] = (await ask(`/rest/v1/vehicles?plate=eq.${plate}`)) as unknown as { no: number }[];
  expect(
    await rpc('assign_ride', { ride: ride?.id, seen: ride?.updated_at, driver: who?.no, vehicle: car?.no }),
  ).toMatchObject({ outcome: 'assigned' });
  await api.dispose();
  return reference;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

// By day: staff-fleet.test.tsx, and fleet.test.ts on the database.
nightTest(
  'a manager enters a driver and a car; an operator on a phone says that the driver is ill, and sees what is open',
  async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const manager = await newAccount('manager', 'Fiona Fleet');
    await signInAs(page, manager);
    await page.goto('/en/dashboard/fleet');

    await region(page, en.vehicles.title).getByRole('button', { name: en.vehicles.add }).click();
    const car = page.getByRole('dialog', { name: en.vehicles.add });
    await car.getByLabel(en.form.fields.plate).fill('98-765-43');
    await car.getByLabel(en.form.fields.make).fill('Mercedes V-Class');
    await car.getByLabel(en.form.fields.class).selectOption('sprinter');
    await car.getByLabel(en.form.fields.insurance_until).fill('01/05/2035');
    await car.getByRole('button', { name: enStaff.step.save }).click();
    await expect(car).toBeHidden();
    await expect(rowOf(page, 'Mercedes V-Class')).toContainText('98-765-43');

    await region(page, en.drivers.title).getByRole('button', { name: en.drivers.add }).click();
    const form = page.getByRole('dialog', { name: en.drivers.add });
    await form.getByLabel(en.form.fields.latin).fill('Felix');
    await form.getByRole('button', { name: enStaff.step.save }).click();
    await expect(form.getByText(en.form.errors.phone)).toBeVisible();
    await expectAccessible(page);
    // Escape keeps what was typed.
    await form.getByLabel(en.form.fields.phone).focus();
    await page.keyboard.press('Escape');
    await region(page, en.drivers.title).getByRole('button', { name: en.drivers.add }).click();
    await expect(form.getByText(enStaff.frame.draft.text)).toBeVisible();
    await expect(form.getByLabel(en.form.fields.latin)).toHaveValue('Felix');
    await form.getByLabel(en.form.fields.hebrew).fill('פליקס');
    await form.getByLabel(en.form.fields.phone).fill('050-123 4567');
    await form
      .getByLabel(en.form.fields.usual_vehicle_no)
      .selectOption({ label: 'Mercedes V-Class \u206698-765-43\u2069' });
    await form.getByRole('button', { name: enStaff.step.save }).click();
    await expect(form).toBeHidden();
    await expect(rowOf(page, 'Felix')).toContainText('050-123-4567');

    // The calendar's address is shown once, and holds the ride without a phone number.
    const reference = await giveRide(manager, 'Ruth Rider', 'Felix', '9876543');
    const feeds = region(page, en.feeds.title);
    await feeds.getByRole('button', { name: /Create an address: .?Felix/u }).click();
    const address = feeds.getByText(/calendar-feed\?key=[0-9a-f]{32}$/u);
    const feed = await page.request.get((await address.textContent()) ?? '');
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await feed.text()).toContain('SUMMARY:Ruth · Ben Gurion Airport → Haifa');
    expect(await feed.text()).not.toMatch(/9725\d{7}|050\d{7}/u);
    await page.reload();
    await expect(feeds.getByText(/Fiona Fleet/u).first()).toBeVisible();
    await expect(address).toBeHidden();
    await expectAccessible(page);

    await signInAs(page, await sharedAccount('operator'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/dashboard/fleet');
    const felix = rowOf(page, 'Felix');
    await expect(felix).toBeVisible();
    await expect(page.getByRole('button', { name: en.drivers.add })).toBeHidden();
    await felix.getByRole('button', { name: en.absence.nowOf('Felix') }).click();
    await page.getByRole('menuitem', { name: en.absence.until.week }).click();
    await expect(felix.getByText(en.freed.open(1))).toBeVisible();
    const link = felix.getByRole('link', { name: reference });
    await expect(link).toHaveAttribute('href', /\/en\/dashboard\/rides\?day=\d{4}-\d\d-\d\d&ride=[0-9a-f-]{36}$/u);
    await expectAccessible(page);
    await felix.getByRole('button', { name: en.absence.backOf('Felix') }).click();
    await expect(felix.getByRole('button', { name: en.absence.backOf('Felix') })).toBeHidden();
    expect(complaints).toEqual([]);
  },
);

const languages = [
  { prefix: '', m: he, staff: heStaff },
  { prefix: '/en', m: en, staff: enStaff },
  { prefix: '/fr', m: fr, staff: frStaff },
];
for (const { prefix, m, staff } of languages) {
  nightTest(`${prefix || '/'}: the fleet and its forms fit every screen`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await signInAs(page, await sharedAccount('admin'));
    await page.goto(`${prefix}/dashboard/fleet`);
    await expect(region(page, m.feeds.title)).toBeVisible();
    await expectAccessible(page, [390, 768, 1440]);
    for (const [panel, add] of [
      [m.drivers.title, m.drivers.add],
      [m.vehicles.title, m.vehicles.add],
    ] as const) {
      await region(page, panel).getByRole('button', { name: add }).click();
      const form = page.getByRole('dialog', { name: add });
      await form.getByRole('button', { name: staff.step.save }).click();
      await expect(form.getByText(m.form.errors.missing).first()).toBeVisible();
      await expectAccessible(page, [390, 768, 1440]);
      await form.getByRole('button', { name: staff.frame.close }).click();
      await expect(form).toBeHidden();
    }
    expect(complaints).toEqual([]);
  });
}
