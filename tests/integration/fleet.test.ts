/** The fleet: who may change what, what is refused by which field, absences that open rides again, and calendar feeds. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fleet, FleetOutcome } from '../../src/data/fleet.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';
import { ask, assign, bookRides, newDriver, newVehicle, ridesOf, type Ride } from './ride-samples.ts';

const DENIED = '42501';

const DRIVER = {
  name: { he: 'אבי כהן', latin: 'Avi Cohen' },
  phone: '+972501234567',
  email: null,
  languages: ['he', 'ru'],
  kind: 'own',
  licence_until: '2031-05-01',
  permit_until: null,
  rest_note: null,
  usual_vehicle_no: null,
  active: true,
};
const VEHICLE = {
  class: 'sprinter',
  make: 'Mercedes Sprinter',
  colour: 'black',
  seats: 8,
  bags: 8,
  child_seats: 2,
  licence_kind: 'minibus',
  registration_until: null,
  insurance_until: '2031-05-01',
  inspection_until: null,
  active: true,
};

describe.each(databases())('the fleet on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  let manager: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { VITE_BUSINESS_SHORT_NAME_HE: 'תמר' },
    });
    [operator, manager] = await Promise.all([server.account('operator'), server.account('manager')]);
  });
  afterAll(() => server?.close());

  let nth = 0;
  const plate = () => {
    nth += 1;
    return String(9_000_000 + nth);
  };
  const saveDriver = (by: TestAccount, fields: object, earlier: { no: number; updated_at: string } | null = null) =>
    ask<FleetOutcome>(by, 'save_driver', {
      driver: earlier?.no ?? null,
      seen: earlier?.updated_at ?? null,
      fields: { ...DRIVER, ...fields },
    });
  const saveVehicle = (by: TestAccount, fields: object, earlier: { no: number; updated_at: string } | null = null) =>
    ask<FleetOutcome>(by, 'save_vehicle', {
      vehicle: earlier?.no ?? null,
      seen: earlier?.updated_at ?? null,
      fields: { ...VEHICLE, plate: plate(), ...fields },
    });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const report = (of: string, no: number, [starts_at, ends_at]: readonly [string, string], why: string | null = null) =>
    ask<FleetOutcome>(operator, 'report_absence', { of, no, starts_at, ends_at, why });
  const fleet = () => ask<Fleet>(operator, 'fleet', {});
  const driverOf = async (no: number) => (await fleet()).drivers.find((driver) => driver.no === no);
  /** A booked ride that somebody drives, so many days from now. */
  const driven = async (name: string, days: number, driver: number, vehicle: number | null = null): Promise<Ride> => {
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jerusalem' }).format(new Date(inDays(days)));
    const { ride } = await bookRides(server.query, operator, name, { at: `${day} 12:00` });
    const answer = await assign(operator, ride, driver, vehicle);
    if (answer.outcome !== 'assigned' || !answer.ride) throw new Error(JSON.stringify(answer));
    return answer.ride;
  };
  const now = async (ride: Ride): Promise<Ride> => {
    const [found] = await ridesOf(server.query, { id: ride.lead_id });
    if (!found) throw new Error('no ride');
    return found;
  };

  describe('saving', () => {
    it('is a manager’s; an operator reads, and those below not even that', async () => {
      const { driver } = await saveDriver(manager, { rest_note: ' Not on Fridays ' });
      expect(driver).toMatchObject({ ...DRIVER, rest_note: 'Not on Fridays', absences: [] });
      const { vehicle } = await saveVehicle(manager, {});
      expect(vehicle).toMatchObject(VEHICLE);
      expect(await driverOf(driver?.no ?? 0)).toEqual(driver);
      const readonly = await server.account('readonly');
      await expect(ask(readonly, 'fleet', {})).rejects.toThrow(DENIED);
      await expect(saveDriver(operator, {})).rejects.toThrow(DENIED);
      await expect(saveVehicle(operator, {})).rejects.toThrow(DENIED);
      for (const name of ['feed_state', 'create_feed', 'revoke_feed'])
        await expect(ask(operator, name, {}), name).rejects.toThrow(DENIED);
      const { error } = await manager.client.from('drivers').update({ rest_note: 'x' }).eq('no', driver?.no);
      expect(error?.code).toBe(DENIED);
    });

    it.each([
      [{ name: { he: '', latin: 'Avi' } }, 'drivers_name'],
      [{ name: { he: 'אבי' } }, 'drivers_name'],
      [{ phone: '0501234567' }, 'drivers_phone_e164'],
      [{ phone: null }, 'drivers_active_has_phone'],
      [{ email: 'nobody' }, 'drivers_email_format'],
      [{ languages: [] }, 'drivers_languages'],
      [{ rest_note: 'x'.repeat(301) }, 'drivers_rest_note_length'],
      [{ usual_vehicle_no: 999_999 }, 'drivers_usual_vehicle_no_fkey'],
    ])('a driver with %j is refused by name', async (fields, constraint) => {
      expect(await saveDriver(manager, fields)).toMatchObject({ outcome: 'validation_failed', constraint });
    });

    it.each([
      [{ plate: '12-345-67' }, 'vehicles_plate'],
      [{ class: '' }, 'vehicles_class_length'],
      [{ make: ' ' }, 'vehicles_make_length'],
      [{ seats: 0 }, 'vehicles_seats'],
      [{ bags: 61 }, 'vehicles_bags'],
      [{ child_seats: 11 }, 'vehicles_child_seats'],
    ])('a vehicle with %j is refused by name', async (fields, constraint) => {
      expect(await saveVehicle(manager, fields)).toMatchObject({ outcome: 'validation_failed', constraint });
    });

    it.each([
      [{ languages: ['de'] }, '23514'],
      [{ kind: 'friend' }, '23514'],
      [{ licence_until: 'soon' }, '22007'],
    ])('a driver with %j, which no form says, is refused by its type', async (fields, code) => {
      await expect(saveDriver(manager, fields)).rejects.toThrow(code);
    });

    it.each([{ colour: 'pink' }, { licence_kind: 'none' }])(
      'a vehicle with %j, which no form says, is refused by its type',
      async (fields) => {
        await expect(saveVehicle(manager, fields)).rejects.toThrow('23514');
      },
    );

    it('a plate stands once', async () => {
      const { vehicle } = await saveVehicle(manager, {});
      expect(await saveVehicle(manager, { plate: vehicle?.plate })).toMatchObject({
        constraint: 'vehicles_plate_once',
      });
    });

    it('does not write over a colleague’s newer data, and brings them along', async () => {
      const { driver } = await saveDriver(manager, {});
      if (!driver) throw new Error('no driver');
      const colleague = await server.account('admin');
      const theirs = await saveDriver(colleague, { rest_note: 'Theirs' }, driver);
      expect(theirs.outcome).toBe('saved');
      const late = await saveDriver(manager, { rest_note: 'Mine' }, driver);
      expect(late).toMatchObject({ outcome: 'changed_by_other', driver: { rest_note: 'Theirs' } });
      expect((await saveDriver(manager, { rest_note: 'Mine' }, late.driver)).driver?.rest_note).toBe('Mine');
      expect(await saveDriver(manager, {}, { no: 999_999, updated_at: driver.updated_at })).toMatchObject({
        outcome: 'gone',
      });
    });

    it('whoever is switched off leaves the rides to come, and the calendar', async () => {
      const { driver } = await saveDriver(manager, {});
      if (!driver) throw new Error('no driver');
      const ride = await driven('Rina Rider', 20, driver.no);
      await ask(manager, 'create_feed', { driver: driver.no });
      const off = await saveDriver(manager, { active: false }, driver);
      expect(off).toMatchObject({ outcome: 'saved', driver: { active: false }, under_way: [] });
      expect(off.unassigned).toEqual([
        { ride: ride.id, reference: ride.reference, name: 'Rina Rider', pickup_at: ride.pickup_at },
      ]);
      expect(await now(ride)).toMatchObject({ state: 'planned', driver_no: null });
      expect(await ask(manager, 'feed_state', {})).not.toContainEqual(
        expect.objectContaining({ driver_no: driver.no }),
      );
    });
  });

  describe('an absence', () => {
    it('opens the rides inside it again, in one step, and leaves the others alone', async () => {
      const [driver, other, car] = [
        await newDriver(server.query, 'Ill'),
        await newDriver(server.query, 'Well'),
        await newVehicle(server.query),
      ];
      const inside = await driven('Ina Inside', 3, driver, car);
      const acknowledged = await driven('Ada Acknowledged', 4, driver);
      await ask(operator, 'report_step', {
        ride: acknowledged.id,
        seen: acknowledged.updated_at,
        step: 'acknowledged',
        at: null,
        event_id: randomUUID(),
      });
      const outside = await driven('Olga Outside', 9, driver);
      const others = await driven('Otto Other', 3, other);
      const answer = await report('driver', driver, [inDays(0), inDays(7)], ' Family ');
      expect(answer).toMatchObject({ outcome: 'saved', absence: { why: 'Family' }, under_way: [] });
      expect(answer.unassigned?.map(({ name }) => name)).toEqual(['Ina Inside', 'Ada Acknowledged']);
      expect(await now(inside)).toMatchObject({ state: 'planned', driver_no: null, vehicle_no: null });
      expect(await now(acknowledged)).toMatchObject({ state: 'planned', driver_no: null, steps: [] });
      expect([(await now(outside)).driver_no, (await now(others)).driver_no]).toEqual([driver, other]);
      const [event] = await server.query<{ actor_name: string; detail: object }>(
        `select actor_name, detail from public.trip_events where ride_id = $1 and kind = 'ride_unassigned'`,
        [inside.id],
      );
      expect(event).toMatchObject({ detail: { driver, vehicle: car, why: 'absent' } });
      const tasks = await server.query<{ ride_id: string }>(
        `select ride_id from public.desk_tasks where kind = 'ride_without_driver' and closed_at is null and ride_id = any ($1)`,
        [`{${[inside, acknowledged, outside, others].map(({ id }) => id).join(',')}}`],
      );
      expect(tasks.map(({ ride_id }) => ride_id).toSorted()).toEqual([inside.id, acknowledged.id].toSorted());
      // Nobody gives it back to him meanwhile.
      expect(await assign(operator, await now(inside), driver)).toMatchObject({ outcome: 'absent' });
    });

    it('of a car opens its rides, and a ride that has begun is named and stays', async () => {
      const [driver, car] = [await newDriver(server.query, 'Driving'), await newVehicle(server.query)];
      const [later, under] = [await driven('Lea Later', 5, driver, car), await driven('Uri Under', 6, driver, car)];
      // Its time has not come: nobody could report it.
      await server.query(`update public.rides set state = 'on_the_way' where id = $1`, [under.id]);
      const answer = await report('vehicle', car, [inDays(0), inDays(8)]);
      expect(answer.unassigned?.map(({ name }) => name)).toEqual(['Lea Later']);
      expect(answer.under_way?.map(({ name }) => name)).toEqual(['Uri Under']);
      expect(await now(under)).toMatchObject({ state: 'on_the_way', vehicle_no: car });
      expect(await now(later)).toMatchObject({ state: 'planned' });
    });

    it('takes in those that it overlaps, with their reasons, and none of others', async () => {
      const [driver, other] = [await newDriver(server.query), await newDriver(server.query)];
      const [one, two] = [inDays(10), inDays(12)];
      await report('driver', other, [one, two], 'Other');
      await report('driver', driver, [one, two], 'Holiday');
      const [three, four] = [inDays(11), inDays(14)];
      const { absence } = await report('driver', driver, [three, four], 'Army');
      expect(absence?.why?.split(' · ').toSorted()).toEqual(['Army', 'Holiday']);
      expect([Date.parse(absence?.starts_at ?? ''), Date.parse(absence?.ends_at ?? '')]).toEqual([
        Date.parse(one),
        Date.parse(four),
      ]);
      expect((await driverOf(driver))?.absences).toHaveLength(1);
      expect((await driverOf(other))?.absences).toMatchObject([{ why: 'Other' }]);
    });

    it('that has begun ends now; one to come is taken back', async () => {
      const driver = await newDriver(server.query);
      const begun = await report('driver', driver, [inDays(-1), inDays(1)]);
      await report('driver', driver, [inDays(3), inDays(4)]);
      for (const absence of (await driverOf(driver))?.absences ?? [])
        expect(await ask(operator, 'end_absence', { absence: absence.id })).toMatchObject({ outcome: 'ended' });
      expect((await driverOf(driver))?.absences).toEqual([]);
      const kept = await server.query<{ id: string }>('select id from public.absences where driver_no = $1', [driver]);
      expect(kept.map(({ id }) => id)).toEqual([begun.absence?.id]);
    });

    it.each([
      ['that ends before it begins', [2, 1], 'absence_period'],
      ['of no time', [1, 1], 'absence_period'],
      ['that is over', [-2, -1], 'absence_period'],
      ['of more than a year', [1, 400], 'absence_period'],
    ] as const)('%s is refused', async (_, [from, until], constraint) => {
      const driver = await newDriver(server.query);
      const [starts, ends] = [inDays(from), from === until ? inDays(from) : inDays(until)];
      expect(await report('driver', driver, [starts, from === until ? starts : ends])).toMatchObject({
        outcome: 'validation_failed',
        constraint,
      });
    });

    it('of somebody unknown, or with too long a reason, is refused', async () => {
      const driver = await newDriver(server.query);
      expect(await report('driver', 999_999, [inDays(0), inDays(1)])).toMatchObject({ outcome: 'gone' });
      await expect(report('plane', driver, [inDays(0), inDays(1)])).rejects.toThrow('23514');
      expect((await report('driver', driver, [inDays(0), inDays(1)], 'x'.repeat(500))).absence?.why).toHaveLength(200);
    });

    it('and assignments at the same moment: one of the two gives way, and no ride is left to an absent driver', async () => {
      for (const round of [0, 1, 2, 3, 4, 5]) {
        const driver = await newDriver(server.query);
        const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jerusalem' }).format(new Date(inDays(15 + round)));
        const rides = [];
        for (const at of ['08:00', '11:00', '14:00', '17:00'])
          rides.push((await bookRides(server.query, operator, `At ${at}`, { at: `${day} ${at}` })).ride);
        const assigned = rides.map((ride) => assign(operator, ride, driver));
        const absence = await report('driver', driver, [inDays(14 + round), inDays(17 + round)]);
        expect(absence.outcome).toBe('saved');
        for (const { outcome } of await Promise.all(assigned)) expect(['assigned', 'absent']).toContain(outcome);
        expect(await server.query('select from public.rides where driver_no = $1', [driver]), `${round}`).toEqual([]);
      }
    });
  });

  describe('a calendar feed', () => {
    const make = async (driver: number | null): Promise<string> =>
      (await ask<{ key: string }>(manager, 'create_feed', { driver })).key;
    const get = async (key: string, headers: Record<string, string> = {}, method = 'GET') => {
      const response = await fetch(`${server.url}/functions/v1/calendar-feed?key=${key}`, {
        method,
        headers: { [TEST_IP_HEADER]: newIp(), ...headers },
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const summaries = (text: string) =>
      text
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => line.startsWith('SUMMARY:'))
        .map((line) => line.slice('SUMMARY:'.length).split(' · ')[0]);

    it('holds the rides of the next 60 days, the driver’s own or all, without a phone number', async () => {
      const driver = await newDriver(server.query, 'Fedor');
      const ride = await driven('Frida Feed', 2, driver);
      await driven('Gina Gone', 70, driver);
      const elsewhere = await driven('Hans Elsewhere', 2, await newDriver(server.query, 'Else'));
      const [own, office] = [await get(await make(driver)), await get(await make(null))];
      expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(summaries(own.text)).toEqual(['Frida']);
      expect(own.text).toContain(`DESCRIPTION:${ride.reference}\r\n`);
      expect(own.text).toContain(
        `DTSTART:${new Date(ride.pickup_at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`,
      );
      expect(own.text).toContain('X-PUBLISHED-TTL:PT15M');
      expect(own.text).toContain('Fedor');
      expect(office.text).toContain(`DESCRIPTION:${elsewhere.reference}\r\n`);
      expect(summaries(office.text)).toEqual(expect.arrayContaining(['Frida', 'Hans']));
      expect(summaries(office.text)).not.toContain('Gina');
      for (const { text } of [own, office]) expect(text).not.toMatch(/9725\d{7}|050\d{7}|@example\.com|Levi|Feed\b/u);
    });

    it('loses a ride that is cancelled or driven by another', async () => {
      const [driver, other] = [await newDriver(server.query), await newDriver(server.query)];
      const key = await make(driver);
      const [moved, cancelled] = [await driven('Mona Moved', 21, driver), await driven('Cora Cancelled', 22, driver)];
      expect(summaries((await get(key)).text)).toEqual(['Mona', 'Cora']);
      expect((await assign(operator, moved, other)).outcome).toBe('assigned');
      await ask(operator, 'cancel_booking', { offer: cancelled.offer_id, reason: 'Sample' });
      expect(summaries((await get(key)).text)).toEqual([]);
    });

    it('is not sent again unchanged, and is after a change', async () => {
      const driver = await newDriver(server.query);
      const key = await make(driver);
      const first = await get(key);
      const tag = first.headers.get('etag') ?? '';
      const again = await get(key, { 'if-none-match': tag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
      await driven('Nora New', 23, driver);
      expect((await get(key, { 'if-none-match': tag })).status).toBe(200);
      const head = await get(key, {}, 'HEAD');
      expect([head.status, head.text]).toEqual([200, '']);
      expect((await get(key, {}, 'POST')).status).toBe(405);
    });

    it('with a wrong, an old or a revoked key is an empty 404, and wrong keys are limited by network', async () => {
      const driver = await newDriver(server.query);
      const old = await make(driver);
      const key = await make(driver);
      expect((await get(key)).status).toBe(200);
      for (const wrong of [old, 'f'.repeat(32), 'no-key', '']) {
        const { status, text } = await get(wrong);
        expect([wrong, status, text]).toEqual([wrong, 404, '']);
      }
      const ip = newIp();
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await get('f'.repeat(32), { [TEST_IP_HEADER]: ip })).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
      // The right key gets in from there all the same.
      expect((await get(key, { [TEST_IP_HEADER]: ip })).status).toBe(200);
      expect(await ask(manager, 'revoke_feed', { driver })).toMatchObject({ outcome: 'revoked' });
      expect((await get(key)).status).toBe(404);
      expect(await ask(manager, 'create_feed', { driver: 999_999 })).toMatchObject({ outcome: 'gone' });
    });

    it('of one trip is opened by any key of its link, shows no price or phone, and is void with the link', async () => {
      const ride = await driven('Tania Trip', 1, await newDriver(server.query, 'Fedor'));
      const linkOf = async () => {
        const [row] = await server.query<{ id: string; link: { reference: string; key: string; view_key: string } }>(
          `select id, private.link_of(id) as link from public.leads where reference = $1`,
          [ride.reference],
        );
        if (!row) throw new Error('no trip');
        return row;
      };
      const read = async (key: string) => {
        const response = await fetch(
          `${server.url}/functions/v1/calendar-feed?trip=${ride.reference.replace('TM-', '')}-${key}`,
          { headers: { [TEST_IP_HEADER]: newIp() } },
        );
        return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
      };
      const { id, link } = await linkOf();
      for (const key of [link.key, link.view_key]) {
        const { status, text } = await read(key);
        expect([status, text]).toEqual([200, expect.stringContaining(`UID:${ride.reference}-1@trip`)]);
        expect(text).not.toMatch(/₪|\+?9725\d{7}|050\d{7}|Tania/u);
        expect(server.logs.join('\n')).not.toContain(key);
      }
      expect(await read('f'.repeat(32))).toEqual({ status: 404, text: '' });
      await server.query('update public.leads set link_version = link_version + 1 where id = $1', [id]);
      expect(await read(link.view_key)).toEqual({ status: 404, text: '' });
      // A trip that is cancelled is in no calendar any more.
      const { link: renewed } = await linkOf();
      await ask(operator, 'cancel_booking', { offer: ride.offer_id, reason: 'Sample' });
      const cancelled = await read(renewed.view_key);
      expect([cancelled.status, cancelled.text.includes('VEVENT')]).toEqual([200, false]);
    });

    it('keeps its key out of the log and of the database', async () => {
      const key = await make(null);
      await get(key);
      expect(server.logs.join('\n')).toContain('"function":"calendar-feed"');
      expect(server.logs.join('\n')).not.toContain(key);
      expect(await server.query('select from private.calendar_feeds where key_hash = $1', [key])).toEqual([]);
      expect(await ask(manager, 'feed_state', {})).toContainEqual({
        driver_no: null,
        created_at: expect.any(String) as string,
        created_by_name: expect.any(String) as string,
      });
    });
  });
});
