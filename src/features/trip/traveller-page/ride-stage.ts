import type { TripView } from '@/data/trip';

/** How far the rides of a trip are whose hour has come: by what their drivers have reported, never by the hour alone. */
export type RideStage = 'to_come' | 'under_way' | 'arrived';

export function rideStage({ rides }: Pick<TripView, 'rides'>): RideStage {
  if (rides.some(({ step }) => step === 'on_board')) return 'under_way';
  return rides.length > 0 && rides.every(({ step }) => step === 'done') ? 'arrived' : 'to_come';
}
