import type { Sql } from 'postgres';
import { defaultLocale, locales } from '../../supabase/functions/_shared/words/locales.ts';

export const LEADS = 30_000;
/** Rides of a day: as many as the product is built for. */
const RIDES_A_DAY = 200;
/** Rides of this many days are over. */
const DAYS_PAST = 120;
const DRIVERS = 40;

const REFERENCE = `'TM-' || (select string_agg(substr('23456789ACDEFGHJKMNPQRTVWXY', 1 + ((n / (27 ^ place)::bigint) % 27)::integer, 1), '')
  from generate_series(0, 4) as place)`;

/** One of these for each row: the same at each run, and with nothing to do with the choices of other columns. */
const oneOf = (salt: number, ...choices: string[]): string =>
  `(array[${choices.map((choice) => `'${choice}'`).join(', ')}])[1 + (hashint4extended(n, ${salt}) & 1048575) % ${choices.length}]`;

/** Names, places and notes that repeat as real ones do, and numbers that do not. Nineteen of twenty have been answered. */
const REQUESTS = `
  insert into public.leads (reference, name, phone, email, destination, travel_date, passengers, service_type,
    content_hash, created_at, notes, status, first_response_at, pickup_time, language, round_trip)
  select ${REFERENCE},
    ${oneOf(1, 'Dana', 'Yossi', 'Claire', 'Mark', 'Noa', 'דנה', 'יוסי', 'רונית', 'Hélène', 'Иван')} || ' ' ||
      ${oneOf(2, 'Levi', 'Cohen', 'Dubois', 'Feldman', 'Azulay', 'לוי', 'כהן', 'שקד', 'Mizrahi', 'Peretz')},
    '+9725' || (20000000 + n), 'traveller' || n || '@example.com',
    'Ben Gurion Airport, Terminal 3 → ' || ${oneOf(3, 'Jaffa Street', 'Dizengoff', 'Carmel Centre', 'King David Hotel')}
      || ' ' || n % 200 || ', ' || ${oneOf(4, 'Jerusalem', 'Tel Aviv', 'Haifa', 'Eilat')},
    current_date + n % 60, 2, ${oneOf(5, 'intercity', 'airport_pickup', 'airport_dropoff', 'day_tour')},
    encode(sha256(n::text::bytea), 'hex'), now() - make_interval(secs => n * 1050),
    case when n % 3 = 0 then 'Two child seats please, and a stop on the way; we are ' || n % 7 || ' with suitcases' end,
    case when n % 20 = 0 then 'new' else ${oneOf(6, 'contacted', 'qualified', 'converted', 'lost')} end::public.lead_status,
    case when n % 20 > 0 then now() - make_interval(secs => n * 1050) + make_interval(secs => 60 + n * 7919 % 14400) end,
    make_time(n * 7 % 24, 0, 0), ${oneOf(7, ...locales.filter((locale) => locale !== defaultLocale))}::private.language, n % 5 = 0
  from generate_series(1, ${LEADS}) as n`;

/** A million visits of half a year, in sessions of five pages. */
const VISITS = `
  insert into public.visits (session_id, path, created_at)
  select 'session-' || n / 5, '/page-' || (n % 97), now() - make_interval(secs => n * 15)
  from generate_series(1, 1000000) as n`;

/** A ride for each request, every day as many: eight for each driver, three hours after each other. Of those to come one in ten is open. */
const RIDES = [
  `insert into public.vehicles (plate, class, make, colour, seats, bags, licence_kind)
    select (1000000 + n)::text, 'sprinter', 'Mercedes Sprinter', 'black', 8, 8, 'tour' from generate_series(1, ${DRIVERS}) as n`,
  `insert into public.drivers (name, phone, kind, languages, usual_vehicle_no)
    select jsonb_build_object('he', 'נהג ' || no, 'latin', 'Driver ' || no), '+972535550101', 'own', '{he,ru}', no from public.vehicles`,
  `insert into public.offers (lead_id, number, state, language, total_agorot, vat_percent, lines, free_waiting_minutes,
      free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version, sent_at, valid_until, answered_at)
    select id, 1, 'accepted', 'en', 42000, 18, '[{"kind": "fare", "quantity": 1, "amount": 42000}]', 15, 2, 24, 50, '{card}',
      '2026-11-22', now(), now() + interval '1 day', now() from public.leads`,
  `insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time, duration_minutes,
      passengers, luggage, vehicle_class, vehicle_name, flight_number)
    select id, 1, 'airport_pickup', 'Ben Gurion Airport, Terminal 3', 'Jaffa Street 1, Jerusalem',
      current_date - ${DAYS_PAST} + (nth / ${RIDES_A_DAY})::integer,
      time '06:00' + make_interval(hours => 3 * (nth % ${RIDES_A_DAY} / ${DRIVERS})::integer,
        mins => 5 * (nth % ${DRIVERS} % 12)::integer),
      60, 2, 3, 'sprinter', '{"he": "ספרינטר", "en": "Sprinter", "fr": "Sprinter"}', 'LY 008'
    from (select id, row_number() over (order by id) - 1 as nth from public.offers) as offer`,
  `insert into public.rides (lead_id, offer_id, leg, car, pickup_at, agreed_pickup_at, busy_from, busy_until, driver_no, vehicle_no, state)
    select offer.lead_id, offer.id, 1, 1, leg.pickup_at, leg.pickup_at, leg.pickup_at - interval '1 hour',
      leg.pickup_at + interval '90 minutes', own.no, own.no,
      case when leg.pickup_day < current_date then 'done' when own.no is null then 'planned' else 'assigned' end::public.ride_state
    from (select id, lead_id, row_number() over (order by id) - 1 as nth from public.offers) as offer
    join public.offer_legs as leg on leg.offer_id = offer.id,
    lateral (select case when leg.pickup_day < current_date or nth % 10 > 0 then 1 + nth % ${DRIVERS} end as no) as own`,
];

/** Fills a database with what a year of the busiest trade leaves behind. */
export async function fillYear(sql: Sql): Promise<void> {
  await sql.unsafe(REQUESTS);
  await sql.unsafe(VISITS);
  await sql.begin(async (session) => {
    // Triggers would make each ride by itself.
    await session.unsafe('set local session_replication_role = replica');
    for (const statement of RIDES) await session.unsafe(statement);
  });
  await sql.unsafe('vacuum analyze');
}
