/** Where the rides of an offer meet: what the office chooses, as the database takes it. */
import type { MeetingPoint } from '@/data/meeting-points';
import { MEETING_WAYS, USUAL_MEETING_WAY, type OfferDraft, type OfficeOffer } from '@/data/offers';
import { findZone, type PriceList } from '@/data/prices';

/** How they meet, or "in other words". */
export const MEETING_CHOICES = [...MEETING_WAYS, 'words'] as const;

/** One ride's, as chosen and typed. */
export interface TypedMeeting {
  choice: string;
  words: string;
}

interface RideStart {
  pickup: string;
  service_type: string;
}

/** What is known of airports: the list that names them, and where people are met there. */
export interface MeetingBasis {
  list: PriceList | null;
  points: readonly MeetingPoint[];
}

/** The airport of the price list that a ride begins at; null for another place, or one that nobody knows. */
const airportOf = (pickup: string, list: PriceList | null): string | null => {
  const zone = list && findZone(list.zones, pickup);
  return zone?.kind === 'airport' ? zone.id : null;
};

/** Whether somebody is met at an airport there. */
export const isLanding = ({ pickup, service_type }: RideStart, list: PriceList | null): boolean =>
  service_type === 'airport_pickup' || airportOf(pickup, list) !== null;

/** The point that a choice means; undefined where the office has to write where they meet. */
export function pointOf(pickup: string, choice: string, { list, points }: MeetingBasis): MeetingPoint | undefined {
  const airport = airportOf(pickup, list);
  return points.find((point) => point.airport === airport && point.way === choice);
}

/** What is stored of a ride: nothing where nobody lands. */
export function meetingOf(
  ride: RideStart,
  { choice, words }: TypedMeeting,
  basis: MeetingBasis,
): Pick<OfferDraft['legs'][number], 'meeting_point' | 'meeting_airport' | 'meeting_way'> {
  if (!isLanding(ride, basis.list)) return { meeting_point: null, meeting_airport: null, meeting_way: null };
  const point = pointOf(ride.pickup, choice, basis);
  return {
    meeting_point: point ? null : words.trim() || null,
    meeting_airport: point?.airport ?? null,
    meeting_way: MEETING_WAYS.find((each) => each === choice) ?? null,
  };
}

/** What the fields begin with: the earlier offer's, else as asked for, else the usual way. */
export function firstMeeting(leg: OfficeOffer['legs'][number] | undefined, asked: string | null): TypedMeeting {
  if (leg?.meeting_point) return { choice: 'words', words: leg.meeting_point };
  return { choice: leg?.meeting_way ?? asked ?? USUAL_MEETING_WAY, words: '' };
}
