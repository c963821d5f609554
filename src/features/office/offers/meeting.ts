/** Where the rides of an offer meet: what the office chooses, as the database takes it. */
import {
  MEETING_POINTS,
  MEETING_WAYS,
  USUAL_MEETING_WAY,
  type Meeting,
  type MeetingWay,
  type OfficeOffer,
} from '@/data/offers';
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

/** The airport of the price list that a ride begins at; null for another place, or one that nobody knows. */
const airportOf = (pickup: string, list: PriceList | null): string | null => {
  const zone = list && findZone(list.zones, pickup);
  return zone?.kind === 'airport' ? zone.id : null;
};

/** Whether somebody is met at an airport there. */
export const isLanding = ({ pickup, service_type }: RideStart, list: PriceList | null): boolean =>
  service_type === 'airport_pickup' || airportOf(pickup, list) !== null;

const pointOf = (pickup: string, choice: string, list: PriceList | null) => {
  const airport = airportOf(pickup, list);
  return MEETING_POINTS.find((point) => point.airport === airport && point.way === choice);
};

/** What a choice tells the traveller, in every language; null where the office has to write it. */
export const meetingWords = (pickup: string, choice: string, list: PriceList | null): Meeting['meeting'] =>
  pointOf(pickup, choice, list)?.words ?? null;

/** What is stored of a ride: nothing where nobody lands. */
export function meetingOf(
  ride: RideStart,
  { choice, words }: TypedMeeting,
  list: PriceList | null,
): Meeting & { meeting_way: MeetingWay | null } {
  if (!isLanding(ride, list)) return { meeting_point: null, meeting: null, meeting_way: null };
  const meeting = meetingWords(ride.pickup, choice, list);
  const way = MEETING_WAYS.find((each) => each === choice) ?? null;
  return { meeting_point: meeting ? null : words.trim() || null, meeting, meeting_way: way };
}

/** What the fields begin with: the earlier offer's, else as asked for, else the usual way. */
export function firstMeeting(leg: OfficeOffer['legs'][number] | undefined, asked: string | null): TypedMeeting {
  if (leg?.meeting_point) return { choice: 'words', words: leg.meeting_point };
  const said = MEETING_POINTS.find(({ words }) => words.he === leg?.meeting?.he);
  return { choice: said?.way ?? asked ?? USUAL_MEETING_WAY, words: '' };
}
