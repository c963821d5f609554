import type { DestinationSlug } from './slugs';

/** From–to, the smaller first. */
export type Range = readonly [from: number, to: number];

/** The road from Ben Gurion, Terminal 3: what the first screen of a destination's page states. */
interface RoadFacts {
  /** Kilometres. */
  readonly km: Range;
  /** Minutes of driving on a clear road, and in the rush hours. */
  readonly clear: Range;
  readonly rush: Range;
}

/**
 * Road distances by the usual route named beside each line, to the centre of the place, rounded to 5 km above 25; times
 * as navigation gives them at night, and on a working day's morning or afternoon, rounded to 5 minutes.
 */
export const roadFacts: Record<DestinationSlug, RoadFacts> = {
  // Route 1, by Sha'ar HaGai; Route 443 or 16 when it is slow.
  jerusalem: {
    km: [50, 55],
    clear: [40, 50],
    rush: [60, 90],
  },
  // Route 1, then the Ayalon Highway (Route 20).
  'tel-aviv': {
    km: [18, 22],
    clear: [20, 30],
    rush: [40, 60],
  },
  // Route 6 and Route 70, or the coast (Route 2).
  haifa: {
    km: [105, 115],
    clear: [75, 90],
    rush: [100, 130],
  },
  // Route 1 to Almog, then Route 90: the nearer figure is the northern beaches, the farther one Ein Bokek.
  'dead-sea': {
    km: [85, 150],
    clear: [65, 120],
    rush: [90, 150],
  },
  // To the eastern gate: Route 1, then Route 90. The western one is reached by Arad (Routes 6, 31 and 3199).
  masada: {
    km: [135, 145],
    clear: [100, 115],
    rush: [120, 150],
  },
  // Route 6, Route 40 by Mitzpe Ramon or Route 25 and Route 90 by the Arava.
  eilat: {
    km: [330, 350],
    clear: [225, 255],
    rush: [245, 290],
  },
  // Route 6, Route 65 and Route 77 by Golani Junction.
  tiberias: {
    km: [130, 140],
    clear: [95, 110],
    rush: [120, 150],
  },
  // Route 6, Route 70 and Route 85 to Amiad, then up Route 8900 or 89.
  safed: {
    km: [155, 170],
    clear: [115, 130],
    rush: [140, 170],
  },
  // Route 6, Route 65 by Wadi Ara to Afula, then Route 60.
  nazareth: {
    km: [105, 115],
    clear: [80, 95],
    rush: [105, 135],
  },
  // The Ayalon Highway and Route 2, or Route 6 and Route 57.
  netanya: {
    km: [45, 55],
    clear: [40, 50],
    rush: [60, 90],
  },
  // Route 431, then Route 4.
  ashdod: {
    km: [40, 50],
    clear: [35, 45],
    rush: [50, 75],
  },
  // Route 431, then Route 4.
  ashkelon: {
    km: [60, 70],
    clear: [45, 60],
    rush: [65, 90],
  },
  // Route 6, then Route 40.
  'beer-sheva': {
    km: [95, 105],
    clear: [65, 80],
    rush: [85, 110],
  },
  // Route 1, then the Ayalon Highway; Route 4 (Geha) for Sheba and Bar-Ilan.
  'ramat-gan': {
    km: [15, 22],
    clear: [20, 30],
    rush: [35, 60],
  },
  // Route 40 by Yehud.
  'petah-tikva': {
    km: [14, 20],
    clear: [15, 25],
    rush: [30, 50],
  },
};
