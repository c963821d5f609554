import type { ItinerarySlug } from '../itineraries/slugs';
import type { Range } from './facts';
import type { DestinationSlug } from './slugs';

/** What the lower part of a destination's page states, the same in every language. */
interface DayFacts {
  /** Minutes to spend at each sight of the texts, in its order. */
  readonly visits: readonly Range[];
  /** Four other destinations to go on to, with the minutes of driving between the two, clear road to rush hours. */
  readonly nearby: readonly { readonly slug: DestinationSlug; readonly minutes: Range }[];
  /** Day routes that pass here. */
  readonly itineraries: readonly ItinerarySlug[];
}

export const dayFacts: Record<DestinationSlug, DayFacts> = {
  jerusalem: {
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
      { slug: 'beer-sheva', minutes: [75, 100] },
    ],
    itineraries: ['jerusalem-dead-sea'],
  },
  'tel-aviv': {
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
      { slug: 'haifa', minutes: [70, 110] },
    ],
    itineraries: [],
  },
  haifa: {
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
      { slug: 'safed', minutes: [70, 90] },
    ],
    itineraries: ['coastal-time-journey'],
  },
  'dead-sea': {
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
      { slug: 'eilat', minutes: [120, 145] },
    ],
    itineraries: ['jerusalem-dead-sea'],
  },
  masada: {
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
      { slug: 'eilat', minutes: [130, 150] },
    ],
    itineraries: [],
  },
  eilat: {
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
      { slug: 'ashkelon', minutes: [195, 220] },
    ],
    itineraries: [],
  },
  tiberias: {
    visits: [
      [90, 150],
      [60, 75],
      [45, 60],
      [60, 90],
      [45, 60],
    ],
    nearby: [
      { slug: 'safed', minutes: [35, 50] },
      { slug: 'nazareth', minutes: [35, 50] },
      { slug: 'haifa', minutes: [60, 80] },
      { slug: 'netanya', minutes: [75, 100] },
    ],
    itineraries: ['galilee-kinneret'],
  },
  safed: {
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
      { slug: 'netanya', minutes: [100, 125] },
    ],
    itineraries: ['galilee-kinneret'],
  },
  nazareth: {
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
      { slug: 'netanya', minutes: [55, 75] },
    ],
    itineraries: [],
  },
  netanya: {
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
      { slug: 'nazareth', minutes: [55, 75] },
    ],
    itineraries: ['coastal-time-journey'],
  },
  ashdod: {
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
      { slug: 'jerusalem', minutes: [60, 80] },
    ],
    itineraries: [],
  },
  ashkelon: {
    visits: [
      [120, 180],
      [30, 45],
      [60, 120],
      [45, 60],
      [75, 105],
    ],
    nearby: [
      { slug: 'ashdod', minutes: [20, 30] },
      { slug: 'beer-sheva', minutes: [50, 65] },
      { slug: 'tel-aviv', minutes: [50, 85] },
      { slug: 'jerusalem', minutes: [65, 90] },
    ],
    itineraries: [],
  },
  'beer-sheva': {
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
      { slug: 'dead-sea', minutes: [75, 95] },
    ],
    itineraries: [],
  },
  'ramat-gan': {
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
      { slug: 'jerusalem', minutes: [55, 90] },
    ],
    itineraries: [],
  },
  'petah-tikva': {
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
      { slug: 'jerusalem', minutes: [50, 80] },
    ],
    itineraries: [],
  },
};
