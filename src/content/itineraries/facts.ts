import type { ItinerarySlug } from './slugs';

/** Minutes of recommended stays that the languages have words for (`messages/<language>/itinerary.ts`). */
type StayMinutes = 30 | 60 | 75 | 120 | 150 | 180;

/** How long to stay at a stop. */
interface Stay {
  minutes: StayMinutes;
  /** The longer end, where the time is a range. */
  upTo?: StayMinutes;
  /** "About two hours". */
  isRough?: boolean;
}

/** Degrees north, degrees east. */
type MapPoint = readonly [north: number, east: number];

/** A drawing of `src/art`, without its ending: the stop's own, or that of a destination that it is. */
type StopPicture = `stops/${string}` | `destinations/${string}`;

interface ItineraryFacts {
  difficulty: 'easy' | 'easyToModerate';
  /** Four stops, in the order of the texts (docs/spec/public-site.md#pages). */
  stops: readonly { stay: Stay; onMap: MapPoint; picture: StopPicture }[];
  /** Points that the road passes, for the drawing. */
  road: readonly MapPoint[];
  /** A point besides the road that must be on the drawing: the far end of a lake. */
  alsoShown?: MapPoint;
}

/** What is the same in every language. */
export const itineraryFacts: Record<ItinerarySlug, ItineraryFacts> = {
  'galilee-kinneret': {
    difficulty: 'easy',
    stops: [
      { stay: { minutes: 120, isRough: true }, onMap: [32.966, 35.492], picture: 'destinations/safed' },
      { stay: { minutes: 60, isRough: true }, onMap: [32.788, 35.537], picture: 'destinations/tiberias' },
      { stay: { minutes: 75, isRough: true }, onMap: [32.889, 35.575], picture: 'stops/capernaum' },
      { stay: { minutes: 30, isRough: true }, onMap: [32.802, 35.69], picture: 'stops/ofir-lookout' },
    ],
    road: [
      [32.966, 35.492],
      [32.968, 35.54],
      [32.91, 35.535],
      [32.84, 35.508],
      [32.788, 35.537],
      [32.845, 35.512],
      [32.872, 35.545],
      [32.889, 35.575],
      [32.905, 35.62],
      [32.87, 35.665],
      [32.802, 35.69],
    ],
    alsoShown: [32.74, 35.6],
  },
  'coastal-time-journey': {
    difficulty: 'easyToModerate',
    stops: [
      { stay: { minutes: 150 }, onMap: [32.5, 34.893], picture: 'stops/caesarea-theatre' },
      { stay: { minutes: 75 }, onMap: [32.56, 34.955], picture: 'stops/ramat-hanadiv' },
      { stay: { minutes: 150 }, onMap: [32.923, 35.075], picture: 'stops/acre' },
      { stay: { minutes: 75 }, onMap: [33.088, 35.108], picture: 'stops/rosh-hanikra' },
    ],
    road: [
      [32.5, 34.893],
      [32.525, 34.925],
      [32.56, 34.955],
      [32.62, 34.945],
      [32.72, 34.955],
      [32.8, 34.975],
      [32.8, 35.045],
      [32.86, 35.095],
      [32.923, 35.075],
      [33.0, 35.105],
      [33.088, 35.108],
    ],
  },
  'jerusalem-dead-sea': {
    difficulty: 'easyToModerate',
    stops: [
      { stay: { minutes: 30 }, onMap: [31.81, 35.255], picture: 'destinations/jerusalem' },
      { stay: { minutes: 150, upTo: 180 }, onMap: [31.765, 35.225], picture: 'stops/old-city' },
      { stay: { minutes: 60, isRough: true }, onMap: [31.82, 35.4], picture: 'stops/desert-road' },
      { stay: { minutes: 120, isRough: true }, onMap: [31.745, 35.49], picture: 'destinations/dead-sea' },
    ],
    road: [
      [31.81, 35.255],
      [31.785, 35.225],
      [31.765, 35.225],
      [31.775, 35.275],
      [31.805, 35.33],
      [31.82, 35.4],
      [31.8, 35.45],
      [31.785, 35.485],
      [31.745, 35.49],
    ],
    alsoShown: [31.66, 35.5],
  },
};
