import type { DestinationSlug } from './slugs';

/** From–to, the smaller first. */
export type Range = readonly [from: number, to: number];

/** What is the same in every language. */
export interface DestinationFacts {
  /** Kilometres by road from Ben Gurion, Terminal 3. */
  readonly km: Range;
  /** Minutes of driving from Ben Gurion on a clear road, and in the rush hours. */
  readonly clear: Range;
  readonly rush: Range;
  /** Minutes to spend at each sight of the guide, in its order. */
  readonly visits: readonly Range[];
  /** Other destinations near by, with the minutes of driving between the two. */
  readonly nearby: readonly { readonly slug: DestinationSlug; readonly minutes: Range }[];
  /** Day routes that pass here, by the last part of their path under `/routes`. */
  readonly itineraries: readonly ItinerarySlug[];
}

export type ItinerarySlug = 'galilee-kinneret' | 'coastal-time-journey' | 'jerusalem-dead-sea';

/**
 * Road distances by the usual route named beside each line, to the centre of the place, rounded to 5 km; times as
 * navigation gives them at night and on a working-day morning or afternoon, rounded to 5 minutes.
 */
export const destinationFacts: Record<DestinationSlug, DestinationFacts> = {
  // Route 1, by Sha'ar HaGai; Route 443 or 16 when it is slow.
  jerusalem: {
    km: [50, 55],
    clear: [40, 50],
    rush: [60, 90],
    visits: [
      [30, 45],
      [150, 240],
      [120, 180],
      [120, 180],
      [60, 90],
    ],
    nearby: [
      { slug: 'dead-sea', minutes: [40, 90] },
      { slug: 'masada', minutes: [80, 100] },
      { slug: 'tel-aviv', minutes: [55, 90] },
    ],
    itineraries: ['jerusalem-dead-sea'],
  },
  // Route 1, then the Ayalon Highway (Route 20).
  'tel-aviv': {
    km: [18, 22],
    clear: [20, 30],
    rush: [40, 60],
    visits: [
      [90, 120],
      [60, 90],
      [60, 90],
      [90, 150],
      [60, 120],
    ],
    nearby: [
      { slug: 'ramat-gan', minutes: [10, 30] },
      { slug: 'netanya', minutes: [30, 60] },
      { slug: 'jerusalem', minutes: [55, 90] },
    ],
    itineraries: [],
  },
  // Route 6 and Route 70, or the coast (Route 2).
  haifa: {
    km: [105, 115],
    clear: [75, 90],
    rush: [100, 130],
    visits: [
      [45, 75],
      [30, 45],
      [60, 90],
      [60, 90],
      [120, 180],
    ],
    nearby: [
      { slug: 'nazareth', minutes: [40, 60] },
      { slug: 'netanya', minutes: [45, 70] },
      { slug: 'tiberias', minutes: [60, 80] },
    ],
    itineraries: ['coastal-time-journey'],
  },
  // Route 1 to Almog, then Route 90: the nearer figure is the northern beaches, the farther one Ein Bokek.
  'dead-sea': {
    km: [85, 150],
    clear: [65, 120],
    rush: [90, 150],
    visits: [
      [120, 240],
      [90, 150],
      [90, 180],
      [60, 75],
      [45, 60],
    ],
    nearby: [
      { slug: 'masada', minutes: [15, 55] },
      { slug: 'jerusalem', minutes: [40, 90] },
      { slug: 'beer-sheva', minutes: [75, 95] },
    ],
    itineraries: ['jerusalem-dead-sea'],
  },
  // To the eastern gate: Route 1, then Route 90. The western one is reached by Arad (Routes 6, 31 and 3199).
  masada: {
    km: [135, 145],
    clear: [100, 115],
    rush: [120, 150],
    visits: [
      [150, 210],
      [45, 60],
      [45, 60],
      [90, 150],
      [90, 150],
    ],
    nearby: [
      { slug: 'dead-sea', minutes: [15, 55] },
      { slug: 'jerusalem', minutes: [80, 100] },
      { slug: 'beer-sheva', minutes: [80, 95] },
    ],
    itineraries: [],
  },
  // Route 6, Route 40 by Mitzpe Ramon or Route 25 and Route 90 by the Arava.
  eilat: {
    km: [330, 350],
    clear: [225, 255],
    rush: [245, 290],
    visits: [
      [120, 180],
      [120, 180],
      [180, 240],
      [90, 150],
      [45, 60],
    ],
    nearby: [
      { slug: 'beer-sheva', minutes: [155, 180] },
      { slug: 'masada', minutes: [130, 150] },
      { slug: 'dead-sea', minutes: [120, 145] },
    ],
    itineraries: [],
  },
  // Route 6, Route 65 and Route 77 by Golani Junction.
  tiberias: {
    km: [130, 140],
    clear: [95, 110],
    rush: [120, 150],
    visits: [
      [45, 60],
      [60, 90],
      [90, 150],
      [60, 75],
      [45, 60],
    ],
    nearby: [
      { slug: 'safed', minutes: [35, 50] },
      { slug: 'nazareth', minutes: [35, 50] },
      { slug: 'haifa', minutes: [60, 80] },
    ],
    itineraries: ['galilee-kinneret'],
  },
  // Route 6, Route 70 and Route 85 to Amiad, then up Route 8900 or 89.
  safed: {
    km: [155, 170],
    clear: [115, 130],
    rush: [140, 170],
    visits: [
      [60, 90],
      [60, 90],
      [30, 45],
      [30, 60],
      [45, 90],
    ],
    nearby: [
      { slug: 'tiberias', minutes: [35, 50] },
      { slug: 'nazareth', minutes: [60, 75] },
      { slug: 'haifa', minutes: [70, 90] },
    ],
    itineraries: ['galilee-kinneret'],
  },
  // Route 6, Route 65 by Wadi Ara to Afula, then Route 60.
  nazareth: {
    km: [105, 115],
    clear: [80, 95],
    rush: [105, 135],
    visits: [
      [60, 90],
      [45, 60],
      [45, 75],
      [30, 45],
      [90, 120],
    ],
    nearby: [
      { slug: 'tiberias', minutes: [35, 50] },
      { slug: 'haifa', minutes: [40, 60] },
      { slug: 'safed', minutes: [60, 75] },
    ],
    itineraries: [],
  },
  // The Ayalon Highway and Route 2, or Route 6 and Route 57.
  netanya: {
    km: [45, 55],
    clear: [40, 50],
    rush: [60, 90],
    visits: [
      [60, 90],
      [60, 180],
      [45, 75],
      [120, 180],
      [60, 90],
    ],
    nearby: [
      { slug: 'tel-aviv', minutes: [30, 60] },
      { slug: 'haifa', minutes: [45, 70] },
      { slug: 'petah-tikva', minutes: [30, 50] },
    ],
    itineraries: ['coastal-time-journey'],
  },
  // Route 431, then Route 4.
  ashdod: {
    km: [40, 50],
    clear: [35, 45],
    rush: [50, 75],
    visits: [
      [60, 120],
      [30, 45],
      [45, 60],
      [60, 90],
      [60, 90],
    ],
    nearby: [
      { slug: 'ashkelon', minutes: [20, 30] },
      { slug: 'tel-aviv', minutes: [35, 70] },
      { slug: 'beer-sheva', minutes: [55, 70] },
    ],
    itineraries: [],
  },
  // Route 431, then Route 4.
  ashkelon: {
    km: [60, 70],
    clear: [45, 60],
    rush: [65, 90],
    visits: [
      [120, 180],
      [30, 45],
      [60, 120],
      [20, 30],
      [75, 105],
    ],
    nearby: [
      { slug: 'ashdod', minutes: [20, 30] },
      { slug: 'beer-sheva', minutes: [50, 65] },
      { slug: 'tel-aviv', minutes: [50, 85] },
    ],
    itineraries: [],
  },
  // Route 6, then Route 40.
  'beer-sheva': {
    km: [95, 105],
    clear: [65, 80],
    rush: [85, 110],
    visits: [
      [90, 120],
      [45, 60],
      [60, 90],
      [60, 90],
      [90, 120],
    ],
    nearby: [
      { slug: 'masada', minutes: [80, 95] },
      { slug: 'ashkelon', minutes: [50, 65] },
      { slug: 'eilat', minutes: [155, 180] },
    ],
    itineraries: [],
  },
  // Route 1, then the Ayalon Highway; Route 4 (Geha) for Sheba and Bar-Ilan.
  'ramat-gan': {
    km: [15, 22],
    clear: [20, 30],
    rush: [35, 60],
    visits: [
      [60, 90],
      [120, 180],
      [60, 90],
      [20, 30],
      [60, 90],
    ],
    nearby: [
      { slug: 'tel-aviv', minutes: [10, 30] },
      { slug: 'petah-tikva', minutes: [15, 30] },
      { slug: 'netanya', minutes: [30, 55] },
    ],
    itineraries: [],
  },
  // Route 40 by Yehud.
  'petah-tikva': {
    km: [14, 20],
    clear: [15, 25],
    rush: [30, 50],
    visits: [
      [60, 90],
      [45, 60],
      [60, 90],
      [60, 90],
      [30, 45],
    ],
    nearby: [
      { slug: 'ramat-gan', minutes: [15, 30] },
      { slug: 'tel-aviv', minutes: [20, 45] },
      { slug: 'netanya', minutes: [30, 50] },
    ],
    itineraries: [],
  },
};
