/** The life of a trip, its offers and their terms: what the code says of them against what the database says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAD_FIELDS } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { TRIP_WORDS_MAX } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import {
  actionsIn,
  TRIP_LIFE,
  TRIP_SCOPES,
  TRIP_STATES,
} from '../../supabase/functions/_shared/contracts/trip-life.ts';
import { Constants } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

describe.each(databases())('the life of a trip on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database });
  });
  afterAll(() => server?.close());

  const definition = async (constraint: string) =>
    String(
      (
        await server.query(
          `select pg_get_constraintdef(oid) as text from pg_constraint where conname = '${constraint}'`,
        )
      )[0]?.['text'],
    );

  it('allows in each state what the table of the code allows', async () => {
    for (const state of TRIP_STATES) {
      for (const scope of TRIP_SCOPES) {
        const [row] = await server.query<{ actions: string[]; shared: boolean }>(
          'select private.trip_actions($1, $2) as actions, private.is_trip_shared($1) as shared',
          [state, scope],
        );
        expect([state, scope, row?.actions]).toEqual([state, scope, [...actionsIn(state, scope)]]);
        expect([state, row?.shared]).toEqual([state, TRIP_LIFE[state].view]);
      }
    }
  });

  it('takes every kind of line that an offer may have, and texts as long as the page allows', async () => {
    const sum = async (line: object) =>
      (
        await server.query<{ sum: number | null }>('select private.sum_of_lines($1::jsonb)::integer as sum', [
          JSON.stringify([line]),
        ])
      )[0]?.sum;
    for (const kind of Constants.public.Enums.offer_line_kind)
      expect(await sum({ kind, quantity: 1, amount: 100 })).toBe(100);
    // The price includes the night, child seats and the free waiting: no line says them.
    for (const kind of ['night', 'seat', 'waiting', 'tip'])
      expect([kind, await sum({ kind, quantity: 1, amount: 100 })]).toEqual([kind, null]);
    expect(await definition('leads_driver_note_length')).toContain(`<= ${LEAD_FIELDS.driver_note.max}`);
    expect(await definition('offers_answer_reason_length')).toContain(`<= ${TRIP_WORDS_MAX.reason}`);
  });

  it.each([
    ['no list', {}],
    ['no lines', []],
    ['a line that is a text', ['fare']],
    ['no amount', [{ kind: 'fare', quantity: 1 }]],
    ['an amount as text', [{ kind: 'fare', quantity: 1, amount: '100' }]],
    ['a part of an agora', [{ kind: 'fare', quantity: 1, amount: 0.5 }]],
    ['no quantity', [{ kind: 'fare', amount: 100 }]],
    ['half a stop', [{ kind: 'stop', quantity: 0.5, amount: 100 }]],
    ['a kind that is a number', [{ kind: 1, quantity: 1, amount: 100 }]],
    ['a fare below nothing', [{ kind: 'fare', quantity: 1, amount: -100 }]],
    ['words that are a number', [{ kind: 'fare', quantity: 1, amount: 100, text: 5 }]],
    ['words that are too many', [{ kind: 'fare', quantity: 1, amount: 100, text: 'x'.repeat(121) }]],
    ['too many lines', Array.from({ length: 21 }, () => ({ kind: 'fare', quantity: 1, amount: 100 }))],
  ])('takes no offer with %s', async (_, lines) => {
    const [row] = await server.query('select private.sum_of_lines($1::jsonb) as sum', [JSON.stringify(lines)]);
    expect(row?.['sum']).toBeNull();
  });

  it('charges for cancelling by the hour, never rounded up, and never more than the law’s better right', async () => {
    const fee = async (total: number, percent: number, hours: number, before: string) => {
      const [offer] = await server.query<{ id: string }>(
        `with lead as (
          insert into public.leads (reference, name, phone, service_type, notes, content_hash)
          values (private.new_lead_reference(), 'Dana', '+972501234567', 'contact', 'Hello', repeat('a', 64)) returning id
        ), offer as (
          insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes,
            free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version)
          select id, 1, 'he', $1, 18, jsonb_build_array(jsonb_build_object('kind', 'fare', 'quantity', 1, 'amount', $1::integer)),
            15, 2, $3, $2, '{card}', '2026-01-01' from lead returning id
        ), leg as (
          insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time,
            duration_minutes, passengers, vehicle_class)
          select id, 1, 'intercity', 'Jaffa', 'Haifa', '2030-05-07', '10:00', 60, 2, 'sprinter' from offer
        ) select id from offer`,
        [total, percent, hours],
      );
      const [row] = await server.query<{ fee: number }>(
        `select private.cancel_fee(offer, '2030-05-07 10:00'::timestamp at time zone 'Asia/Jerusalem' - $2::interval) as fee
         from public.offers as offer where id = $1`,
        [offer?.id, before],
      );
      return row?.fee;
    };
    expect(await fee(42_000, 50, 24, '24 hours')).toBe(0);
    expect(await fee(42_000, 50, 24, '23:59:59.999')).toBe(21_000);
    expect(await fee(42_100, 50, 24, '1 minute')).toBe(21_000);
    expect(await fee(42_000, 0, 24, '1 minute')).toBe(0);
    expect(await fee(42_000, 100, 168, '1 minute')).toBe(42_000);
    // At the widest bound the house still charges nothing where the law begins to: seven working days before the ride.
    expect(await fee(42_000, 100, 168, '168 hours')).toBe(0);
    const wider = server.query(`update public.settings set value = '169' where key = 'free_until_hours'`);
    await expect(wider).rejects.toThrow('settings_value_type');
  });
});
