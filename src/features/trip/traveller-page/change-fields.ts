import { CHANGE_FIELDS, leadField, rideFact, stopsOf, type ChangeFieldName } from '@/data/facts';
import { internationalNumber, type TripView } from '@/data/trip';
import { todayInIsrael } from '@/i18n/format';
import { readTypedDay } from '@/i18n/typed-day';
import type { Stub } from './trip-stubs';

export const ofAll = <Value>(valueOf: (name: ChangeFieldName) => Value): Record<ChangeFieldName, Value> =>
  Object.fromEntries(CHANGE_FIELDS.map((name) => [name, valueOf(name)])) as Record<ChangeFieldName, Value>;

/** What journeys say in their own way: days, hours and stops. */
function madeOf([there, back]: readonly Stub[]): Readonly<Partial<Record<ChangeFieldName, string | null | undefined>>> {
  const [stop_1, stop_2, stop_3] = there?.stops ?? [];
  return {
    travel_date: there?.day,
    pickup_time: there?.time,
    return_date: back?.day,
    return_time: back?.time,
    ...(stop_1 && { stop_1, stop_2, stop_3 }),
  };
}

/** What may be changed, as it stands now; a tick that is not set is empty. */
export function valueOf(name: ChangeFieldName, { request }: TripView, stubs: readonly Stub[]): string {
  const [there, back] = stubs;
  const leg = rideFact(name).carried === 'leg' ? there : undefined;
  const ofLeg = name === 'return_flight' ? back?.facts.flight_number : (leg?.facts[name] ?? madeOf(stubs)[name]);
  const said = ofLeg ?? request[name] ?? '';
  // None, of what is counted from one on: the field is empty, as in the request's own form.
  return said === false || (said === 0 && (leadField(name).min ?? 0) > 0) ? '' : String(said);
}

/** As it is compared and sent: a day as "YYYY-MM-DD" where it is one. */
export const asSaid = (name: ChangeFieldName, typed: string): string =>
  leadField(name).kind === 'date' ? (readTypedDay(typed, todayInIsrael()) ?? typed) : typed;

/**
 * What is wrong by itself. What every trip says can be made exact, never taken away; whether a short address is a town's name, and
 * all else, is for the server to say.
 */
export function problemOf(name: ChangeFieldName, value: string): string | undefined {
  const { kind, forms, errors, min = 0, knownMin = min, max = 0 } = leadField(name);
  if (value === '' && forms.trip !== 'required') return undefined;
  if (kind === 'date') return readTypedDay(value, todayInIsrael()) ? undefined : 'selectDate';
  if (kind === 'phone') return value.replaceAll(/\D/gu, '').length < 7 ? errors.missing : undefined;
  const isCount = kind === 'count' && /^\d+$/u.test(value) && Number(value) >= min && Number(value) <= max;
  return (kind === 'count' ? isCount : value.length >= knownMin) ? undefined : errors.missing;
}

/** As the field is sent: null for what is emptied. */
export function sent(name: ChangeFieldName, value: string): string | number | boolean | null {
  const { kind } = leadField(name);
  if (kind === 'flag') return value !== '';
  if (value === '') return null;
  return kind === 'phone' ? internationalNumber(value) : kind === 'count' ? Number(value) : value;
}

/** Whoever lands is met with a name board, unless they have chosen the kerb. */
const isMetWithBoard = ({ facts }: Stub): boolean =>
  facts.service_type === 'airport_pickup' && facts.meeting_way !== 'kerb';

const STOPS_OF: readonly ChangeFieldName[] = ['stop_1', 'stop_2', 'stop_3'];

/** Services that are priced by places; the others by the time that a car is taken for. */
const RIDES: ReadonlySet<unknown> = new Set(['airport_pickup', 'airport_dropoff', 'intercity']);

/** Whether the trip has the field at all (a way back, more than the two ends), and whether it is still open. */
export function isAsked(trip: TripView, stubs: readonly Stub[], name: ChangeFieldName): boolean {
  const { carried, until } = rideFact(name);
  const [there] = stubs;
  const service = there?.facts.service_type ?? trip.request.service_type;
  if (until !== 'pickup' && !trip.can.includes('change_address')) return false;
  if (name === 'flight_number' && trip.state === 'between_rides') return false;
  if (name === 'return_flight') return stubs.length === 2;
  if (name === 'sign_text') return stubs.some(isMetWithBoard);
  if (stubs.length > 2 && (carried === 'leg' || until === 'offer')) return false;
  // Classes of cars are chosen by their prices.
  if (name === 'vehicle_class') return false;
  if (name === 'meeting_way') return stubs.some(({ facts }) => facts.service_type === 'airport_pickup');
  if (name === 'round_trip' || name === 'return_date' || name === 'return_time') return RIDES.has(service);
  // One more than are named.
  const stop = STOPS_OF.indexOf(name);
  if (stop >= 0) return stop <= (there?.stops.length || stopsOf(trip.request).length);
  const { services } = leadField(name);
  return !services || services.includes(String(service));
}
