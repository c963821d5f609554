/** What of the table of facts is about the ride, and what follows from it. */
import type { RideEffect, RideFact, RidePlace } from './lead-field.ts';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  leadField,
  type LeadAnswers,
  type LeadFieldName,
  type NamesWith,
} from './lead-fields.ts';

type Rows = typeof LEAD_FIELDS;

/** What is about the ride, and not about whoever asks. */
export type RideFieldName = NamesWith<{ ride: RideFact }>;
export const RIDE_FIELDS = LEAD_FIELD_NAMES.filter((name): name is RideFieldName => leadField(name).ride !== undefined);

export const rideFact = (name: RideFieldName): RideFact => LEAD_FIELDS[name].ride;

const ridesThat = <Name extends RideFieldName>(is: (fact: RideFact) => boolean): Name[] =>
  RIDE_FIELDS.filter((name): name is Name => is(rideFact(name)));

/** What each leg of an offer says in a column of this name. */
export type LegFactName = NamesWith<{ ride: { carried: 'leg' } }>;
export const LEG_FACTS = ridesThat<LegFactName>(({ carried }) => carried === 'leg');
/** What every trip says, every ride says. */
type OfRide<Name extends LeadFieldName> = Rows[Name] extends { forms: { trip: 'required' } }
  ? LeadAnswers[Name] & {}
  : LeadAnswers[Name];
/** What a leg says by itself. */
export type LegFacts = { readonly [Name in LegFactName]: OfRide<Name> };

/** What the request says for all its legs. */
export type TripFactName = NamesWith<{ ride: { carried: 'trip' } }>;
export const TRIP_FACTS = ridesThat<TripFactName>(({ carried }) => carried === 'trip');

/** Some facts out of whatever has them. */
export const pickFacts = <Name extends LeadFieldName, Row extends Readonly<Record<Name, unknown>>>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** The answers that a price depends on: the database drops a price with any of them (check_lead_change, migration leads). */
export type PriceFieldName = NamesWith<{ ride: { touches: readonly ['price', ...RideEffect[]] } }>;
export const PRICE_FIELDS = ridesThat<PriceFieldName>(({ touches }) => touches?.includes('price') === true);

/** What travellers change alone, on the page of their trip. */
export type ChangeFieldName = NamesWith<{ ride: { until: string } }>;
export const CHANGE_FIELDS = ridesThat<ChangeFieldName>(({ until }) => until !== undefined);

type SaidIn<Place extends RidePlace> = {
  [Name in LeadFieldName]: Rows[Name] extends { ride: { carried: 'leg' | 'trip'; shown: readonly (infer Each)[] } }
    ? Extract<Each, Place> extends never
      ? never
      : Name
    : never;
}[LeadFieldName];
/** What a ride says of itself where it is read. */
export type FactsIn<Place extends RidePlace> = { readonly [Name in SaidIn<Place>]: OfRide<Name> };

/** What is said of a ride in a place, besides its places and hours, which each place draws in its own way. */
export const factsIn = (place: RidePlace): RideFieldName[] =>
  ridesThat(
    ({ carried, shown, touches }) =>
      carried !== 'made' && shown?.includes(place) === true && !touches?.includes('place'),
  );

/** The names of children's seats, the youngest first. */
export const CHILD_SEATS = LEAD_FIELD_NAMES.filter(
  (name): name is NamesWith<{ ride: { line: 'seats' } }> => leadField(name).ride?.line === 'seats',
);

/** What a car has to have room for, or to have. */
export const NEEDS = LEAD_FIELD_NAMES.filter(
  (name): name is NamesWith<{ ride: { line: 'needs' } }> => leadField(name).ride?.line === 'needs',
);

/** The places on the way there, in their order. */
export const STOPS = ['stop_1', 'stop_2', 'stop_3'] as const;
export const stopsOf = (said: Readonly<Partial<Record<(typeof STOPS)[number], string | null>>>): string[] =>
  STOPS.flatMap((name) => said[name]?.trim() || []);

/** How many children's seats are asked for. */
export const childSeatsOf = (said: Readonly<Partial<Record<LeadFieldName, unknown>>>): number =>
  CHILD_SEATS.reduce((sum, name) => sum + (Number(said[name] ?? 0) || 0), 0);
