import { queryOptions } from '@tanstack/react-query';
import { fetchMeetingPoints, MEETING_WAYS, type MeetingPlace, type MeetingPoint } from '@/data/meeting-points';
import { loadPublished } from '@/data/published';
import type { PriceZone } from '@/data/prices';

/** An airport of the price list, or one that was, with its ways of meeting; a point that nobody has described yet is null. */
export interface Airport {
  id: string;
  /** Undefined where no list knows it any more. */
  name: PriceZone['name'] | undefined;
  ways: readonly { place: MeetingPlace; point: MeetingPoint | null }[];
}

/** Each airport where somebody is met, those of the price list first. */
export const meetingPointsQuery = queryOptions({
  queryKey: ['meeting-points'],
  queryFn: async (): Promise<Airport[]> => {
    const [points, snapshot] = await Promise.all([fetchMeetingPoints(), loadPublished()]);
    const zones = (snapshot?.prices?.zones ?? []).filter(({ kind }) => kind === 'airport');
    const ids = new Set([...zones.map(({ id }) => id), ...points.map(({ airport }) => airport)]);
    return [...ids].map((id) => ({
      id,
      name: zones.find((zone) => zone.id === id)?.name,
      ways: MEETING_WAYS.map((way) => ({
        place: { airport: id, way },
        point: points.find((each) => each.airport === id && each.way === way) ?? null,
      })),
    }));
  },
});
