import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { samplePrices } from '../../../../../tests/fixtures/sample-prices';
import { published } from '@/config/published';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { messages as request } from '@/i18n/messages/en/trip-request';
import { messages as m } from '@/i18n/messages/en/trip-start';
import { readWish } from '@/lib/trip-wish';
import { StartForm, type StartFormProps } from './start-form';

beforeAll(() => Promise.all([loadMessages('en', 'tripStart'), loadMessages('en', 'tripRequest')]));
beforeEach(() => {
  sessionStorage.clear();
  // 11:00 on a Sunday in Israel.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
  vi.stubGlobal('fetch', async () => Response.json({ ...published(), version: 1, prices: samplePrices() }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText(label);

const draw = (of: StartFormProps) =>
  render(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <Suspense fallback="…">
          <StartForm {...of} />
        </Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  );

/** A page's start, with the answers that all have in common. */
async function show(of: StartFormProps, from: string, passengers = '4') {
  draw(of);
  const user = userEvent.setup();
  await user.type(field(m.from), from);
  await user.type(field(m.date), '15122026');
  await user.selectOptions(field(m.time), '10:00');
  await user.selectOptions(field(m.passengers), passengers);
  return user;
}

/** The price that stands there, and what the request form begins with. */
async function answer() {
  const status = screen.getByRole('status', { name: m.price });
  const price = await within(status).findByText(/^(?:at most )?₪/u);
  const link = within(status).getByRole('link', { name: m.request });
  return {
    price: price.textContent,
    wish: readWish(new URL(link.getAttribute('href') ?? '', 'https://example.com').search),
  };
}

// Before any other: the names of places are fetched once.
it('whoever was in a place’s field before its code came is suggested places from the first letters on', async () => {
  draw({});
  fireEvent.change(field(m.to), { target: { value: 'tib' } });
  expect(await screen.findByRole('option', { name: 'Tiberias' })).toBeTruthy();
});

it('a car with its driver is asked for by the hour, and may end where it begins', async () => {
  const user = await show({ hourly: 'car_with_driver' }, 'Tiberias');
  await user.click(screen.getByRole('button', { name: m.action }));
  expect(screen.getByText(m.missing([m.hours]))).toBeTruthy();
  expect(document.activeElement).toBe(field(m.hours));
  await user.selectOptions(field(m.hours), '8');
  const { price, wish } = await answer();
  expect(price).toBe(`₪${(8 * (samplePrices().classes[0]?.hourly ?? 0)).toLocaleString('en')}`);
  expect(wish).toMatchObject({ service: 'car_with_driver', hours: '8', from: 'Tiberias', to: 'Tiberias', round: '0' });
  await user.type(field(m.to), 'Galilee');
  expect((await answer()).wish).toMatchObject({ to: 'Galilee' });
});

it.each([
  ['its own page', { route: 'galilee-kinneret' }, 'galilee-kinneret', 'Tiberias'],
  ['the page of its place', { to: 'masada', route: 'masada' }, 'masada', 'Jerusalem'],
] as const)('a day along a route has its price on %s', async (_, of, route, from) => {
  const user = await show(of, from);
  if ('to' in of) await user.selectOptions(field(m.kind), route);
  const { price, wish } = await answer();
  const fares = samplePrices().routes.find(({ id }) => id === route)?.fares ?? {};
  expect(price).toBe(`₪${Object.values(fares)[0]?.toLocaleString('en')}`);
  expect(wish).toMatchObject({ service: 'day_tour', route, from, to: from });
});

it('nine people with twelve suitcases go in two cars', async () => {
  const user = await show({}, 'Ben Gurion Airport', 'more');
  await user.type(field(m.to), 'Haifa');
  await user.type(field(request.more.label.passengers(8)), '9');
  await user.click(screen.getByRole('button', { name: m.more }));
  await user.selectOptions(field(m.luggage), 'more');
  await user.type(field(request.more.label.luggage(6)), '12');
  const { wish } = await answer();
  expect(screen.getByText(/2 × /u)).toBeTruthy();
  expect(wish).toMatchObject({ passengers: '9', luggage: '12', service: 'airport_pickup' });
});

it('stops are named one after the other, have their price and are understood', async () => {
  const user = await show({}, 'Ben Gurion Airport');
  await user.type(field(m.to), 'Haifa');
  const before = await answer();
  expect(before.wish).toMatchObject({ stop_1: '' });
  await user.click(screen.getByRole('button', { name: m.more }));
  expect(screen.queryByLabelText(request.fields.stop_2)).toBeNull();
  await user.type(field(request.fields.stop_1), 'Netania');
  expect(field(request.fields.stop_2)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: request.price.correct('Netanya') }));
  expect(document.activeElement).toBe(field(request.fields.stop_1));
  const { price, wish } = await answer();
  expect(price).not.toBe(before.price);
  expect(wish).toMatchObject({ stop_1: 'Netania' });
});
