import { israelClock } from '@shared/clock/clock';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FIRST_REST, isDayClosed } from '@/config/rest-clock';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { TripCalendar } from './trip-calendar';

const before = process.env.TZ;
beforeAll(async () => {
  await loadMessages('en', 'tripRequest');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  process.env.TZ = before;
});

/** The last second or the first of a day in Israel, shortly before clocks change in the zone, in spring and autumn. */
const instantsIn: Readonly<Record<string, readonly string[]>> = {
  'Asia/Jerusalem': ['2026-03-26T21:59:59Z', '2026-10-24T21:00:00Z'],
  'America/Los_Angeles': ['2026-03-07T22:00:00Z', '2026-10-31T21:59:59Z'],
  'Pacific/Auckland': ['2026-04-04T20:59:59Z', '2026-09-26T21:00:00Z'],
  'Europe/Paris': ['2026-03-28T20:59:59Z', '2026-10-24T20:59:59Z'],
};

/** Chooses every day that the calendar offers at an instant, and returns what it took each for. */
async function chooseAll(instant: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  const chosen: string[] = [];
  await act(async () =>
    render(
      <LocaleProvider locale="en">
        <Suspense>
          <TripCalendar label="Days" day="" rules={FIRST_REST} onChoose={(day) => chosen.push(day)} />
        </Suspense>
      </LocaleProvider>,
    ),
  );
  const offered = document.querySelectorAll('td button:not([disabled])');
  for (const day of offered) fireEvent.click(day);
  const first = offered[0]?.getAttribute('aria-label');
  cleanup();
  return { first, chosen };
}

it.each(Object.keys(instantsIn))(
  'the calendar of a visitor in %s offers today in Israel and the days after it, each as itself',
  async (zone) => {
    process.env.TZ = zone;
    for (const instant of instantsIn[zone] ?? []) {
      // oxlint-disable-next-line no-await-in-loop -- one calendar at a time
      const { first, chosen } = await chooseAll(instant);
      expect(first).toMatch(/^today/u);
      const today = israelClock().day;
      const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
      const leftInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate() - date + 1;
      const days = Array.from({ length: leftInMonth }, (_, at) => String(date + at).padStart(2, '0'));
      const offered = days.map((day) => `${today.slice(0, 8)}${day}`).filter((day) => !isDayClosed(FIRST_REST, day));
      expect(chosen).toEqual(offered);
    }
  },
);

it('closes the days that have no open hour, and offers those on which Shabbat or a holiday ends', async () => {
  // The new year is Shabbat and Sunday; one rides on Sunday night, on Yom Kippur's night and on the nights of Sukkot's ends.
  const { chosen } = await chooseAll('2027-10-01T09:00:00Z');
  const all = Array.from({ length: 31 }, (_, at) => at + 1);
  expect(chosen.map((day) => Number(day.slice(8)))).toEqual(all.filter((day) => day !== 2));
});

it('marks the day it is given, also when the form hands it another one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T09:00:00Z') });
  const calendar = (day: string) => (
    <LocaleProvider locale="en">
      <Suspense>
        <TripCalendar label="Days" day={day} rules={FIRST_REST} onChoose={() => undefined} />
      </Suspense>
    </LocaleProvider>
  );
  const marked = () => [...document.querySelectorAll('td[aria-selected=true]')].map((cell) => cell.textContent);
  const { rerender } = await act(async () => render(calendar('')));
  expect(marked()).toEqual([]);
  await act(async () => rerender(calendar('2026-06-15')));
  expect(marked()).toEqual(['15']);
  await act(async () => rerender(calendar('2026-07-02')));
  expect(marked()).toEqual(['2']);
});
