import type { Tables } from '@shared/contracts/database.types';
import type { MeetingSketch } from '@shared/facts/meeting-points';
import { askTables } from './read-tables';

export { MEETING_WAYS, type MeetingSketch, type MeetingWay } from '@shared/facts/meeting-points';

/** What is drawn, and may be chosen. */
export const MEETING_DRAWINGS = ['hall', 'small_hall', 'kerb'] as const satisfies readonly MeetingSketch['drawing'][];

/** Where and how whoever lands at an airport of the price list is met; confirmed_at: null until somebody of the house has said that all of it is so. */
export type MeetingPoint = Tables<'meeting_points'>;

/** Which point it is. */
export type MeetingPlace = Pick<MeetingPoint, 'airport' | 'way'>;

/** What its owner says of it. */
export type MeetingPointFields = Pick<MeetingPoint, 'terminal' | 'place' | 'how' | 'drawing' | 'spot_x' | 'spot_y'>;

/** All of them. @throws DataError `refused` below the rank of operator */
export const fetchMeetingPoints = (): Promise<MeetingPoint[]> =>
  askTables((supabase) => supabase.from('meeting_points').select().order('airport').order('way'));

/**
 * Stores what was changed of a point, or confirmed, unless somebody else has changed it since it was read; what it says of a new one.
 * @param seen as it was read; null for a new one
 * @returns the point as it is now, or null when it was changed meanwhile (and is left alone)
 * @throws DataError `rejected` for words that are missing or too long
 */
export const saveMeetingPoint = (
  { airport, way }: MeetingPlace,
  seen: MeetingPoint | null,
  fields: MeetingPointFields | Pick<MeetingPoint, 'confirmed_at'>,
): Promise<MeetingPoint | null> =>
  askTables((supabase) =>
    seen
      ? supabase
          .from('meeting_points')
          .update(fields)
          .match({ airport, way, updated_at: seen.updated_at })
          .select()
          .maybeSingle()
      : supabase
          .from('meeting_points')
          .insert({ airport, way, ...(fields as MeetingPointFields) })
          .select()
          .maybeSingle(),
  );
