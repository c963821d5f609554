import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { HOUR_MS, israelClock, israelInstant } from '../../supabase/functions/_shared/clock/clock.ts';
import { LEG_FACTS, pickFacts } from '../../supabase/functions/_shared/facts/ride-facts.ts';
import { closedFor, closedTimes, type RestRules } from '../../supabase/functions/_shared/clock/rest-clock.ts';
import { tripRequest, type SeedRequest, type Worker } from './requests.ts';
import { SAMPLE_WORDS } from './sample-words.ts';
import type { SeededRandom } from './seeded-random.ts';
import { siteLocale } from '../../supabase/functions/_shared/words/locales.ts';
import { STORIES, type Step, type Story } from './trip-stories.ts';

type Tables = Database['public']['Tables'];
type Row<Table extends keyof Tables> = Tables[Table]['Insert'];
type Offer = Row<'offers'> & { id: string };
type Event = Row<'trip_events'>;
type Task = Pick<Row<'desk_tasks'>, 'kind' | 'urgency'>;

interface SeedOffer {
  /** As it begins: a draft. */
  offer: Offer;
  legs: Row<'offer_legs'>[];
  /** What becomes of it, and of an earlier one, step by step: the database lets no offer skip a state. */
  fates: { id: string; columns: Partial<Offer> }[];
}

/** A request, and what has become of it, as rows. */
export interface SeedTrip {
  request: SeedRequest;
  pickupAt: Date;
  lands: NonNullable<Story['lands']>;
  /** In their order: there is one draft at a time. */
  offers: SeedOffer[];
  events: Event[];
  tasks: Row<'desk_tasks'>[];
  messages: Row<'messages'>[];
}

/** Who answers the requests, and when it is. */
interface Telling {
  worker: Worker;
  now: Date;
}

/** As the settings begin. */
const REST: RestRules = { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] };
/** Minutes of every ride. */
const DURATION = 60;

/** What a step leaves behind besides the fate of its offer. */
const TRACES: Readonly<
  Record<
    Exclude<Step['what'], 'draft'>,
    Pick<Event, 'kind' | 'actor'> & { message?: Row<'messages'>['kind']; task?: Task }
  >
> = {
  offer: { kind: 'offer_sent', actor: 'staff', message: 'offer' },
  accept: { kind: 'offer_accepted', actor: 'traveller', message: 'booking' },
  decline: { kind: 'offer_declined', actor: 'traveller', task: { kind: 'offer_declined', urgency: 'today' } },
  expire: { kind: 'offer_expired', actor: 'system', task: { kind: 'offer_unanswered', urgency: 'today' } },
  withdraw: { kind: 'offer_withdrawn', actor: 'staff' },
  change: { kind: 'changed', actor: 'traveller', message: 'booking_changed' },
  ask: { kind: 'change_asked', actor: 'traveller', task: { kind: 'change_requested', urgency: 'now' } },
  cancel: {
    kind: 'cancelled',
    actor: 'traveller',
    message: 'booking_cancelled',
    task: { kind: 'trip_cancelled', urgency: 'now' },
  },
  cancelByUs: { kind: 'cancelled', actor: 'staff', message: 'booking_cancelled' },
};

/** The trips of the seed, one for each of its stories. */
export const seedTrips = (random: SeededRandom, telling: Telling): SeedTrip[] =>
  STORIES.map((story, nth) => told(random, { ...story, locale: siteLocale(story.locale) }, nth, telling));

function told(random: SeededRandom, story: Story, nth: number, telling: Telling): SeedTrip {
  const at = (hours: number) => new Date(telling.now.getTime() + hours * HOUR_MS);
  const pickupAt = onWorkingDay(at(story.pickupIn), story.pickupIn);
  const request = tripRequest(random, nth, {
    locale: story.locale,
    sentAt: at(story.asked),
    pickupAt,
    returnAt:
      story.returnIn === undefined
        ? null
        : onWorkingDay(new Date(pickupAt.getTime() + story.returnIn * HOUR_MS), story.returnIn),
  });
  const steps = new Set(story.steps.map(({ what }) => what));
  const isLost = steps.has('cancel') || steps.has('cancelByUs');
  const answer = story.steps.find(({ what }) => what === 'offer');
  const words = SAMPLE_WORDS[story.locale];
  Object.assign(request.lead, {
    status: isLost ? 'lost' : steps.has('accept') ? 'converted' : answer ? 'contacted' : 'new',
    ...(isLost && { lost_reason: 'cancelled' }),
    ...(answer && { assignee: telling.worker.id, first_response_at: at(answer.at).toISOString() }),
    ...(story.hasPassenger && { passenger_name: words.guest, passenger_phone: request.lead.phone }),
  } satisfies Partial<Row<'leads'>>);
  const received = request.lead.created_at;
  const trip: SeedTrip = {
    request,
    pickupAt,
    lands: story.lands ?? 0,
    offers: [],
    events: [],
    // Whoever has just asked waits.
    tasks: answer
      ? []
      : [{ kind: 'request_unanswered', urgency: 'now', lead_id: request.lead.id, offer_id: null, opened_at: received }],
    messages: [
      {
        kind: 'request_received',
        lead_id: request.lead.id,
        offer_id: null,
        cause: '',
        channel: 'mail',
        created_at: received,
        ...outcomeOf({ what: 'offer', at: story.asked }, received, telling.worker),
      },
    ],
  };
  for (const step of story.steps) take(trip, story, step, telling);
  return trip;
}

/** Whether the business rests at that time. */
const isClosed = (starts: Date): boolean =>
  closedFor(closedTimes(REST, israelClock(starts).day), starts, DURATION) !== null;

/** On the hour, as the form has it, and never later than the story says but for a day of rest. */
function onWorkingDay(wanted: Date, hours: number): Date {
  const starts = new Date(Math.floor(wanted.getTime() / HOUR_MS) * HOUR_MS);
  if (!isClosed(starts)) return starts;
  if (Math.abs(hours) >= 24) return onWorkingDay(new Date(starts.getTime() + Math.sign(hours) * 24 * HOUR_MS), hours);
  // What is near stays near: an open hour between now and then, or none, and the ride is driven with an administrator's leave.
  const between = Array.from({ length: Math.ceil(hours) }, (_, nth) => new Date(starts.getTime() - nth * HOUR_MS));
  return between.find((hour) => !isClosed(hour)) ?? starts;
}

/** Adds the rows of a step. */
function take(trip: SeedTrip, story: Story, step: Step, telling: Telling): void {
  const { worker, now } = telling;
  const moment = new Date(now.getTime() + step.at * HOUR_MS).toISOString();
  if (step.what === 'draft' || step.what === 'offer') trip.offers.push(newOffer(trip, story, step, moment, worker));
  const latest = trip.offers.at(-1);
  if (!latest) throw new Error('A story of the seed begins with an offer');
  const { offer } = latest;
  const about = { lead_id: trip.request.lead.id, offer_id: offer.id };
  if (step.what === 'draft') return;
  latest.fates.push(...fatesOf(trip, step, offer, moment, worker));
  const { kind, actor, message, task } = TRACES[step.what];
  trip.events.push({
    ...about,
    kind,
    actor,
    actor_name: actor === 'staff' ? worker.name : null,
    occurred_at: moment,
    detail: step.what === 'ask' ? { text: SAMPLE_WORDS[story.locale].changeWish } : {},
  });
  if (task && step === story.steps.at(-1)) trip.tasks.push({ ...task, ...about, opened_at: moment });
  if (step.fails) trip.tasks.push({ kind: 'message_failed', urgency: 'now', ...about, opened_at: moment });
  if (message)
    trip.messages.push({
      ...about,
      kind: message,
      cause: step.what === 'offer' ? '' : step.what,
      channel: 'mail',
      attempts: 0,
      created_at: moment,
      ...outcomeOf(step, moment, worker),
    });
}

/** How a message of a step has left; its words are written once its offer stands in the database. */
function outcomeOf(step: Step, moment: string, worker: Worker): Partial<Row<'messages'>> {
  if (step.fails) return { status: 'failed', attempts: 10, last_error: 'recipient refused' };
  if (step.byHand)
    return { channel: 'whatsapp', status: 'handed_over', sent_at: moment, handed_over_by_name: worker.name };
  return { status: 'sent', sent_at: moment, attempts: 1 };
}

/** What a step makes of the offers that there are. */
function fatesOf(trip: SeedTrip, step: Step, offer: Offer, moment: string, worker: Worker): SeedOffer['fates'] {
  const become = (columns: Partial<Offer>) => [{ id: offer.id, columns }];
  const before = trip.offers.at(-2);
  const isBooked = before?.fates.some(({ columns }) => columns.state === 'accepted');
  const { request } = trip;
  switch (step.what) {
    case 'offer': {
      const valid_until = new Date(Date.parse(moment) + (step.holds ?? 24) * HOUR_MS).toISOString();
      return [
        // Of two open offers the later one holds; a booking stays until the next is accepted.
        ...(before && !isBooked ? [{ id: before.offer.id, columns: { state: 'replaced' } } as const] : []),
        ...become({ state: 'sent', sent_at: moment, sent_by_name: worker.name, valid_until }),
      ];
    }
    case 'accept':
      return become({ state: 'accepted', answered_at: moment, answered_name: request.lead.name });
    case 'decline':
      return become({ state: 'declined', answered_at: moment });
    case 'expire':
      return become({ state: 'expired' });
    case 'withdraw':
      return become({ state: 'withdrawn' });
    case 'change':
      return become({ calendar_sequence: 1 });
    case 'cancel':
    case 'cancelByUs':
      return become({
        cancelled_at: moment,
        cancelled_by: step.what === 'cancel' ? 'traveller' : 'business',
        cancel_fee_agorot: (step.fee ?? 0) * 100,
        calendar_sequence: 1,
      });
    default:
      return [];
  }
}

/** A new offer of the trip, as a draft. */
function newOffer(
  { request: { lead }, offers }: SeedTrip,
  { locale }: Story,
  { shekels = 0, hasNote = false }: Step,
  moment: string,
  worker: Worker,
): SeedOffer {
  const number = offers.length + 1;
  const id = lead.id.replace(/^5eed0000-0000/u, `5eed0000-000${number}`);
  const amount = shekels * 100;
  const discount = hasNote ? 4000 : 0;
  const legs = legsOf(lead, id, hasNote);
  const offer: Offer = {
    id,
    lead_id: lead.id,
    number,
    state: 'draft',
    created_at: moment,
    created_by: worker.id,
    created_by_name: worker.name,
    language: locale,
    fare_kind: 'fixed',
    total_agorot: amount,
    vat_percent: 18,
    lines: [
      { kind: 'fare', quantity: 1, amount: amount + discount },
      ...(hasNote ? [{ kind: 'discount' as const, quantity: 1, amount: -discount }] : []),
    ],
    landing_waiting_minutes: 60,
    free_waiting_minutes: 15,
    free_delay_hours: 2,
    free_until_hours: 24,
    late_fee_percent: 50,
    pay_ways: ['card', 'cash'],
    note: hasNote ? SAMPLE_WORDS[locale].offerNote : null,
    ...(legs.some(({ pickup_day: day, pickup_time: time }) => isClosed(israelInstant(day, time))) && {
      rest_reason: SAMPLE_WORDS[locale].restReason,
      rest_allowed_by_name: worker.name,
    }),
    // As if it were the list's: within its zones addresses may be corrected.
    list_agorot: amount,
    list_version: 1,
    terms_version: israelClock(new Date(moment)).day,
    calendar_sequence: 0,
  };
  return { offer, legs, fates: [] };
}

/** There, and back where that was asked for. */
function legsOf(lead: SeedRequest['lead'], offer_id: string, hasChild: boolean): Row<'offer_legs'>[] {
  const { pickup, dropoff, travel_date, pickup_time, return_date, return_time, passengers } = lead;
  if (!pickup || !dropoff || !travel_date || !pickup_time || !passengers)
    throw new Error('A trip of the seed lacks its journey');
  const there = {
    ...pickFacts(lead, LEG_FACTS),
    pickup,
    dropoff,
    passengers,
    luggage: lead.luggage ?? 0,
    seats_child: hasChild ? 1 : 0,
    offer_id,
    position: 1,
    stops: [],
    pickup_day: travel_date,
    pickup_time,
    duration_minutes: DURATION,
    vehicle_class: 'sprinter',
    vehicles: 1,
    ...(lead.service_type === 'airport_pickup'
      ? { meeting_airport: 'ben-gurion', meeting_way: lead.meeting_way ?? 'board' }
      : { meeting_airport: null, meeting_way: null }),
  };
  if (!return_date || !return_time) return [there];
  const back = { position: 2, pickup: dropoff, dropoff: pickup, pickup_day: return_date, pickup_time: return_time };
  return [
    there,
    {
      ...there,
      ...back,
      service_type: 'airport_dropoff',
      flight_number: null,
      meeting_airport: null,
      meeting_way: null,
    },
  ];
}
