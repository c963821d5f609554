import { israelClock, israelInstant } from '@shared/clock/clock';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as data from '@/data/rides';
import { DataError } from '@/data/errors';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as en } from '@/i18n/messages/en/staff-rides';
import { messages as he } from '@/i18n/messages/he/staff-rides';
import {
  boardDay,
  boardDriver,
  boardRide,
  boardVehicle,
  freeDriver,
  rideId,
} from '../../../../tests/fixtures/board-day';
import { DraftOwner } from '@/ui/form/own-draft';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { ridesKey } from './queries';
import { StaffRides } from './staff-rides';

vi.mock('@/data/rides', { spy: true });

const DAY = '2031-11-24';
const user = { id: 'olga', email: 'olga@example.com' };
const yossi = boardDriver(1, 'יוסי כהן', 'Yossi Cohen');
const yael = boardDriver(2, 'יעל לוי', 'Yael Levi');
const fleet = { drivers: [yossi, yael], vehicles: [boardVehicle(1), boardVehicle(2)] };

/** What the server has at this moment. */
let board = boardDay(DAY);

/** The ride as another change leaves it. */
const changed = (id: string, changes: Partial<data.Ride>): data.Ride => {
  const ride = board.rides.find((each) => each.id === id) ?? boardRide(0, DAY, '12:00');
  return { ...ride, updated_at: `${ride.updated_at.slice(0, -1)}5Z`, ...changes };
};
function store(ride: data.Ride): data.Ride {
  board = { ...board, rides: board.rides.map((each) => (each.id === ride.id ? ride : each)) };
  return ride;
}

let cache = new QueryClient();
const Address = () => <p data-testid="address">{useLocation().search}</p>;
const address = () => screen.getByTestId('address').textContent;

async function show(options: { locale?: Locale; width?: number; search?: string; role?: 'operator' | 'admin' } = {}) {
  const { locale = 'en', width = 1440, search = `?day=${DAY}`, role = 'operator' } = options;
  vi.stubGlobal('innerWidth', width);
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showInLanguage(
    <QueryClientProvider client={cache}>
      <DraftOwner value={user.id}>
        <MemoryRouter initialEntries={[`/dashboard/rides${search}`]}>
          <StaffRides role={role} />
          <Address />
        </MemoryRouter>
      </DraftOwner>
    </QueryClientProvider>,
    locale,
  );
  return userEvent.setup();
}

const block = (time: string) => screen.findByRole('button', { name: new RegExp(`^${time}`, 'u') });
const menu = () => screen.findByRole('menu', { name: en.assign.drivers });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066-\u2069]/gu, '');

beforeAll(() =>
  Promise.all(locales.flatMap((locale) => [loadMessages(locale, 'staff'), loadMessages(locale, 'staffRides')])),
);
beforeEach(() => {
  board = boardDay(DAY, fleet);
  vi.mocked(data.fetchDay).mockImplementation(async (day) => (day === DAY ? board : boardDay(day, fleet)));
  vi.mocked(data.fetchFreeDrivers).mockImplementation(async () => [freeDriver(yossi), freeDriver(yael)]);
  vi.mocked(data.assignRide).mockImplementation(async ({ id }, driver_no, vehicle_no) => ({
    outcome: 'assigned',
    ride: store(changed(id, { driver_no, vehicle_no, state: 'assigned' })),
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
});

describe('the board of a day', () => {
  it('has a lane for each driver in the letters of the page, and blocks whose names tell all', async () => {
    const first = boardRide(1, DAY, '14:00', { name: 'Dana Levi', seats_infant: 1, flight_number: 'LY 315' });
    board = boardDay(DAY, { ...fleet, rides: [first, boardRide(2, DAY, '17:00', { driver_no: 1, vehicle_no: 1 })] });
    await show();
    const words = `14:00, Ben Gurion to Tel Aviv, Dana Levi, 3 passengers, 2 suitcases, 1 infant seat, Flight LY 315, ${en.states.planned}`;
    expect(await screen.findByRole('button', { name: words })).toBeDefined();
    const lanes = screen.getAllByRole('group').map((lane) => lane.getAttribute('aria-label'));
    expect(lanes).toEqual([en.board, en.openLane, 'Yossi Cohen', 'Yael Levi']);
    expect(within(screen.getByRole('group', { name: 'Yossi Cohen' })).getAllByRole('button')).toHaveLength(1);
    cleanup();
    await show({ locale: 'he' });
    expect(await screen.findByRole('group', { name: 'יוסי כהן' })).toBeDefined();
    expect(screen.getByText(he.keys)).toBeDefined();
  });

  it.each([1440, 390])('at %i pixels shows which ride waits for somebody to decide about its flight', async (width) => {
    board = boardDay(DAY, {
      ...fleet,
      rides: [boardRide(1, DAY, '14:00', { flight_asks: true }), boardRide(2, DAY, '17:00')],
    });
    await show({ width });
    await screen.findAllByText(/14:00/u);
    expect(screen.getAllByRole('button', { name: new RegExp(en.flightAsks, 'u') })).toHaveLength(1);
  });

  it('leads from ride to ride by arrow keys, along the line of reading', async () => {
    const rides = [
      boardRide(1, DAY, '08:00'),
      boardRide(2, DAY, '14:00'),
      boardRide(3, DAY, '15:00', { driver_no: 1, vehicle_no: 1 }),
    ];
    board = boardDay(DAY, { ...fleet, rides });
    const person = await show();
    (await block('08:00')).focus();
    const focused = () => document.activeElement?.textContent.slice(0, 5);
    await person.keyboard('{ArrowRight}');
    expect(focused()).toBe('14:00');
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe('15:00');
    await person.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe('08:00');
    await person.keyboard(' ');
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(address()).toBe(`?day=${DAY}&ride=${rideId(1)}`);
  });

  it('says on a phone when the business rests and who is away, and in the week which day is one of rest', async () => {
    const at = (day: string, time: string) => israelInstant(day, time).toISOString();
    const friday = '2031-11-28';
    const shabbat = { starts_at: at(friday, '16:12'), ends_at: at('2031-11-29', '17:14') };
    const away = {
      ...yael,
      absences: [{ starts_at: at(friday, '10:00'), ends_at: at(friday, '14:00'), why: 'garage' }],
    };
    const days = new Map(
      [
        boardDay(friday, {
          ...fleet,
          drivers: [yossi, away],
          rest: [shabbat],
          rides: [boardRide(1, friday, '08:00'), boardRide(2, '2031-11-29', '03:00')],
        }),
        boardDay('2031-11-29', { ...fleet, rest: [shabbat] }),
      ].map((day) => [
        day.day,
        { ...day, week: day.week.map((each) => ({ ...each, rest: each.day === '2031-11-29' })) },
      ]),
    );
    vi.mocked(data.fetchDay).mockImplementation(async (day) => days.get(day) ?? boardDay(day));
    await show({ width: 390, search: `?day=${friday}` });
    await block('08:00');
    const list = screen.getByRole('list', { name: en.board });
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => plain(row.textContent));
    expect(rows.findIndex((row) => row.startsWith('Shabbat from 16:12 until Sat 29/11, after Shabbat, 17:14'))).toBe(1);
    expect(plain(screen.getByRole('list', { name: en.absent }).textContent)).toBe(
      `Yael Levi · ${en.absent}, 10:00–14:00 · garage`,
    );
    const week = screen.getByRole('navigation', { name: en.day.week });
    expect(within(week).getAllByText(en.day.rest)).toHaveLength(1);
    cleanup();
    await show({ width: 390, search: '?day=2031-11-29' });
    expect(plain((await screen.findByText(/Shabbat/u)).textContent)).toBe('Shabbat until 17:14');
  });

  it('says that there is nothing, and that somebody has to enter drivers', async () => {
    board = boardDay(DAY);
    await show();
    expect(await screen.findByText(en.empty)).toBeDefined();
    expect(screen.getByText(en.noDrivers)).toBeDefined();
  });

  it('says that it could not be read, and reads it again', async () => {
    vi.mocked(data.fetchDay).mockRejectedValueOnce(new DataError('unavailable', 'no answer'));
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '08:00')] });
    const person = await show();
    expect(await screen.findByText(en.failed)).toBeDefined();
    await person.click(screen.getByRole('button', { name: enStaff.frame.retry }));
    expect(await block('08:00')).toBeDefined();
  });

  it('stays while the connection is away, and says from when it is', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '08:00')] });
    await show();
    await block('08:00');
    vi.mocked(data.fetchDay).mockRejectedValueOnce(new DataError('unavailable', 'no answer'));
    await cache.refetchQueries({ queryKey: ridesKey });
    expect(plain((await screen.findByRole('alert')).textContent)).toMatch(/^No connection\. .* \d\d:\d\d\.$/u);
    expect(await block('08:00')).toBeDefined();
  });
});

describe('assigning', () => {
  it('shows the drivers in the order of the server with the reasons, and nobody who is not free can be chosen', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '14:00')] });
    const blocking = {
      ride: 'x',
      reference: 'TM-1',
      name: 'Noa',
      pickup_at: '2031-11-24T11:00:00Z',
      busy_until: '2031-11-24T13:00:00Z',
      pickup: 'A',
      dropoff: 'B',
    };
    vi.mocked(data.fetchFreeDrivers).mockResolvedValue([
      freeDriver(yael),
      freeDriver(yossi, { fit: 'not_free', why: 'busy', blocking }),
    ]);
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    const items = await within(await menu()).findAllByRole('menuitem');
    expect(items.map((item) => plain(item.textContent))).toEqual([
      'Yael Levi, Mercedes E, 123-45-672, free all day · 12 rides this month · speaks Arabic and Russian',
      'Yossi Cohen, on another ride: 13:00, Noa, until 15:00',
    ]);
    expect(document.activeElement).toBe(items[0]);
    await person.keyboard('y');
    expect(document.activeElement).toBe(items[1]);
    await person.keyboard('{Enter}');
    expect(data.assignRide).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^14:00/u);
  });

  it('of five rides takes ten keys after the first look, and the focus goes on by itself', async () => {
    const times = ['08:00', '09:00', '14:00', '15:00', '20:00'];
    board = boardDay(DAY, { ...fleet, rides: times.map((time, nth) => boardRide(nth + 1, DAY, time)) });
    const person = await show();
    await block('08:00');
    let pressed = 0;
    const press = async (key: string) => {
      pressed += 1;
      await person.keyboard(key);
    };
    screen.getByRole('button', { name: en.open(5) }).focus();
    await press('{Enter}');
    const assign = async ([time, ...others]: string[]): Promise<void> => {
      if (time === undefined) return;
      expect(document.activeElement?.textContent).toMatch(new RegExp(`^${time}`, 'u'));
      await press('{Enter}');
      await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
      await press('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await assign(others);
    };
    await assign(times);
    expect(board.rides.map(({ driver_no }) => driver_no)).toEqual([1, 1, 1, 1, 1]);
    expect(pressed).toBe(11);
    expect(screen.getByText(en.allSet)).toBeDefined();
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
      en.assign.done('20:00', 'Yossi Cohen'),
    );
  });

  it('takes the car that was chosen instead of the proposed one', async () => {
    board = boardDay(DAY, {
      ...fleet,
      rides: [boardRide(1, DAY, '14:00'), boardRide(2, DAY, '14:30', { driver_no: 2, vehicle_no: 2 })],
      vehicles: [...fleet.vehicles, boardVehicle(3, { make: 'Sprinter' }), boardVehicle(4, { seats: 2 })],
    });
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    const cars = await screen.findByRole('combobox', { name: en.assign.car });
    expect(
      within(cars)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      en.assign.proposed,
      'Mercedes E, 123-45-671',
      'Sprinter, 123-45-673',
      en.assign.carTaken('Mercedes E, 123-45-672'),
    ]);
    await person.selectOptions(cars, 'Sprinter, 123-45-673');
    await person.click(await screen.findByRole('menuitem', { name: /^Yael/u }));
    await waitFor(() => expect(data.assignRide).toHaveBeenCalledWith(expect.objectContaining({ id: rideId(1) }), 2, 3));
  });

  it('is not shown before it has happened: the ride waits, and a refusal says by which ride of whom', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '14:00')] });
    let answer: (value: data.RideAnswer) => void = () => {};
    vi.mocked(data.assignRide).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    await within(await menu()).findAllByRole('menuitem');
    await person.keyboard('{Enter}');
    const waiting = () => document.getElementById(`ride-${rideId(1)}`);
    await waitFor(() => expect(waiting()?.getAttribute('aria-busy')).toBe('true'));
    expect(waiting()?.textContent).toContain(en.saving);
    const ride = {
      id: 'x',
      reference: 'TM-7K3Q9',
      name: 'Noa',
      pickup_at: '2031-11-24T11:00:00Z',
      busy_until: '2031-11-24T13:00:00Z',
      pickup: 'Haifa',
      dropoff: 'Eilat',
    };
    answer({ outcome: 'taken', by: { driver: yossi.name, ride }, ride: board.rides[0] ?? null });
    expect(plain((await screen.findByRole('alert')).textContent)).toBe(
      en.outcomes.takenDriver('Yossi Cohen', '13:00', 'Noa', 'TM-7K3Q9', '15:00'),
    );
    // The list is still there, and the next driver takes it.
    await person.click(screen.getByRole('menuitem', { name: /^Yael/u }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(board.rides[0]?.driver_no).toBe(2);
  });

  it('of a ride that a colleague has changed under the menu says who and what, and goes on when that was looked at', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '14:00')] });
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    const [, line] = await within(await menu()).findAllByRole('menuitem');
    store(changed(rideId(1), { driver_no: 1, vehicle_no: 1, state: 'assigned', updated_by_name: 'Olga Levin' }));
    await cache.refetchQueries({ queryKey: ridesKey });
    const said = 'Olga Levin has changed this ride in the meantime. Driver: Yossi Cohen.';
    const notice = await screen.findByRole('alert');
    expect(plain(notice.textContent)).toContain(said);
    expect(plain(document.activeElement?.textContent)).toBe(said);
    // Neither Enter nor the line that was there replaces the colleague's driver.
    await person.keyboard('{Enter}');
    if (line) await person.click(line);
    expect(data.assignRide).not.toHaveBeenCalled();
    expect(screen.queryByRole('menuitem')).toBeNull();
    const look = within(notice).getByRole('button', { name: en.meanwhile.look });
    await person.dblClick(look);
    expect(look.isConnected).toBe(true);
    expect(data.assignRide).not.toHaveBeenCalled();
    await person.click(await screen.findByRole('menuitem', { name: /^Yael/u }));
    await waitFor(() => expect(board.rides[0]?.driver_no).toBe(2));
    expect(vi.mocked(data.assignRide).mock.calls[0]?.[0].updated_at).toMatch(/5Z$/u);
  });

  it('that comes second is refused with the name of the colleague, and not taken at a second press', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '14:00')] });
    vi.mocked(data.assignRide).mockImplementationOnce(async ({ id }) => ({
      outcome: 'changed_by_other',
      ride: store(changed(id, { pickup_at: '2031-11-24T12:30:00Z', updated_by_name: 'Olga Levin' })),
    }));
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    await within(await menu()).findAllByRole('menuitem');
    await person.keyboard('{Enter}');
    expect(plain((await screen.findByRole('alert')).textContent)).toContain(
      'Olga Levin has changed this ride in the meantime. Pick-up: Mon 24/11, 14:30.',
    );
    expect(screen.getByRole('dialog', { name: /14:30/u })).toBeDefined();
    await person.keyboard('{Enter}');
    expect(data.assignRide).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('button', { name: en.meanwhile.look }));
    await person.click(await screen.findByRole('menuitem', { name: /^Yossi/u }));
    await waitFor(() => expect(board.rides[0]?.driver_no).toBe(1));
  });

  it('of a ride that has been cancelled meanwhile says so', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '14:00')] });
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    await within(await menu()).findAllByRole('menuitem');
    vi.mocked(data.assignRide).mockResolvedValueOnce({
      outcome: 'closed',
      ride: changed(rideId(1), { state: 'cancelled' }),
    });
    board = boardDay(DAY, fleet);
    await cache.refetchQueries({ queryKey: ridesKey });
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(en.outcomes.words['closed']);
  });

  it('says that nothing was stored when no answer came', async () => {
    board = boardDay(DAY, { ...fleet, rides: [boardRide(1, DAY, '14:00')] });
    vi.mocked(data.assignRide).mockRejectedValueOnce(new DataError('unavailable', 'no answer'));
    const person = await show();
    (await block('14:00')).focus();
    await person.keyboard('{Enter}');
    await within(await menu()).findAllByRole('menuitem');
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(enStaff.step.offline);
    expect((await block('14:00')).getAttribute('aria-busy')).toBeNull();
  });
});

describe('on a phone', () => {
  const rides = [
    boardRide(1, DAY, '08:00'),
    boardRide(2, DAY, '14:00', { driver_no: 1, vehicle_no: 1 }),
    boardRide(3, '2031-11-25', '01:00'),
  ];

  it('the day is a list by the hour; those without a driver alone at a press, which stands in the address', async () => {
    board = boardDay(DAY, { ...fleet, rides });
    const person = await show({ width: 390 });
    await block('08:00');
    const list = screen.getByRole('list', { name: en.board });
    const items = within(list).getAllByRole('listitem');
    // Past midnight the list says which day it is.
    expect(items.map(({ textContent }) => textContent.slice(0, 7))).toEqual([
      '08:00, ',
      '14:00, ',
      'Tuesday',
      '01:00, ',
    ]);
    expect(within(list).getByRole('button', { name: /^Yossi Cohen/u })).toBeDefined();
    await person.click(screen.getByRole('button', { name: `${en.filter.open} (2)` }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(address()).toBe(`?day=${DAY}&show=open`);
  });

  it('the driver is chosen from a sheet at the foot, and the focus goes on', async () => {
    board = boardDay(DAY, { ...fleet, rides });
    const person = await show({ width: 390 });
    await person.click(await screen.findByRole('button', { name: new RegExp(`^${en.openLane}.*08:00`, 'u') }));
    await person.click(await screen.findByRole('menuitem', { name: /^Yael/u }));
    await waitFor(() => expect(board.rides[0]?.driver_no).toBe(2));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('01:00'));
  });
});

describe('the sheet of a ride', () => {
  const sheetOf = async (ride: data.Ride, role: 'operator' | 'admin' = 'operator') => {
    board = boardDay(DAY, { ...fleet, rides: [ride] });
    const person = await show({ search: `?day=${DAY}&ride=${ride.id}`, role });
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText(en.sheet.parts.facts);
    return { person, sheet };
  };

  it('offers one next step, and taking the last one back; nobody comes only where the driver is', async () => {
    const words = { ...en.steps.next, no_show: en.steps.noShow.open };
    const offered = async (state: data.RideState) => {
      cleanup();
      const { sheet } = await sheetOf(boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1, state }));
      const all: readonly string[] = Object.values(words);
      return sheet
        .getAllByRole('button')
        .flatMap(({ textContent }) => (all.includes(textContent) ? [textContent] : []));
    };
    expect(await offered('assigned')).toEqual([words.acknowledged]);
    expect(await offered('acknowledged')).toEqual([words.on_the_way, words.back]);
    expect(await offered('on_the_way')).toEqual([words.at_pickup, words.back]);
    expect(await offered('at_pickup')).toEqual([words.on_board, words.back, words.no_show]);
    expect(await offered('on_board')).toEqual([words.done, words.back]);
    expect(await offered('done')).toEqual([words.back]);
    expect(await offered('cancelled')).toEqual([]);
  });

  it('reports a step once, however often it was sent', async () => {
    const { person, sheet } = await sheetOf(boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1 }));
    const report = vi.mocked(data.reportStep);
    report.mockRejectedValueOnce(new DataError('unavailable', 'no answer'));
    report.mockImplementation(async ({ id }) => ({
      outcome: 'reported',
      ride: store(
        changed(id, {
          state: 'acknowledged',
          steps: [{ step: 'acknowledged', at: '2031-11-24T10:00:00Z', by: 'Olga' }],
        }),
      ),
    }));
    await person.click(sheet.getByRole('button', { name: en.steps.next.acknowledged }));
    expect((await sheet.findByRole('alert')).textContent).toBe(enStaff.step.offline);
    await person.click(sheet.getByRole('button', { name: en.steps.next.acknowledged }));
    expect(await sheet.findByText(en.steps.done['acknowledged'] ?? '')).toBeDefined();
    const [first, second] = report.mock.calls;
    expect(second?.slice(1)).toEqual(first?.slice(1));
    expect(second?.[3]).toMatch(/^[0-9a-f-]{36}$/u);
  });

  const twice = (['click', 'touch', 'Enter'] as const).flatMap((way) => [
    [way, 'assigned', 'acknowledged'] as const,
    [way, 'on_board', 'done'] as const,
  ]);
  it.each(twice)('two presses by %s on the step after %s report it alone', async (way, state, step) => {
    const { person, sheet } = await sheetOf(boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1, state }));
    const report = vi.mocked(data.reportStep);
    report.mockImplementation(async ({ id }) => ({ outcome: 'reported', ride: store(changed(id, { state: step })) }));
    const press = (on: HTMLElement) => {
      if (way === 'Enter') return person.keyboard('{Enter}');
      return person.pointer({ keys: way === 'click' ? '[MouseLeft]' : '[TouchA]', target: on });
    };
    const button = sheet.getByRole('button', { name: en.steps.next[step] });
    button.focus();
    await press(button);
    const result = await sheet.findByText(en.states[step], { selector: '[tabindex="-1"]' });
    expect(document.activeElement).toBe(result);
    await press(result);
    // Nothing that acts is there until it is asked for, and what opens it does not give way to it.
    expect(sheet.queryByRole('button', { name: en.steps.next.back })).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
    const opener = sheet.getByRole('button', { name: en.steps.more });
    await person.click(opener);
    expect(sheet.getByRole('button', { name: en.steps.next.back })).toBeDefined();
    expect(opener.isConnected).toBe(true);
  });

  it('closes the choices of a step under the hand when a colleague reports one', async () => {
    const ride = boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1, state: 'acknowledged' });
    const { sheet } = await sheetOf(ride);
    store(changed(ride.id, { state: 'on_the_way' }));
    await cache.refetchQueries({ queryKey: ridesKey });
    expect(await sheet.findByRole('button', { name: en.steps.more })).toBeDefined();
    expect(sheet.queryByRole('button', { name: en.steps.next.at_pickup })).toBeNull();
    // Taken back, the ride is as it was when the choices were opened: they do not open by themselves.
    store(changed(ride.id, { state: 'acknowledged' }));
    await cache.refetchQueries({ queryKey: ridesKey });
    expect(await sheet.findByText(en.states.acknowledged, { selector: '[tabindex="-1"]' })).toBeDefined();
    expect(sheet.queryByRole('button', { name: en.steps.next.on_the_way })).toBeNull();
  });

  it('reports a step with the time that it was at, and says what is wrong with one', async () => {
    const { person, sheet } = await sheetOf(boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1 }));
    const report = vi.mocked(data.reportStep);
    report.mockImplementation(async () => ({ outcome: 'step_time' }));
    const time = sheet.getByRole('textbox', { name: en.steps.at });
    const press = () => person.click(sheet.getByRole('button', { name: en.steps.next.acknowledged }));
    await person.type(time, 'noon');
    await press();
    expect(sheet.getByText(en.steps.faults.clock)).toBeDefined();
    expect(report).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(time);
    const past = new Date(Date.now() - 600_000);
    await person.clear(time);
    await person.type(time, israelClock(past).time);
    await press();
    expect(await sheet.findByText(en.outcomes.words['step_time'] ?? '')).toBeDefined();
    const sent = Date.parse(report.mock.calls[0]?.[2] ?? '');
    expect(Math.abs(sent - past.getTime())).toBeLessThan(60_000);
    // What was typed is still there.
    expect((time as HTMLInputElement).value).toBe(israelClock(past).time);
  });

  it('keeps what is typed while the day is read anew, and shows what a colleague has written meanwhile', async () => {
    const ride = boardRide(1, DAY, '14:00', { instructions: 'Ring twice' });
    const { person, sheet } = await sheetOf(ride);
    const note = sheet.getByRole('textbox', { name: en.note.instructions });
    await person.type(note, ' and wait');
    const pickup = sheet.getByRole('textbox', { name: en.times.pickup });
    await person.clear(pickup);
    await person.type(pickup, '14:25');
    store(changed(ride.id, { instructions: 'Do not ring', name: 'Somebody else', updated_by_name: 'Olga Levin' }));
    await cache.refetchQueries({ queryKey: ridesKey });
    expect((await sheet.findAllByText('Somebody else')).length).toBeGreaterThan(0);
    expect((note as HTMLTextAreaElement).value).toBe('Ring twice and wait');
    expect((pickup as HTMLInputElement).value).toBe('14:25');
    expect(sheet.getByRole('alert').textContent).toContain('Do not ring');
    expect(plain(sheet.getByRole('alert').textContent)).toContain(enStaff.step.changed('Olga Levin'));
    vi.mocked(data.setRideNote).mockImplementation(async ({ id }, texts) => ({
      outcome: 'noted',
      ride: store(changed(id, { instructions: texts.instructions })),
    }));
    await person.click(sheet.getByRole('button', { name: enStaff.step.keepMine }));
    await person.click(sheet.getByRole('button', { name: enStaff.step.save }));
    expect(await sheet.findByText(enStaff.step.saved)).toBe(document.activeElement);
    expect(board.rides[0]?.instructions).toBe('Ring twice and wait');
  });

  it('keeps an unsaved note on the device', async () => {
    const ride = boardRide(1, DAY, '14:00');
    const { person, sheet } = await sheetOf(ride);
    await person.type(sheet.getByRole('textbox', { name: en.note.meeting_point }), 'Gate 3');
    cleanup();
    const again = await sheetOf(ride);
    expect(again.sheet.getByRole<HTMLInputElement>('textbox', { name: en.note.meeting_point }).value).toBe('Gate 3');
  });

  describe('nobody came', () => {
    const terms: data.NoShowTerms = {
      waiting: {
        waited_from: '2031-11-24T12:00:00Z',
        minutes: 60,
        counts_from: 'pickup',
        until: '2031-11-24T13:00:00Z',
      },
      is_over: true,
      place: 'Arrivals hall',
      fee_agorot: 19_500,
      here_at: null,
      lost_at: null,
    };
    const asked = async (known: data.NoShowTerms | null) => {
      vi.mocked(data.fetchNoShowTerms).mockResolvedValue(known);
      const open = await sheetOf(boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1, state: 'at_pickup' }));
      await open.person.dblClick(open.sheet.getByRole('button', { name: en.steps.noShow.open }));
      await open.person.click(open.sheet.getByRole('button', { name: en.steps.noShow.open }));
      return open;
    };

    it('is said only after what the traveller has told of it', async () => {
      const { sheet } = await asked({ ...terms, here_at: '2031-11-24T12:30:00Z', lost_at: '2031-11-24T12:40:00Z' });
      expect(plain((await sheet.findByText(/at the meeting point/u)).textContent)).toContain('Mon 24/11, 14:30');
      expect(plain(sheet.getByText(/cannot find the driver/u).textContent)).toContain('Mon 24/11, 14:40');
    });

    it('is not said before the free waiting is over, and until when that is', async () => {
      const { sheet } = await asked({ ...terms, is_over: false });
      const said = await sheet.findByText(/^The free waiting/u);
      expect(plain(said.textContent)).toContain('(60 minutes from the agreed time) lasts until Mon 24/11, 15:00');
      expect(sheet.queryByRole('button', { name: en.steps.noShow.send })).toBeNull();
    });

    it('asks for the place, and whether the fee is charged, and is told by no Enter in a field', async () => {
      const { person, sheet } = await asked(terms);
      const report = vi.mocked(data.reportNoShow);
      report.mockImplementation(async ({ id }, { place, charged, seen_fee_agorot: fee }) => ({
        outcome: 'reported',
        ride: store(changed(id, { state: 'no_show', no_show_place: place, no_show_fee_agorot: charged ? fee : 0 })),
      }));
      const place = await sheet.findByRole('textbox', { name: en.steps.noShow.place });
      await person.clear(place);
      await person.keyboard('{Enter}');
      const send = sheet.getByRole('button', { name: en.steps.noShow.send });
      await person.click(send);
      expect(await sheet.findByText(en.steps.noShow.placeMissing)).toBeDefined();
      expect(sheet.getByText(en.steps.noShow.feeMissing)).toBeDefined();
      expect(report).not.toHaveBeenCalled();
      // Each is read out at its field, and the first one wrong has the focus.
      const saidOf = (element: HTMLElement) =>
        plain(document.getElementById(element.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent);
      expect([place.getAttribute('aria-invalid'), saidOf(place)]).toEqual(['true', en.steps.noShow.placeMissing]);
      await waitFor(() => expect(document.activeElement).toBe(place));
      await person.type(place, 'Gate 3');
      expect(place.getAttribute('aria-invalid')).toBeNull();
      const until = sheet.getByRole('textbox', { name: en.steps.noShow.until });
      await person.type(until, '25:00');
      await person.click(send);
      await waitFor(() => expect(document.activeElement).toBe(until));
      expect(saidOf(until)).toBe(en.steps.faults.clock);
      await person.clear(until);
      await person.click(send);
      const [charge] = sheet.getAllByRole('radio');
      await waitFor(() => expect(document.activeElement).toBe(charge));
      expect(saidOf(sheet.getByRole('radiogroup', { name: en.steps.noShow.fee }))).toBe(en.steps.noShow.feeMissing);
      const isCharged = sheet.getByRole('radio', { name: en.steps.noShow.charge });
      expect(
        document.getElementById(isCharged.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
      ).toMatch(/195/u);
      await person.click(isCharged);
      await person.dblClick(send);
      expect(await sheet.findByText(en.states.no_show, { selector: '[tabindex="-1"]' })).toBe(document.activeElement);
      // However often it was pressed, it is one report.
      expect(new Set(report.mock.calls.map(([, noShow, event]) => JSON.stringify([noShow, event]))).size).toBe(1);
      expect(report.mock.calls[0]?.[1]).toEqual({ at: null, place: 'Gate 3', charged: true, seen_fee_agorot: 19_500 });
      expect(plain(sheet.getByText(/Gate 3/u).textContent)).toMatch(/Gate 3\. Fee: .*195/u);
      expect(sheet.queryByRole('button', { name: en.steps.next.back })).toBeNull();
    });
  });

  describe('its times', () => {
    const typePickup = async ({ person, sheet }: Awaited<ReturnType<typeof sheetOf>>, time: string) => {
      const pickup = sheet.getByRole<HTMLInputElement>('textbox', { name: en.times.pickup });
      await person.clear(pickup);
      await person.type(pickup, time);
      return pickup;
    };
    const sent = () => vi.mocked(data.moveRide).mock.calls.map(([, times, decided]) => ({ ...times, ...decided }));

    it('go along with a typed pick-up, and what that means is said with its days', async () => {
      const ride = boardRide(1, DAY, '14:00');
      const open = await sheetOf(ride);
      const { person, sheet } = open;
      await typePickup(open, '14:23');
      await person.click(sheet.getByRole('button', { name: en.times.save }));
      expect(await sheet.findByText(en.times.faults.time)).toBeDefined();
      expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: en.times.pickup }));
      expect(data.moveRide).not.toHaveBeenCalled();
      await typePickup(open, '23:25');
      expect(plain(sheet.getByText(/^Pick-up: /u).textContent)).toBe(
        'Pick-up: Mon 24/11, 23:25. The driver is busy from Mon 24/11, 22:25 until Tue 25/11, 01:25 (3:00 h).',
      );
      vi.mocked(data.moveRide).mockImplementation(async ({ id }, { pickup_at }) => ({
        outcome: 'moved',
        ride: store(changed(id, { pickup_at })),
      }));
      await person.click(sheet.getByRole('button', { name: en.times.save }));
      expect(await sheet.findByText(en.times.saved)).toBe(document.activeElement);
      expect(sent()).toEqual([{ pickup_at: '2031-11-24T21:25:00.000Z', busy_from: null, busy_until: null }]);
    });

    it('of the driver are typed on their own, past midnight with the day', async () => {
      const ride = boardRide(1, DAY, '14:00');
      const open = await sheetOf(ride);
      const { person, sheet } = open;
      expect(sheet.queryByRole('textbox', { name: en.times.until })).toBeNull();
      await person.click(sheet.getByRole('button', { name: en.times.span }));
      const until = sheet.getByRole<HTMLInputElement>('textbox', { name: en.times.until });
      expect(until.value).toBe('16:00');
      await typePickup(open, '15:00');
      expect(until.value).toBe('17:00');
      await person.clear(until);
      await person.type(until, '07:30');
      expect(plain(sheet.getByText(/^Pick-up: /u).textContent)).toContain('until Tue 25/11, 07:30 (17:30 h)');
      vi.mocked(data.moveRide).mockResolvedValueOnce({
        outcome: 'long_span',
        busy_from: '2031-11-24T12:00:00Z',
        busy_until: '2031-11-25T05:30:00Z',
        ride,
      });
      const save = sheet.getByRole('button', { name: en.times.save });
      await person.dblClick(save);
      expect(plain((await sheet.findByRole('alert')).textContent)).toBe(
        en.times.questions.long('17:30', 'Tue 25/11, 07:30'),
      );
      expect(data.moveRide).toHaveBeenCalledTimes(1);
    });

    it('ask for the price of a long delay, one question below the other, and send what was said', async () => {
      const open = await sheetOf(boardRide(1, DAY, '14:00'));
      const { person, sheet } = open;
      const move = vi.mocked(data.moveRide);
      const questions = en.times.questions;
      move.mockImplementation(async ({ id }, { pickup_at }, { rest_reason, price }) => {
        if (!rest_reason) return { outcome: 'day_of_rest' };
        if (!price) return { outcome: 'price_of_delay', hours: 2 };
        return { outcome: 'moved', ride: store(changed(id, { pickup_at, delay_price: price })) };
      });
      const pickup = await typePickup(open, '18:00');
      await person.keyboard('{Enter}');
      // For an operator there are other ways, and nothing to press.
      expect((await sheet.findByRole('alert')).textContent).toBe(questions.rest);
      expect(sheet.getByText(questions.restAdmin)).toBeDefined();
      expect(sheet.queryByRole('button', { name: questions.restAllow })).toBeNull();
      pickup.focus();
      await person.keyboard('{Enter}');
      expect(move).toHaveBeenCalledTimes(1);

      cleanup();
      const again = await sheetOf(boardRide(1, DAY, '14:00'), 'admin');
      await typePickup(again, '18:00');
      await person.keyboard('{Enter}');
      await person.type(await again.sheet.findByRole('textbox', { name: questions.restReason }), 'Late flight');
      const allow = again.sheet.getByRole('button', { name: questions.restAllow });
      await person.click(allow);
      expect(await again.sheet.findByText(questions.price(2))).toBe(document.activeElement);
      // What was pressed is still in its place, and answers nothing more.
      await person.click(allow);
      await person.click(again.sheet.getByRole('button', { name: questions.newOffer }));
      expect(await again.sheet.findByText(en.times.offerToCome)).toBeDefined();
      expect(sent().map(({ price, rest_reason }) => [rest_reason, price])).toEqual([
        [undefined, undefined],
        [undefined, undefined],
        ['Late flight', undefined],
        ['Late flight', 'new_offer'],
      ]);
    });

    it('that a colleague has changed are shown beside the typed ones, and not overwritten unseen', async () => {
      const ride = boardRide(1, DAY, '14:00');
      const open = await sheetOf(ride);
      const { person, sheet } = open;
      await typePickup(open, '14:25');
      store(changed(ride.id, { pickup_at: '2031-11-24T13:00:00Z', updated_by_name: 'Olga Levin' }));
      await cache.refetchQueries({ queryKey: ridesKey });
      expect(plain((await sheet.findByRole('alert')).textContent)).toContain('Olga Levin saved something else');
      await person.keyboard('{Enter}');
      expect(data.moveRide).not.toHaveBeenCalled();
      await person.click(sheet.getByRole('button', { name: enStaff.step.takeTheirs }));
      expect(sheet.getByRole<HTMLInputElement>('textbox', { name: en.times.pickup }).value).toBe('15:00');
    });
  });

  it('takes a driver off when that was asked and answered, and not one whom a colleague has put there meanwhile', async () => {
    const { person, sheet } = await sheetOf(boardRide(1, DAY, '14:00', { driver_no: 1, vehicle_no: 1 }));
    await person.click(sheet.getByRole('button', { name: en.driver.takeOff }));
    expect(plain(sheet.getByText(/^Take .*Yossi Cohen/u).textContent)).toBe(en.driver.takeOffAsk('Yossi Cohen'));
    store(changed(rideId(1), { driver_no: 2, vehicle_no: 2, updated_by_name: 'Olga Levin' }));
    await cache.refetchQueries({ queryKey: ridesKey });
    await sheet.findByText(/Olga Levin/u);
    await person.click(sheet.getByRole('button', { name: en.driver.takeOffYes }));
    expect(data.unassignRide).not.toHaveBeenCalled();
  });

  it('of a ride on another day is read by itself; of one that is gone it says so', async () => {
    vi.mocked(data.fetchRide).mockResolvedValueOnce(boardRide(7, '2026-12-01', '10:00', { name: 'Far Away' }));
    await show({ search: `?day=${DAY}&ride=${rideId(7)}` });
    expect(await screen.findByRole('dialog', { name: /Far Away/u })).toBeDefined();
    cleanup();
    vi.mocked(data.fetchRide).mockResolvedValueOnce(null);
    await show({ search: `?day=${DAY}&ride=${rideId(8)}` });
    expect(await screen.findByText(en.sheet.gone)).toBeDefined();
  });
});
