import type { CompositeTypes } from '@shared/contracts/database.types';
import { callDatabase } from './call-database';

/** What a ride has cost besides, as its driver has noted it and as the office asks for it. */
export type RideExtra = CompositeTypes<'ride_extra'>;

/** In the order in which they were noted. @throws DataError */
export const fetchRideExtras = (ride: string): Promise<RideExtra[]> => callDatabase('ride_extras', { ride });

/** What became of a decision; a newer server may know other outcomes. */
export type ExtraAnswer = Pick<CompositeTypes<'extra_step'>, 'outcome'>;

/**
 * Asks the traveller for an extra, or drops it.
 * @param agorot null: nothing is asked for, or not any more
 * @throws DataError
 */
export const decideExtra = (seen: RideExtra, agorot: number | null, reason: string | null): Promise<ExtraAnswer> =>
  callDatabase('decide_extra', { extra: seen.id, seen: seen.updated_at, agorot, reason });
