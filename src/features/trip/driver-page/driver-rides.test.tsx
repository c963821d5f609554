import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriveAnswer, DrivePage } from '@shared/contracts/drive-contract';
import { DRIVE_WORDS } from '@/content/drive-words';
import { drivePage, driveRide } from '../../../../tests/fixtures/drive-page';
import { DriverRides } from './driver-rides';
import { wordsIn } from './drive-words-context';

const LINK = { driver: 12, key: '0123456789abcdef0123456789abcdef' };
const words = wordsIn('en');
let calls: Record<string, unknown>[] = [];
/** What the server says next, call by call; the last one stays. */
let answers: (DriveAnswer | 'silence')[] = [];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({ now: new Date('2026-11-28T11:50:00Z'), toFake: ['Date'] });
  history.replaceState(null, '');
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    calls.push(JSON.parse(body) as Record<string, unknown>);
    const [answer = 'silence'] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer === 'silence' ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = '2026-11-28T11:50:00Z';
const open = (page: DrivePage): DriveAnswer => ({ success: true, at, page });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => fireEvent.click(button(name));
const reports = () => calls.filter(({ action }) => action === 'report');

/** Shows the page, and opens its first ride. */
async function show(page: DrivePage, ...further: typeof answers) {
  answers = [open(page), ...further];
  render(<DriverRides link={LINK} />);
  fireEvent.click(await screen.findByRole('button', { name: /Ben Gurion/u }));
}

describe('the rides of a driver', () => {
  it('stand by their days, each with when, where, who and its flight', async () => {
    const tomorrow = driveRide({ id: 'b', pickup_at: '2026-11-29T06:00:00Z', pickup: 'Haifa', name: 'Ruth' });
    const done = driveRide({ id: 'c', state: 'done', pickup: 'Akko' });
    answers = [open(drivePage([driveRide(), tomorrow, done]))];
    render(<DriverRides link={LINK} />);
    const sections = (await screen.findAllByRole('heading', { level: 2 })).map((head) => head.closest('section'));
    const texts = sections.map((section) => section?.textContent ?? '');
    expect(texts.map((text) => text.replaceAll(/[\u2066-\u2069]/gu, ''))).toEqual([
      expect.stringMatching(/^Today.*14:05.*Ben Gurion.*Jaffa.*Dana Levi.*LY 008.*lands 13:40.*Not confirmed/u),
      expect.stringMatching(/^Tomorrow.*08:00.*Haifa/u),
      expect.stringMatching(/^Done.*Akko/u),
    ]);
  });

  it('say that there are none', async () => {
    answers = [open(drivePage([]))];
    render(<DriverRides link={LINK} />);
    expect(await screen.findAllByText(words.noRides)).toHaveLength(2);
  });

  it.each(DRIVE_WORDS)('have words in $language, in its own direction, kept with the driver', async (chosen) => {
    const { language, direction, title } = chosen;
    answers = [open(drivePage([driveRide()])), open(drivePage([driveRide()], { language }))];
    render(<DriverRides link={LINK} />);
    const choice = await screen.findByRole('combobox');
    expect(within(choice).getAllByRole('option')).toHaveLength(DRIVE_WORDS.length);
    await screen.findByText(/Ben Gurion/u);
    fireEvent.change(choice, { target: { value: language } });
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ action: 'language', language, ...LINK }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([language, direction]);
    if (chosen.unread) expect(screen.getByText(chosen.unread)).toBeDefined();
  });

  it('open nothing with a void link, and hold nothing of it', async () => {
    answers = [{ success: false, code: 'bad_link', at }];
    render(<DriverRides link={LINK} />);
    expect(await screen.findByText(DRIVE_WORDS[0].noLink.title)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a ride', () => {
  it('says what its driver is to know', async () => {
    await show(drivePage([driveRide()]));
    for (const text of [
      /Arrivals hall/u,
      /LY 008/u,
      /Collect.*₪390.*: card or cash/u,
      /Water in the car/u,
      /We have a pushchair/u,
      /123-45-678/u,
      /TM-7K3Q9/u,
    ])
      expect(screen.getByText(text, { selector: 'dd, dd bdi' })).toBeDefined();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      expect.arrayContaining(['Suitcases: 3', 'Child seat: 1']),
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        'https://waze.com/ul?q=Ben%20Gurion%20Airport%2C%20Terminal%203&navigate=yes',
        'https://www.google.com/maps/dir/?api=1&destination=Jaffa%20Street%201%2C%20Jerusalem',
        'tel:+33612345678',
      ]),
    );
    // In the traveller's language, with the car.
    const here = links.find((href) => href?.startsWith('https://wa.me/33612345678'));
    expect(decodeURIComponent(here ?? '')).toMatch(/Bonjour, ici Yossi Cohen.*Hall des arrivées.*123-45-678/u);
  });

  it('says what its traveller has said above all else, in the list too, until they are on board', async () => {
    const told = { here_at: '2026-11-28T11:40:00Z', lost_at: '2026-11-28T11:49:00Z' };
    const said = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/gu, '');
    answers = [open(drivePage([driveRide({ state: 'at_pickup', told })]))];
    render(<DriverRides link={LINK} />);
    expect((await screen.findByRole('button', { name: /Ben Gurion/u })).textContent).toMatch(/cannot find you/u);
    fireEvent.click(button(/Ben Gurion/u));
    expect(said()).toMatch(/cannot find you.*13:49.*at the meeting point since 13:40.*Jaffa/u);
    cleanup();
    history.replaceState(null, '');
    await show(drivePage([driveRide({ state: 'on_board', told })]));
    expect(said()).not.toMatch(/cannot find you|meeting point since/u);
  });

  it('leads from one step to the next by one button, and reports each once', async () => {
    await show(drivePage([driveRide()]), open(drivePage([driveRide({ state: 'acknowledged' })])));
    press(words.steps.acknowledged);
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toMatchObject({
      ...LINK,
      ride: driveRide().id,
      step: 'acknowledged',
      pickup_at: driveRide().pickup_at,
      event: expect.stringMatching(/^[0-9a-f-]{36}$/u),
    });
    expect(await screen.findByRole('button', { name: words.steps.on_the_way })).toBeDefined();
    expect(screen.queryByText(words.waiting(1))).toBeNull();
  });

  it('goes on without a signal: steps wait in their order, and are sent once each', async () => {
    await show(drivePage([driveRide()]), 'silence');
    press(words.steps.acknowledged);
    expect(await screen.findByText(words.waiting(1))).toBeDefined();
    press(words.steps.on_the_way);
    press(words.steps.at_pickup);
    expect(await screen.findByText(words.waiting(3))).toBeDefined();
    expect(screen.getByText(/^No signal/u)).toBeDefined();
    const tried = reports().map(({ step }) => step);
    expect(new Set(tried)).toEqual(new Set(['acknowledged']));
    const events = new Set(reports().map(({ event }) => event));
    expect(events.size).toBe(1);

    calls = [];
    answers = [open(drivePage([driveRide({ state: 'at_pickup' })]))];
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Waiting/u)).toBeNull());
    expect(reports().map(({ step }) => step)).toEqual(['acknowledged', 'on_the_way', 'at_pickup']);
    expect(events.has(reports()[0]?.['event'])).toBe(true);
  });

  it('reports by the server’s clock where the phone’s is wrong', async () => {
    const fast: DriveAnswer = { success: true, at: '2026-11-28T08:50:00Z', page: drivePage([driveRide()]) };
    answers = [fast, fast];
    render(<DriverRides link={LINK} />);
    fireEvent.click(await screen.findByRole('button', { name: /Ben Gurion/u }));
    press(words.steps.acknowledged);
    await waitFor(() => expect(reports()[0]?.['at']).toMatch(/^2026-11-28T08:50/u));
  });

  it('says why a step was not taken, with the hour where there is one', async () => {
    const page = drivePage([driveRide({ state: 'at_pickup' })]);
    await show(page, { success: false, code: 'not_possible', at, page }, open(page));
    press(words.steps.on_board);
    expect(await screen.findByText(words.refusals.not_possible)).toBeDefined();
    press(words.understood);
    expect(screen.queryByText(words.refusals.not_possible)).toBeNull();
    answers = [{ success: false, code: 'too_early', at, until: '2026-11-28T12:00:00Z', page }, open(page)];
    press(words.steps.on_board);
    expect((await screen.findByRole('alert')).textContent).toContain('14:00');
  });

  it('that was taken away disappears, and says so', async () => {
    await show(
      drivePage([driveRide()]),
      { success: false, code: 'not_yours', at, page: drivePage([]) },
      open(drivePage([])),
    );
    press(words.steps.acknowledged);
    expect(await screen.findByText(/14:05.*Ben Gurion.*is no longer yours/u)).toBeDefined();
    expect(screen.getByText(words.refusals.not_yours)).toBeDefined();
    expect(screen.queryByRole('button', { name: words.steps.acknowledged })).toBeNull();
  });

  it('is not left before its time', async () => {
    await show(drivePage([driveRide({ state: 'acknowledged', leave_from: '2026-11-28T12:30:00Z' })]));
    expect((button(words.steps.on_the_way) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/from.*14:30/u)).toBeDefined();
  });

  it('is late by so many minutes', async () => {
    await show(
      drivePage([driveRide({ state: 'acknowledged' })]),
      open(drivePage([driveRide({ state: 'acknowledged', late_minutes: 20 })])),
    );
    press(words.late.button);
    press(words.late.minutes(20));
    await waitFor(() => expect(reports()[0]).toMatchObject({ step: 'late', minutes: 20 }));
    expect(await screen.findByText(words.late.said(20))).toBeDefined();
  });

  it('asks for the place, and for the end of the free waiting, before nobody came', async () => {
    const waiting = { waited_from: at, minutes: 60, counts_from: 'landing' as const, until: '2026-11-28T12:40:00Z' };
    const page = drivePage([driveRide({ state: 'at_pickup', waiting })]);
    await show(page);
    press(words.noShow.button);
    expect(screen.getByText(/14:40/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: words.noShow.confirm })).toBeNull();
    press(words.cancel);
    cleanup();

    const over = { ...waiting, until: '2026-11-28T11:40:00Z' };
    history.replaceState(null, '');
    await show(drivePage([driveRide({ state: 'at_pickup', waiting: over })]));
    press(words.noShow.button);
    fireEvent.change(screen.getByLabelText(words.noShow.place), { target: { value: 'Hall, door 3' } });
    press(words.noShow.confirm);
    fireEvent.click(screen.getByLabelText(words.noShow.called));
    press(words.noShow.confirm);
    await waitFor(() => expect(reports()[0]).toMatchObject({ step: 'no_show', place: 'Hall, door 3', called: true }));
    expect(reports()).toHaveLength(1);
  });

  it('notes what a ride has cost besides', async () => {
    await show(drivePage([driveRide({ state: 'on_board' })]));
    const { extra } = words;
    press(extra.button);
    press(extra.kinds.parking);
    expect(screen.getByRole('button', { name: extra.send })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText(extra.figures.parking), { target: { value: '40' } });
    fireEvent.change(screen.getByLabelText(extra.words), { target: { value: 'Hall' } });
    press(extra.send);
    await waitFor(() =>
      expect(reports()[0]).toMatchObject({ step: 'extra', extra: 'parking', agorot: 4000, words: 'Hall' }),
    );
  });

  it('holds up the traveller’s name, and the screen stays on', async () => {
    const request = vi.fn<(type: string) => Promise<object>>(() =>
      Promise.resolve({ release: () => Promise.resolve() }),
    );
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await show(drivePage([driveRide()]));
    press(/^Name board/u);
    const sign = screen.getByRole('dialog', { name: words.sign.open });
    expect(within(sign).getByText('Dana Levi')).toBeDefined();
    expect(request).toHaveBeenCalledWith('screen');
    Reflect.deleteProperty(navigator, 'wakeLock');
    cleanup();
    history.replaceState(null, '');
    await show(drivePage([driveRide({ sign_text: 'Acme Ltd' })]));
    press(/^Name board.*Acme Ltd/u);
    expect(within(screen.getByRole('dialog')).getByText('Acme Ltd')).toBeDefined();
  });
});
