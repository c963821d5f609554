import type { Tables } from '@shared/contracts/database.types';
import type { MeetingSketch } from '@shared/facts/meeting-points';
import type { Localized } from '@shared/words/locales';
import { askTables } from './read-tables';

export { MEETING_WAYS, type MeetingSketch } from '@shared/facts/meeting-points';

/** What is drawn, and may be chosen. */
export const MEETING_DRAWINGS = ['hall', 'small_hall', 'kerb'] as const satisfies readonly MeetingSketch['drawing'][];

/** Where and how whoever lands at an airport of the price list is met; confirmed_at: null until somebody of the house has said that all of it is so. */
export type MeetingPoint = Omit<Tables<'meeting_points'>, 'place' | 'how'> &
  Readonly<Record<'place' | 'how', Localized<string>>>;

/** Which point it is. */
export type MeetingPlace = Pick<MeetingPoint, 'airport' | 'way'>;

/** What its owner says of it. */
export type MeetingPointFields = Pick<MeetingPoint, 'terminal' | 'place' | 'how' | 'drawing' | 'spot_x' | 'spot_y'>;

/** All of them. @throws DataError `refused` below the rank of operator */
export const fetchMeetingPoints = (): Promise<MeetingPoint[]> =>
  askTables((supabase) =>
    supabase.from('meeting_points').select().order('airport').order('way').overrideTypes<MeetingPoint[]>(),
  );

/**
 * Stores what is said of a point, unless somebody else has changed it since it was read.
 * @param seen as it was read; null for a new one
 * @returns the point as it is now, or null when it was changed meanwhile (and is left alone)
 * @throws DataError `rejected` for words that are missing or too long
 */
export const saveMeetingPoint = (
  place: MeetingPlace,
  seen: MeetingPoint | null,
  fields: MeetingPointFields,
): Promise<MeetingPoint | null> =>
  seen
    ? change(seen, fields)
    : askTables((supabase) =>
        supabase
          .from('meeting_points')
          .insert({ ...place, ...fields })
          .select()
          .overrideTypes<MeetingPoint[]>(),
      ).then(([added = null]) => added);

/** Says that somebody of the house has stood there; else as `saveMeetingPoint`. The database says when, and who. */
export const confirmMeetingPoint = (seen: MeetingPoint): Promise<MeetingPoint | null> =>
  change(seen, { confirmed_at: new Date().toISOString() });

const change = async (
  { airport, way, updated_at }: MeetingPoint,
  fields: MeetingPointFields | Pick<MeetingPoint, 'confirmed_at'>,
): Promise<MeetingPoint | null> => {
  const [changed = null] = await askTables((supabase) =>
    supabase
      .from('meeting_points')
      .update(fields)
      .match({ airport, way, updated_at })
      .select()
      .overrideTypes<MeetingPoint[]>(),
  );
  return changed;
};
