import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { DataError } from '@/data/errors';
import type { RideAnswer, SeenRide } from '@/data/rides';
import { useMemo } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { refusalText } from './refusal-text';
import { ridesKey, takeOverRides } from './queries';

/** What a change answers when it has happened. */
const DONE: ReadonlySet<string> = new Set(['assigned', 'unassigned', 'moved', 'swapped', 'reported', 'noted']);
export const isDone = ({ outcome }: RideAnswer): boolean => DONE.has(outcome);

const actionKey = (userId: string) => [userId, 'ride-action'] as const;

/** Rides that are being changed, each with how it was seen. */
interface Change {
  seen: SeenRide;
}

/**
 * A change of a ride. Nothing is shown as done before the server says so; then the answer is shown at once, and the day is read anew.
 * `problem` says in words why it did not happen, and what to do.
 */
export function useRideAction<Input extends Change>(userId: string, change: (input: Input) => Promise<RideAnswer>) {
  const { outcomes } = useMessages('staffRides');
  const locale = useLocale();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationKey: actionKey(userId),
    mutationFn: change,
    onSuccess: ({ ride, rides = [] }) => takeOverRides(cache, userId, ride ? [...rides, ride] : rides),
    onSettled: () => void cache.invalidateQueries({ queryKey: ridesKey(userId) }),
  });
  const { data, error } = mutation;
  const refused = data && !isDone(data) ? refusalText(outcomes, locale, data) : undefined;
  const failed = error instanceof DataError && error.kind === 'refused' ? outcomes.refused : outcomes.failed;
  return { ...mutation, problem: error ? failed : refused };
}

/** The ids of the rides that are being changed at this moment. */
export function useRidesInChange(userId: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: actionKey(userId), status: 'pending' },
    select: ({ state }) => (state.variables as Change | undefined)?.seen.id ?? '',
  });
  // The same set while nothing begins or ends: the board is drawn anew with another one.
  return useMemo(() => new Set(ids), [ids]);
}
