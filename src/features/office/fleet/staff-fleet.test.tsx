import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as data from '@/data/fleet';
import type { StaffRole } from '@/data/user-roles';
import * as classes from '@/data/vehicle-classes';
import { giveMessages } from '@/i18n/messages';
import { messages as enPrices } from '@/i18n/messages/en/staff-prices';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as en } from '@/i18n/messages/en/staff-fleet';
import { DraftOwner } from '@/ui/form/own-draft';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { StaffFleet } from './staff-fleet';

vi.mock('@/data/fleet', { spy: true });
vi.mock('@/data/vehicle-classes', { spy: true });

const AVI: data.Driver = {
  no: 7,
  updated_at: '2026-11-20T10:00:00Z',
  name: { he: 'אבי כהן', latin: 'Avi Cohen' },
  phone: '+972501234567',
  email: null,
  languages: [data.DRIVER_LANGUAGES[0], 'ru'],
  kind: 'own',
  licence_until: '2026-12-05',
  permit_until: '2026-11-01',
  rest_note: 'Not on Fridays',
  usual_vehicle_no: 3,
  active: true,
  absences: [],
};
const GONE: data.Driver = { ...AVI, no: 8, name: { he: 'גיל', latin: 'Gil Gone' }, active: false };
const SPRINTER: data.Vehicle = {
  no: 3,
  updated_at: '2026-11-20T10:00:00Z',
  plate: '1234567',
  class: 'sprinter',
  make: 'Mercedes Sprinter',
  colour: 'black',
  seats: 8,
  bags: 8,
  child_seats: 2,
  licence_kind: 'minibus',
  registration_until: null,
  insurance_until: '2028-01-01',
  inspection_until: null,
  active: true,
  absences: [],
};
/** A step of which nothing is said. */
const STEP = {
  driver: null,
  vehicle: null,
  absence: null,
  unassigned: null,
  under_way: null,
  constraint: null,
};
const RIDE: data.RideLine = {
  ride: 'r1',
  reference: 'TM-7K3Q9',
  name: 'Dana Levi',
  pickup_at: '2026-11-24T23:30:00Z',
};

function show(role: StaffRole = 'manager', fleet: data.Fleet = { drivers: [AVI, GONE], vehicles: [SPRINTER] }) {
  giveMessages('en', { staff: enStaff, staffFleet: en, staffPrices: enPrices });
  vi.mocked(data.fetchFleet).mockResolvedValue(fleet);
  vi.mocked(data.fetchFeeds).mockResolvedValue([
    { driver_no: null, created_at: '2026-11-20T10:00:00Z', created_by_name: 'Maya' },
  ]);
  vi.mocked(data.fetchDriveLinks).mockResolvedValue([
    { driver: 7, key: '0123456789abcdef0123456789abcdef', last_seen_at: '2026-11-23T05:12:00Z' },
  ]);
  vi.mocked(classes.fetchVehicleClasses).mockResolvedValue([
    { id: 'sprinter', name: { he: 'ספרינטר', en: 'Sprinter', fr: 'Sprinter' }, seats: 8, bags: 8 },
  ]);
  showInLanguage(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <DraftOwner value="maya">
          <StaffFleet role={role} />
        </DraftOwner>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
type User = ReturnType<typeof show>;

const press = async (user: User, name: string | RegExp, role = 'button') =>
  user.click(await screen.findByRole(role, { name }));
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const valueOf = (fields: ReturnType<typeof within>, label: string) =>
  (fields.getByLabelText(label) as HTMLInputElement).value;
const retype = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:15:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('the fleet', () => {
  it('says of drivers and cars what matters, and how their documents stand', async () => {
    show();
    const drivers = await screen.findByRole('list', { name: en.drivers.title });
    const [row] = within(drivers).getAllByRole('listitem');
    for (const text of [
      'Avi Cohen',
      '050-123-4567',
      'Hebrew, Russian',
      'Mercedes Sprinter',
      '12-345-67',
      'Not on Fridays',
    ])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent).toContain(`${en.papers.licence_until}: ${en.dates.inDays(12)}`);
    expect(row?.textContent).toMatch(/Passenger permit: expired .?01\/11\/2026/u);
    const vehicles = screen.getByRole('region', { name: en.vehicles.title });
    expect(vehicles.textContent).toContain(`${en.papers.inspection_until}: ${en.dates.none}`);
    expect(screen.getByText(en.showInactive(1))).toBeDefined();
  });

  it('lets an operator report absences and read, and nothing else', async () => {
    show('operator');
    expect(await screen.findByRole('button', { name: en.absence.nowOf('Avi Cohen') })).toBeDefined();
    expect(screen.queryByRole('button', { name: en.edit('Avi Cohen') })).toBeNull();
    expect(screen.queryByRole('button', { name: en.drivers.add })).toBeNull();
    expect(screen.queryByRole('region', { name: en.feeds.title })).toBeNull();
    expect(data.fetchFeeds).not.toHaveBeenCalled();
  });

  it('takes somebody off from now on in two presses, and leads to the rides that are open again', async () => {
    const user = show('operator');
    vi.mocked(data.reportAbsence).mockResolvedValue({
      ...STEP,
      outcome: 'saved',
      unassigned: [RIDE],
      under_way: [{ ...RIDE, ride: 'r2', reference: 'TM-2W4XY', name: 'Uri Under' }],
    });
    await press(user, en.absence.nowOf('Avi Cohen'));
    await press(user, new RegExp(en.absence.until.today, 'u'), 'menuitem');
    const [member, absence] = vi.mocked(data.reportAbsence).mock.calls[0] ?? [];
    expect(member).toEqual({ of: 'driver', no: 7 });
    expect(absence?.until.toISOString()).toBe('2026-11-24T03:00:00.000Z');
    const link = await screen.findByRole('link', { name: /TM-7K3Q9/u });
    // At half past one at night, which is the evening's day on the board.
    expect(link.getAttribute('href')).toBe('/en/dashboard/rides?day=2026-11-24&ride=r1');
    expect(screen.getByText(en.freed.open(1))).toBeDefined();
    expect(screen.getByText(en.freed.underWay(1))).toBeDefined();
  });

  it('says that an absence was not saved', async () => {
    const user = show('operator');
    vi.mocked(data.reportAbsence).mockRejectedValue(new Error('offline'));
    await press(user, en.absence.nowOf('Avi Cohen'));
    await press(user, new RegExp(en.absence.until.week, 'u'), 'menuitem');
    expect(await screen.findByText(enStaff.step.failed)).toBeDefined();
  });

  it('takes days, and hours where they are given, and asks for what is missing', async () => {
    const user = show('operator');
    await press(user, en.absence.nowOf('Avi Cohen'));
    await press(user, en.absence.until.other, 'menuitem');
    const form = await sheet(en.absence.title('Avi Cohen'));
    await user.click(form.getByRole('button', { name: en.absence.report }));
    expect(await form.findByText(en.form.errors.day)).toBeDefined();
    await retype(user, form.getByLabelText(en.absence.untilDay), '25/11/2026');
    await user.type(form.getByLabelText(en.absence.fromTime), '18:30');
    vi.mocked(data.reportAbsence).mockResolvedValue({ ...STEP, outcome: 'saved' });
    await user.click(form.getByRole('button', { name: en.absence.report }));
    await waitFor(() => expect(data.reportAbsence).toHaveBeenCalled());
    const [, absence] = vi.mocked(data.reportAbsence).mock.calls[0] ?? [];
    expect([absence?.from.toISOString(), absence?.until.toISOString()]).toEqual([
      '2026-11-23T16:30:00.000Z',
      '2026-11-25T22:00:00.000Z',
    ]);
    expect(await screen.findByText(en.freed.none)).toBeDefined();
  });
});

describe('the form of a driver', () => {
  const open = async (user: User) => {
    await press(user, en.edit('Avi Cohen'));
    return sheet(en.edit('Avi Cohen'));
  };

  it('says at each field what is wrong, and stores what is right', async () => {
    const user = show();
    await press(user, en.drivers.add);
    const form = await sheet(en.drivers.add);
    await user.type(form.getByLabelText(en.form.fields.email), 'nobody');
    await user.click(form.getByRole('checkbox', { name: 'Hebrew' }));
    await user.type(form.getByLabelText(en.form.fields.permit_until), '31/02/2027');
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await form.findAllByText(en.form.errors.missing)).toHaveLength(2);
    for (const error of ['phone', 'invalidEmail', 'languages', 'day'] as const)
      expect(form.getByText(en.form.errors[error])).toBeDefined();
    expect(valueOf(form, en.form.fields.permit_until)).toBe('31/02/2027');
    expect(data.saveDriver).not.toHaveBeenCalled();

    await retype(user, form.getByLabelText(en.form.fields.email), 'דוד@example.com');
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await form.findByText(en.form.errors.emailLetters)).toBeDefined();

    await user.type(form.getByLabelText(en.form.fields.hebrew), 'דוד');
    await user.type(form.getByLabelText(en.form.fields.latin), ' David ');
    await user.type(form.getByLabelText(en.form.fields.phone), '052 123-4567');
    await retype(user, form.getByLabelText(en.form.fields.email), 'david@example.com');
    await user.click(form.getByRole('checkbox', { name: 'French' }));
    await retype(user, form.getByLabelText(en.form.fields.permit_until), '1/5/2027');
    await user.selectOptions(form.getByLabelText(en.form.fields.usual_vehicle_no), '3');
    vi.mocked(data.saveDriver).mockResolvedValue({ ...STEP, outcome: 'saved', driver: AVI });
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(data.saveDriver).toHaveBeenCalledWith(null, {
      name: { he: 'דוד', latin: 'David' },
      phone: '+972521234567',
      email: 'david@example.com',
      languages: [data.DRIVER_LANGUAGES[2]],
      kind: 'own',
      licence_until: null,
      permit_until: '2027-05-01',
      rest_note: null,
      usual_vehicle_no: 3,
      active: true,
    });
  });

  it('says at its field what the database refuses, and of what has none that one of the values is wrong', async () => {
    const user = show();
    const form = await open(user);
    await retype(user, form.getByLabelText(en.form.fields.rest_note), 'Only mornings');
    vi.mocked(data.saveDriver).mockResolvedValueOnce({
      ...STEP,
      outcome: 'validation_failed',
      constraint: 'drivers_usual_vehicle_no_fkey',
    });
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await form.findByText(en.form.errors.vehicle)).toBeDefined();
    vi.mocked(data.saveDriver).mockResolvedValueOnce({
      ...STEP,
      outcome: 'validation_failed',
      constraint: 'drivers_kind',
    });
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await form.findByText(enStaff.step.refused)).toBeDefined();
    expect(valueOf(form, en.form.fields.rest_note)).toBe('Only mornings');
  });

  it('shows what a colleague has changed meanwhile in the words of the form', async () => {
    const user = show();
    const form = await open(user);
    await retype(user, form.getByLabelText(en.form.fields.rest_note), 'Mine');
    const theirs = { ...AVI, updated_at: '2026-11-23T10:00:00Z', rest_note: 'Theirs', licence_until: '2030-01-02' };
    vi.mocked(data.saveDriver).mockResolvedValueOnce({ ...STEP, outcome: 'changed_by_other', driver: theirs });
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    const warning = await form.findByRole('alert');
    expect(warning.textContent).toContain(`${en.form.fields.rest_note}: Theirs`);
    expect(warning.textContent).toContain(`${en.form.fields.licence_until}: 02/01/2030`);
    expect(warning.textContent).not.toContain(en.form.fields.phone);
  });

  it('keeps what was typed through closing, says so, and throws it away on request', async () => {
    const user = show();
    let form = await open(user);
    await retype(user, form.getByLabelText(en.form.fields.rest_note), 'Only mornings');
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    form = await open(user);
    expect(valueOf(form, en.form.fields.rest_note)).toBe('Only mornings');
    expect(form.getByText(enStaff.frame.draft.text)).toBeDefined();
    await user.click(form.getByRole('button', { name: enStaff.frame.draft.discard }));
    expect(valueOf(form, en.form.fields.rest_note)).toBe(AVI.rest_note);
    expect(localStorage).toHaveLength(0);
    expect(data.saveDriver).not.toHaveBeenCalled();
  });

  it('says which rides are open again after somebody was switched off', async () => {
    const user = show();
    const form = await open(user);
    await user.selectOptions(form.getByLabelText(en.form.fields.active), 'no');
    expect(form.getByText(en.form.hints.inactive)).toBeDefined();
    vi.mocked(data.saveDriver).mockResolvedValueOnce({ ...STEP, outcome: 'saved', driver: AVI, unassigned: [RIDE] });
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await screen.findByRole('link', { name: /TM-7K3Q9/u })).toBeDefined();
  });
});

describe('the form of a car', () => {
  it('begins with the first class, reads plates as people write them, and says that one is taken', async () => {
    const user = show();
    await press(user, en.vehicles.add);
    const form = await sheet(en.vehicles.add);
    expect(valueOf(form, en.form.fields.seats)).toBe('8');
    await user.type(form.getByLabelText(en.form.fields.plate), '12-345');
    await user.type(form.getByLabelText(en.form.fields.make), 'Vito');
    await retype(user, form.getByLabelText(en.form.fields.seats), '61');
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await form.findByText(en.form.errors.plate)).toBeDefined();
    expect(form.getByText(en.form.errors.seats)).toBeDefined();
    await retype(user, form.getByLabelText(en.form.fields.plate), '123-45-678');
    await retype(user, form.getByLabelText(en.form.fields.seats), '7');
    vi.mocked(data.saveVehicle).mockResolvedValueOnce({
      ...STEP,
      outcome: 'validation_failed',
      constraint: 'vehicles_plate_once',
    });
    await user.click(form.getByRole('button', { name: enStaff.step.save }));
    expect(await form.findByText(en.form.errors.plateTaken)).toBeDefined();
    expect(vi.mocked(data.saveVehicle).mock.calls[0]?.[1]).toMatchObject({
      plate: '12345678',
      seats: 7,
      class: 'sprinter',
    });
  });
});

describe('calendars', () => {
  it('are made for a driver and shown once, replaced and revoked after a question', async () => {
    const user = show();
    vi.mocked(data.createFeed).mockResolvedValue('https://site.example/functions/v1/calendar-feed?key=abc');
    await press(user, /Create an address: .?Avi Cohen/u);
    expect(await screen.findByText('https://site.example/functions/v1/calendar-feed?key=abc')).toBeDefined();
    expect(data.createFeed).toHaveBeenCalledWith(7);
    expect(screen.getByRole('button', { name: en.feeds.copy.copy })).toBeDefined();

    await press(user, new RegExp(`Revoke the address: .?${en.feeds.office}`, 'u'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: en.feeds.keep }));
    expect(data.revokeFeed).not.toHaveBeenCalled();
    await press(user, new RegExp(`Revoke the address: .?${en.feeds.office}`, 'u'));
    vi.mocked(data.revokeFeed).mockResolvedValue();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.feeds.revoke }));
    await waitFor(() => expect(data.revokeFeed).toHaveBeenCalledWith(null));
  });
});

describe('the link to a driver’s page', () => {
  const address = data.driveAddress({ driver: 7, key: '0123456789abcdef0123456789abcdef', last_seen_at: null });
  const line = async () =>
    within(
      within(await screen.findByRole('list', { name: en.drive.title }))
        .getByText('Avi Cohen')
        .closest('li') as HTMLElement,
    );

  it('leads to /drive, with the key behind the number sign', () => {
    expect(new URL(address).pathname + new URL(address).hash).toBe('/drive#7-0123456789abcdef0123456789abcdef');
  });

  it('is copied or sent by whoever works on rides, and says when the driver was there', async () => {
    const user = show('operator');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const own = await line();
    expect(own.getByText(/last seen .*23\/11, 07:12/u)).toBeDefined();
    await user.click(own.getByRole('button', { name: en.drive.copy.copy }));
    expect(writeText).toHaveBeenCalledWith(address);
    const chat = own.getByRole('link', { name: new RegExp(en.drive.chat, 'u') }).getAttribute('href') ?? '';
    expect(decodeURIComponent(chat)).toBe(`https://wa.me/972501234567?text=${en.drive.chatText(address)}`);
    expect(own.queryByRole('button', { name: en.drive.renew.button })).toBeNull();
    // Who does not drive has none.
    expect(within(screen.getByRole('list', { name: en.drive.title })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is replaced by a manager after a question', async () => {
    const user = show('manager');
    vi.mocked(data.renewDriveLink).mockResolvedValue({ outcome: 'renewed' });
    const own = await line();
    await user.click(own.getByRole('button', { name: en.drive.renew.button }));
    expect(data.renewDriveLink).not.toHaveBeenCalled();
    expect(own.getByText(/Replace the link of/u)).toBeDefined();
    await user.click(own.getByRole('button', { name: en.drive.renew.confirm }));
    expect(data.renewDriveLink).toHaveBeenCalledWith(7);
    expect(await own.findByText(en.drive.renewed)).toBeDefined();
    expect(data.fetchDriveLinks).toHaveBeenCalledTimes(2);
  });
});
