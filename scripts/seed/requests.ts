import type { Lead } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { siteLocale, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { DAY_MS, MINUTE_MS, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import {
  routeText,
  type LeadAnswers,
  type TripServiceType,
} from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { contentHash, leadColumns, readLead, suspicionOf } from '../../supabase/functions/submit-lead/rules.ts';
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { SAMPLE_WORDS, STAFF_NOTES } from './sample-words.ts';
import type { SeededRandom } from './seeded-random.ts';

type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Insert'];

/** A request and what has become of it, as rows. */
export interface SeedRequest {
  lead: Row<'leads'> & LeadAnswers & { id: string; created_at: string };
  history: Row<'lead_history'>[];
  message: Row<'messages'>;
}

export interface Worker {
  id: string;
  name: string;
}

/** How many requests there are, and how many of them are messages, come from machines, or are sent by somebody again. */
const REQUESTS = 200;
const MESSAGES = 0.12;
const MACHINES = 0.04;
const REPEATED = 0.08;

/** Requests came in this many days until now. */
const DAYS = 42;

/** The id of the seed's nth row says where it comes from; see seed-database.ts. */
export const seedId = (nth: number): string => `5eed0000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

interface Customer {
  locale: Locale;
  name: string;
  email: string;
  phone: string;
}

function newCustomer(
  random: SeededRandom,
  nth: number,
  locale: Locale = siteLocale(random.weighted({ he: 5, en: 3, fr: 2 })),
): Customer {
  const words = SAMPLE_WORDS[locale];
  const first = random.whole(0, words.firstNames.length - 1);
  return {
    locale,
    name: `${words.firstNames[first]} ${random.pick(words.lastNames)}`,
    email: `${words.mailNames[first]}.${nth}@example.com`,
    // A number of their own: the back office takes people with one phone for one customer.
    phone: `${words.phones[Math.floor(nth / 100)]}${String(nth % 100).padStart(2, '0')}`,
  };
}

const ROUTES: Readonly<
  Record<TripServiceType, (words: (typeof SAMPLE_WORDS)[Locale], random: SeededRandom) => [string, string]>
> = {
  airport_pickup: ({ airport, addresses }, random) => [airport, random.pick(addresses)],
  airport_dropoff: ({ airport, addresses }, random) => [random.pick(addresses), airport],
  intercity: ({ addresses }, random) => twoOf(addresses, random),
  day_tour: ({ addresses }, random) => twoOf(addresses, random),
  car_with_driver: ({ addresses }, random) => twoOf(addresses, random),
  event_transfer: ({ addresses, events }, random) => [random.pick(addresses), random.pick(events)],
  other: ({ addresses }, random) => twoOf(addresses, random),
};

function twoOf(addresses: readonly string[], random: SeededRandom): [string, string] {
  const first = random.whole(0, addresses.length - 1);
  const second = (first + random.whole(1, addresses.length - 1)) % addresses.length;
  return [addresses[first] ?? '', addresses[second] ?? ''];
}

/** What the site's forms would have sent at that moment. */
function body(random: SeededRandom, { locale, ...person }: Customer, sentAt: Date): unknown {
  const words = SAMPLE_WORDS[locale];
  const isMachine = random.chance(MACHINES);
  const sending = {
    language: locale,
    opened_at: new Date(sentAt.getTime() - random.whole(1, 9) * MINUTE_MS).toISOString(),
    submitted_at: sentAt.toISOString(),
    ...(isMachine && { subject: 'https://offers.example.com' }),
  };
  if (random.chance(MESSAGES)) {
    return { ...person, service_type: 'contact', notes: random.pick(words.messages), details: sending };
  }
  const service = random.weighted({
    airport_pickup: 7,
    airport_dropoff: 6,
    intercity: 3,
    day_tour: 4,
    car_with_driver: 2,
    event_transfer: 2,
    other: 1,
  } satisfies Record<TripServiceType, number>);
  const [pickup, dropoff] = ROUTES[service](words, random);
  const travels = new Date(sentAt.getTime() + random.whole(1, 28) * DAY_MS);
  return {
    ...person,
    destination: routeText(pickup, dropoff),
    travel_date: israelClock(travels).day,
    passengers: random.whole(1, 8),
    service_type: service,
    ...(random.chance(0.3) && { notes: random.pick(words.wishes) }),
    details: {
      ...sending,
      pickup,
      dropoff,
      pickup_time: `${String(random.whole(4, 22)).padStart(2, '0')}:00`,
      luggage: random.whole(0, 6),
      round_trip: random.chance(0.25),
      ...(service.startsWith('airport') && random.chance(0.7) && { flight_number: `LY ${random.whole(3, 398)}` }),
    },
  };
}

/** The codes of new_lead_reference, drawn by the seed's own chance. */
function reference(random: SeededRandom): string {
  const signs = Array.from('23456789ACDEFGHJKMNPQRTVWXY');
  return `TM-${Array.from({ length: 5 }, () => random.pick(signs)).join('')}`;
}

type Status = NonNullable<Row<'leads'>['status']>;

/** The older a request, the further it has come. */
function statusPath(random: SeededRandom, age: number): Status[] {
  const end =
    age < DAY_MS
      ? random.weighted({ new: 6, contacted: 2 })
      : age < 5 * DAY_MS
        ? random.weighted({ new: 2, contacted: 4, qualified: 3, lost: 1 })
        : random.weighted({ contacted: 2, qualified: 3, converted: 6, lost: 5 });
  const path: Status[] = ['new', 'contacted', 'qualified', 'converted'];
  return end === 'lost' ? ['new', 'contacted', 'lost'] : path.slice(0, path.indexOf(end) + 1);
}

/** What staff did with a request: each step a while after the one before, none in the future. */
function workOn(random: SeededRandom, lead: SeedRequest['lead'], workers: readonly Worker[], now: Date) {
  const created = Date.parse(lead.created_at);
  const path = statusPath(random, now.getTime() - created);
  const worker = random.pick(workers);
  const history: Row<'lead_history'>[] = [];
  let at = created;
  const change = (field: string, old_value: string | null, new_value: string) => {
    at = Math.min(at + random.whole(6, 400) * MINUTE_MS, now.getTime());
    const changed_at = new Date(at).toISOString();
    history.push({
      lead_id: lead.id,
      changed_at,
      actor: 'staff',
      changed_by: worker.id,
      changed_by_name: worker.name,
      field,
      old_value,
      new_value,
    });
  };
  for (const [nth, status] of path.entries()) if (nth > 0) change('status', path[nth - 1] ?? null, status);
  const answered = path.length > 1;
  const assignee = answered && random.chance(0.7) ? worker.id : null;
  const staff_notes = answered && random.chance(0.4) ? random.pick(STAFF_NOTES) : null;
  if (assignee) change('assignee', null, assignee);
  if (staff_notes) change('staff_notes', null, staff_notes);
  const status: Status = path.at(-1) ?? 'new';
  return {
    history,
    changes: { status, assignee, staff_notes, ...(history[0] && { first_response_at: history[0].changed_at ?? null }) },
  };
}

/**
 * The requests of the last six weeks, checked and cleaned by the rules of the function that stores them.
 * @param workers those whose requests they become
 * @throws when the rules refuse one: the seed no longer fits the table of fields.
 */
export function seedRequests(random: SeededRandom, workers: readonly Worker[], now: Date): SeedRequest[] {
  const moments = Array.from({ length: REQUESTS }, () => now.getTime() - random.whole(3, DAYS * 1440) * MINUTE_MS);
  const requests: SeedRequest[] = [];
  let customer = newCustomer(random, 0);
  for (const [nth, moment] of moments.toSorted((a, b) => a - b).entries()) {
    // Some ask a second time, with other wishes.
    if (!random.chance(REPEATED)) customer = newCustomer(random, nth);
    const sentAt = new Date(moment);
    const lead = storedLead(random, body(random, customer, sentAt), seedId(nth), sentAt);
    requests.push(asRows(random, lead, workers, now));
  }
  return requests;
}

/** A request as the function that takes it would store it. */
function storedLead(random: SeededRandom, sent: unknown, id: string, sentAt: Date): SeedRequest['lead'] {
  const read = readLead(sent, sentAt);
  if ('fields' in read) throw new Error(`A request of the seed is refused: ${JSON.stringify(read.fields)}`);
  const said: Lead = read.lead;
  const columns = leadColumns(said);
  const created_at = sentAt.toISOString();
  return {
    ...columns,
    name: said.name,
    phone: said.phone,
    service_type: said.service_type,
    id,
    created_at,
    updated_at: created_at,
    reference: reference(random),
    quarantine_reason: suspicionOf(said),
    content_hash: contentHash(columns),
  };
}

/** The mail about a request has left long ago: the seed sends none. */
const told = ({ id, created_at }: SeedRequest['lead']): SeedRequest['message'] => ({
  kind: 'lead_received',
  lead_id: id,
  status: 'sent',
  attempts: 1,
  created_at,
  sent_at: created_at,
});

function asRows(random: SeededRandom, lead: SeedRequest['lead'], workers: readonly Worker[], now: Date): SeedRequest {
  const { history, changes } = lead.quarantine_reason
    ? { history: [], changes: { status: 'new' as const } }
    : workOn(random, lead, workers, now);
  return {
    lead: { ...lead, ...changes, updated_at: history.at(-1)?.changed_at ?? lead.created_at },
    history,
    message: told(lead),
  };
}

/** The request that a trip begins with: from the airport, at a known hour. @param nth counts the trips of the seed */
export function tripRequest(
  random: SeededRandom,
  nth: number,
  { locale, sentAt, pickupAt, returnAt }: { locale: Locale; sentAt: Date; pickupAt: Date; returnAt: Date | null },
): SeedRequest {
  const { airport, addresses } = SAMPLE_WORDS[locale];
  const dropoff = addresses[nth % addresses.length] ?? '';
  const starts = israelClock(pickupAt);
  const back = returnAt && israelClock(returnAt);
  const { name, email, phone } = newCustomer(random, REQUESTS + nth, locale);
  const sent = {
    name,
    email,
    phone,
    destination: routeText(airport, dropoff),
    travel_date: starts.day,
    passengers: random.whole(1, 6),
    service_type: 'airport_pickup',
    details: {
      language: locale,
      opened_at: new Date(sentAt.getTime() - 4 * MINUTE_MS).toISOString(),
      submitted_at: sentAt.toISOString(),
      pickup: airport,
      dropoff,
      pickup_time: starts.time,
      luggage: random.whole(1, 5),
      round_trip: back !== null,
      flight_number: `LY ${random.whole(3, 398)}`,
    },
  };
  const lead = {
    ...storedLead(random, sent, seedId(REQUESTS + nth), sentAt),
    return_date: back?.day ?? null,
    return_time: back?.time ?? null,
  };
  return { lead, history: [], message: told(lead) };
}
