/** A price in writing, from the opened request on a phone; and requests that staff take down. */
import { expect, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { messages as leads } from '../../src/i18n/messages/en/staff-leads.ts';
import { messages as offers } from '../../src/i18n/messages/en/staff-offers.ts';
import { messages as trip } from '../../src/i18n/messages/fr/trip.ts';
import { messages as tasks } from '../../src/i18n/messages/en/staff-tasks.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { openDayFromNow, restDayFromNow } from '../setup/open-days.ts';
import { sendRequest } from '../setup/send-request.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** What the office knows of a request's trip. */
async function tripOf(lead: string, token: string) {
  const api = await apiCaller(token);
  const answer = await api.post('/rest/v1/rpc/lead_trip', { data: { lead }, failOnStatusCode: true });
  const trip = (await answer.json()) as { offers: { number: number; state: string; total_agorot: number }[] };
  await api.dispose();
  return trip.offers.map(({ number, state, total_agorot }) => `${number} ${state} ${total_agorot / 100}`);
}

/** The hand leaves the place of its last press: a press there at once would be meant for what stood there before. */
const letGo = (page: Page) => page.mouse.move(0, 0);

const price = (page: Page) => page.getByRole('textbox', { name: offers.total });

test('an operator on a phone answers a request with a price, changes it, and takes it back', async ({ page }) => {
  const complaints = complaintsOf(page);
  const operator = await sharedAccount('operator');
  const { id, reference } = await sendRequest({
    name: 'Camille Martin',
    details: { pickup: 'Ben Gurion Airport', dropoff: 'Jerusalem', pickup_time: '07:00', language: 'fr' },
  });
  await signInAs(page, operator);
  await page.goto(`/en/dashboard/leads?lead=${id}`);
  const drawer = page.getByRole('dialog').first();
  // What is wrong is said at its field, and nothing is stored.
  await price(page).fill('');
  await drawer.getByRole('button', { name: offers.sendByHand }).click();
  await expect(drawer.getByText(offers.errors.amount)).toBeVisible();
  await price(page).fill('420');
  // Not the list's price: the office says why.
  await drawer.getByRole('button', { name: offers.sendByHand }).click();
  await expect(drawer.getByText(offers.errors.reason)).toBeVisible();
  await drawer.getByRole('textbox', { name: offers.list.reason }).fill('A regular customer');
  // As the customer will see it, in French; what was typed stays, and nothing is sent.
  const toPreview = drawer.getByRole('button', { name: offers.preview.button });
  await toPreview.click();
  const preview = page.getByRole('dialog', { name: offers.preview.title('Camille Martin') });
  await expect(preview.getByRole('button', { name: trip.offer.accept('420\u202F₪') })).toBeDisabled();
  await expectAccessible(page, [390]);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(toPreview).toBeFocused();
  await expect(price(page)).toHaveValue('420');
  expect(await tripOf(id, operator.session.access_token)).toEqual(['1 draft 420']);
  await drawer.getByRole('button', { name: offers.sendByHand }).click();

  const first = drawer.getByRole('article').filter({ hasText: offers.offer(1) });
  await expect(first.getByText(offers.states.ready, { exact: true }).first()).toBeVisible();
  await expect(first.getByText('₪420')).toBeVisible();
  await expect(first.getByText('A regular customer')).toBeVisible();
  const chat = await first.getByRole('link', { name: offers.openChat }).getAttribute('href');
  const text = new URL(chat ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Bonjour');
  expect(text).toMatch(new RegExp(`/fr/trip#${reference.slice(3)}-[0-9a-f]{32}$`, 'u'));
  await expectAccessible(page, [390]);
  expect(await tripOf(id, operator.session.access_token)).toEqual(['1 sent 420']);

  // The message was sent from the phone's own application: somebody says so.
  await letGo(page);
  await drawer.getByRole('button', { name: offers.messages.done }).click();
  await expect(drawer.getByText(offers.messages.statuses['handed_over'] ?? '')).toBeVisible();
  await expect(first.getByText(offers.states.sent, { exact: true }).first()).toBeVisible();

  await letGo(page);
  await drawer.getByRole('button', { name: offers.change }).click();
  await expect(price(page)).toHaveValue('420');
  await price(page).fill('380');
  await drawer.getByRole('button', { name: offers.sendByMail }).click();
  const second = drawer.getByRole('article').filter({ hasText: offers.offer(2) });
  await expect(second.getByText('₪380')).toBeVisible();
  await expect(first.getByText(offers.states.replaced, { exact: true })).toBeVisible();

  await letGo(page);
  await second.getByRole('button', { name: offers.remind.button }).click();
  await expect(second.getByText(offers.remind.done)).toBeVisible();
  await expect(drawer.getByText(offers.messages.kinds.offer_again)).toBeVisible();
  // A new link is not an operator's to make.
  await expect(drawer.getByRole('button', { name: offers.link.renew.button })).toBeHidden();

  await second.getByRole('button', { name: offers.withdraw.button }).click();
  await second.getByRole('textbox', { name: offers.withdraw.reason }).fill('No driver that morning');
  await second.getByRole('button', { name: offers.withdraw.confirm }).click();
  await expect(second.getByText(offers.states.withdrawn, { exact: true })).toBeVisible();
  expect(await tripOf(id, operator.session.access_token)).toEqual(['2 withdrawn 380', '1 replaced 420']);
  expect(complaints).toEqual([]);
});

// By day: new-lead.test.tsx, staff-offers.test.tsx, and trip-offers.test.ts on the database.
nightTest('a request by phone is taken down, answered, and agreed to in the same call', async ({ page }) => {
  const manager = await sharedAccount('manager');
  await signInAs(page, manager);
  await page.goto('/en/dashboard/leads');
  await page.getByRole('button', { name: leads.newLead.button }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: leads.newLead.save }).click();
  await expect(form.getByText(leads.errors.nameOrPhone).first()).toBeVisible();
  const name = `Moshe ${randomInt(1e6)}`;
  await form.getByLabel(new RegExp(`^${leads.fields.name}`, 'u')).fill(name);
  await form.getByLabel(new RegExp(`^${leads.fields.phone}`, 'u')).fill(`054-555-${randomInt(1000, 9999)}`);
  await form.getByLabel(leads.fields.pickup, { exact: true }).fill('Haifa, Carmel Centre');
  await form.getByLabel(leads.fields.dropoff, { exact: true }).fill('Ben Gurion Airport');
  const day = openDayFromNow(10);
  await form.getByLabel(leads.fields.travel_date, { exact: true }).fill(day.split('-').toReversed().join('/'));
  await form.getByLabel(leads.fields.pickup_time, { exact: true }).selectOption('04:00');
  await form.getByLabel(leads.fields.passengers, { exact: true }).selectOption('2');
  await form.getByLabel(leads.fields.service_type, { exact: true }).selectOption('airport_dropoff');
  await form.getByRole('button', { name: leads.newLead.save }).click();

  const drawer = page.getByRole('dialog').filter({ hasText: name });
  // The list's own price stands there, and another one is explained.
  await expect(price(page)).not.toHaveValue('');
  await price(page).fill('550');
  await drawer.getByRole('textbox', { name: offers.list.reason }).fill('As agreed on the phone');
  await drawer.getByRole('button', { name: offers.sendByHand }).click();
  // There is no address: a mail is not offered.
  await expect(drawer.getByRole('button', { name: offers.sendByMail })).toBeHidden();
  const offer = drawer.getByRole('article');
  // Pressed twice, each: the second press takes no further step.
  await letGo(page);
  await offer.getByRole('button', { name: offers.accept.button }).dblclick();
  await offer.getByRole('button', { name: offers.accept.confirm }).dblclick();
  await expect(offer.getByText(offers.states.accepted, { exact: true }).first()).toBeVisible();
  await expect(offer.getByText(offers.accept.done)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer.getByText(offers.cancel.question)).toBeHidden();
  await expect(offer.getByText(name)).toBeVisible();

  // How it was paid is a note for the books.
  await offer.getByRole('button', { name: offers.paid.button }).click();
  const payment = offer.getByRole('form', { name: offers.paid.button });
  await payment.getByRole('combobox', { name: offers.paid.way }).selectOption('cash');
  await payment.getByRole('textbox', { name: offers.lineAmount }).fill('540');
  await payment.getByRole('button', { name: offers.paid.confirm }).click();
  await expect(offer.getByText(offers.paid.done)).toContainText('₪540');

  // The link came into the wrong hands: the next one is another.
  const byChat = drawer.getByRole('link', { name: offers.link.chat });
  const earlier = (await byChat.getAttribute('href')) ?? '';
  await drawer.getByRole('button', { name: offers.link.renew.button }).click();
  await drawer.getByRole('button', { name: offers.link.renew.confirm }).click();
  await expect(drawer.getByText(offers.link.renewed)).toBeVisible();
  await expect(byChat).not.toHaveAttribute('href', earlier);
  await expect(drawer.getByText(offers.events['link_renewed'] ?? '')).toBeVisible();

  // They call once more: what cancelling costs is said before anybody presses.
  await drawer.getByRole('button', { name: offers.customerCancels.button }).click();
  await expect(drawer.getByText(offers.customerCancels.free)).toBeVisible();
  await drawer.getByRole('textbox', { name: offers.customerCancels.reason }).fill('Their flight was moved');
  await drawer.getByRole('button', { name: offers.customerCancels.confirm }).click();
  await expect(offer.getByText(offers.states.cancelled, { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText('Their flight was moved')).toBeVisible();
  const told = drawer
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${offers.messages.kinds.booking_cancelled}`, 'u') });
  await expect(told).toContainText(offers.messages.byHand);
  await expect(drawer.getByRole('button', { name: offers.customerCancels.button })).toBeHidden();
});

nightTest(
  'a ride on a day of rest is offered other hours, and an administrator alone sends it, with a reason',
  async ({ page }) => {
    const { id } = await sendRequest({
      name: 'Noa Peretz',
      travel_date: restDayFromNow(10),
      details: { pickup: 'Ben Gurion Airport', dropoff: 'Jerusalem', pickup_time: '12:00', luggage: 1, language: 'en' },
    });
    await signInAs(page, await sharedAccount('admin'));
    await page.goto(`/en/dashboard/leads?lead=${id}`);
    const drawer = page.getByRole('dialog').first();
    await expect(drawer.getByText(offers.list.closed)).toContainText(/\d\d\/\d\d\/\d{4} \d\d:00 · /u);
    await price(page).fill('600');
    await drawer.getByRole('button', { name: offers.sendByHand }).click();
    await expect(drawer.getByText(offers.outcomes['day_of_rest'] ?? '')).toBeVisible();
    const allow = drawer.getByRole('button', { name: offers.rest.allow });
    await expect(allow).toBeDisabled();
    await drawer.getByRole('textbox', { name: offers.rest.reason }).fill('To the hospital');
    await expectAccessible(page, [390]);
    await allow.click();
    const offer = drawer.getByRole('article').filter({ hasText: offers.offer(1) });
    await expect(offer.getByText(offers.states.ready, { exact: true }).first()).toBeVisible();
    await expect(offer.getByText('To the hospital')).toBeVisible();
    await expect(drawer.getByText(offers.events['rest_allowed'] ?? '')).toBeVisible();
  },
);

// By day: today-panels.test.tsx, task-facts.test.tsx.
nightTest('what needs somebody stands on top of the overview until it is dealt with', async ({ page }) => {
  const operator = await sharedAccount('operator');
  const { id, reference } = await sendRequest({
    name: 'Hannah Cohen',
    details: { pickup: 'Ben Gurion Airport', dropoff: 'Jerusalem', pickup_time: '07:00', language: 'en' },
  });
  const api = await apiCaller(operator.session.access_token);
  const { key } = (await (await api.post('/rest/v1/rpc/trip_link', { data: { lead: id } })).json()) as { key: string };
  const cancelled = await api.post('/functions/v1/trip-desk', {
    headers: { 'idempotency-key': randomUUID() },
    data: { reference, key, action: 'cancel', seen_fee_agorot: 0 },
  });
  expect(await cancelled.json()).toMatchObject({ success: true });
  await api.dispose();
  await signInAs(page, operator);
  await page.goto('/en/dashboard');
  const panel = page.getByRole('region', { name: tasks.title });
  const line = panel.getByRole('listitem').filter({ hasText: reference });
  // What other tests have left to do may stand above it.
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const all = panel.getByRole('button', { name: /^All \d+ tasks$/u });
  if (await all.isVisible()) await all.click();
  await expect(line.getByText('The customer has cancelled')).toBeVisible();
  await line.getByRole('button', { name: tasks.take }).click();
  await expect(line.getByText(tasks.mine)).toBeVisible();
  await line.getByRole('button', { name: tasks.dismiss }).click();
  await line.getByRole('button', { name: tasks.confirm }).click();
  await expect(line.getByText(tasks.whyMissing)).toBeVisible();
  await line.getByRole('textbox', { name: tasks.why }).fill('Spoken to on the phone');
  await line.getByRole('button', { name: tasks.confirm }).click();
  await expect(line).toBeHidden();
});
