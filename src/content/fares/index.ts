import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';

/** From–to in shekels. */
export type FareRange = readonly [from: number, to: number];

/** A: by day. B: nights, Friday evening, Shabbat by day. C: the nights of Thursday, Friday and Saturday. */
export type Tariff = 'a' | 'b' | 'c';

/**
 * The tariff that the state sets for metered taxis (regulations of 5 July 2018, prices of 1 April 2025): the meter adds up
 * minutes and kilometres all the way. Prices change on 1 April. `confirm` keeps it on the launch check's list until the
 * owner has compared it with the official calculator (docs/spec/trade.md#prices-and-taxis).
 */
export const tariff = {
  confirm: true,
  /** "YYYY-MM-DD": when the prices came into force, and when they were read at the address. */
  since: '2025-04-01',
  read: '2026-11-22',
  source: 'https://taxitariff.co.il/',
  /** Shekels: what the meter starts with, what a ride from Ben Gurion adds, and an order by phone or app. */
  start: 12.82,
  airportFee: 5,
  order: 5.92,
  /** Shekels per minute, and per kilometre as well. */
  rates: { a: 2.01, b: 2.4, c: 2.81 } satisfies Record<Tariff, number>,
  /** When B begins on weekdays and on Friday, when C begins by day, and when A is back in the morning. */
  hours: {
    night: '21:00',
    friday: '16:00',
    lateThursday: '23:00',
    lateFriday: '21:00',
    lateSaturday: '19:00',
    day: '06:00',
  },
} as const;

/** Percent that B and C cost more than A. */
export const dearer = {
  b: Math.round((tariff.rates.b / tariff.rates.a - 1) * 100),
  c: Math.round((tariff.rates.c / tariff.rates.a - 1) * 100),
};

/** What the meter shows for a ride from Ben Gurion, in shekels, without tolls. */
export const meterFor = (kilometres: number, minutes: number, by: Tariff): number =>
  tariff.start + tariff.airportFee + (kilometres + minutes) * tariff.rates[by];

/** What the meter shows from Ben Gurion to a place, in whole shekels, without tolls. */
export function meterFare(slug: DestinationSlug, by: Tariff, road: 'clear' | 'rush'): FareRange {
  const { km, [road]: minutes } = roadFacts[slug];
  return [Math.round(meterFor(km[0], minutes[0], by)), Math.round(meterFor(km[1], minutes[1], by))];
}

/** A ride to a hotel in Tel Aviv, worked out line by line by the guides. */
export const workedExample = { kilometres: 20, minutes: 25 } as const;

/**
 * What guides print and passengers report, in shekels. Shown as reports
 * alone, never as what the meter shows (docs/spec/trade.md#prices-and-taxis).
 */
export const quoted: {
  readonly confirm: boolean;
  readonly reported: Readonly<Partial<Record<DestinationSlug, FareRange>>>;
} = {
  confirm: true,
  reported: { 'tel-aviv': [200, 280], jerusalem: [350, 450], haifa: [650, 800] },
};
