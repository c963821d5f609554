import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Ride, RideAnswer, SeenRide } from '@/data/rides';
import { useStep } from '@/features/office/kit/use-step';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { refusalText } from './refusal-text';
import { ridesKey, takeOverRides } from './queries';

const stepKey = ['ride-step'] as const;

/** Rides that are being changed, each with how it was seen. */
interface Change {
  seen: SeenRide;
}

/** A change of a ride: the answer is shown at once, and the day is read anew behind it. */
export function useRideStep<Wish extends Change>(call: (wish: Wish) => Promise<RideAnswer>) {
  const words = useRideRefusal();
  const cache = useQueryClient();
  return useStep<Wish, RideAnswer>({
    name: stepKey,
    call,
    again: [ridesKey],
    readsBehind: true,
    words,
    onEnd: (_, answer) => (answer ? takeOverRides(cache, ridesOf(answer)) : undefined),
  });
}

/** Why a change of a ride did not happen, in words that say what to do. */
export function useRideRefusal(): (answer: RideAnswer) => string | undefined {
  const { outcomes } = useMessages('staffRides');
  const locale = useLocale();
  return (answer) => refusalText(outcomes, locale, answer);
}

/** The rides that an answer tells of, as they now are. */
export const ridesOf = ({ ride, rides }: RideAnswer): readonly Ride[] => [...(rides ?? []), ...(ride ? [ride] : [])];

/** The ids of the rides that are being changed at this moment. */
export function useRidesInChange(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: stepKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change | undefined)?.seen.id ?? '',
  });
  // The same set while nothing begins or ends: the board is drawn anew with another one.
  return useMemo(() => new Set(ids), [ids]);
}
