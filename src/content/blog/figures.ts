import { business } from '@/config/business';
import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';
import { dearer, meterFare, meterFor, quoted, tariff, workedExample } from '../fares';
import { leavingTime } from './leave-home';

/** How a language writes what its articles count. */
export interface FigureStyle {
  /** From–to, which no line break parts. */
  span(from: number | string, to: number | string): string;
  percent(value: number): string;
  /** Shekels to the agora, without their sign: "12.82". */
  exact(amount: number): string;
  /** Shekels with their sign. */
  shekels(amount: string): string;
  /** A time of day, "21:01" in the settings. */
  time(clock: string): string;
  /** A length of time that may be longer than an hour and a half, in minutes. */
  spoken(minutes: number): string;
  /** Between two of those. */
  until: string;
  minutes: string;
  kilometres: string;
  /** After a time that is on the day before. */
  dayBefore: string;
}

type Tariff = 'a' | 'b' | 'c';
type Road = 'clear' | 'rush';
/** A ride's cost by one tariff. */
type Line = Readonly<Record<'rate' | 'distance' | 'time' | 'total', string>>;
type Range = readonly [from: number, to: number];

/** Minutes from which a length of time is told in hours. */
const IN_MINUTES = 90;

/** The figures of the articles as a language's prose prints them; each comes from the module that holds it for the whole site. */
export function articleFigures(style: FigureStyle) {
  const range = ([from, to]: Range) => style.span(from, to);
  const shekels = (amounts: Range) => style.shekels(range(amounts));
  const exact = (amount: number) => style.shekels(style.exact(amount));
  const duration = ([from, to]: Range) =>
    to <= IN_MINUTES
      ? `${range([from, to])}\u00A0${style.minutes}`
      : style.spoken(from) + style.until + style.spoken(to);

  /** What the meter shows to a place by the latest tariff known, and what passengers report having paid. */
  const fareTo = (slug: 'tel-aviv' | 'jerusalem' | 'haifa') => ({
    /** By day, on a clear road and in the rush hours. */
    metered: shekels(meterFare(slug, 'a', 'clear')),
    rush: shekels(meterFare(slug, 'a', 'rush')),
    /** At night on weekdays, and on the nights of Thursday, Friday and Saturday; the road is clear. */
    night: shekels(meterFare(slug, 'b', 'clear')),
    late: shekels(meterFare(slug, 'c', 'clear')),
    reported: shekels(quoted.reported[slug] ?? [0, 0]),
  });
  /** Two taxis to Tel Aviv, for parties that do not fit into one. */
  const twice = (by: Tariff, road: Road) => {
    const [from, to] = meterFare('tel-aviv', by, road);
    return shekels([2 * from, 2 * to]);
  };
  const lineOf = (by: Tariff) => ({
    rate: exact(tariff.rates[by]),
    distance: exact(workedExample.kilometres * tariff.rates[by]),
    time: exact(workedExample.minutes * tariff.rates[by]),
    total: exact(meterFor(workedExample.kilometres, workedExample.minutes, by)),
  });
  const { hours } = tariff;
  const lines: readonly [Line, Line, Line] = [lineOf('a'), lineOf('b'), lineOf('c')];
  return {
    fare: {
      telAviv: fareTo('tel-aviv'),
      jerusalem: fareTo('jerusalem'),
      haifa: fareTo('haifa'),
      twoTaxis: {
        clear: twice('a', 'clear'),
        rush: twice('a', 'rush'),
        night: twice('b', 'clear'),
        late: twice('c', 'clear'),
      },
      airportFee: style.shekels(String(tariff.airportFee)),
    },
    /** The dearer hours of the meter: tariff B, and tariff C of the nights around Shabbat. */
    night: {
      percent: style.percent(dearer.b),
      latePercent: style.percent(dearer.c),
      hours: style.span(style.time(hours.night), style.time(hours.day)),
      from: style.time(hours.night),
      to: style.time(hours.day),
      friday: style.time(hours.friday),
      lateThursday: style.time(hours.lateThursday),
      lateFriday: style.time(hours.lateFriday),
      lateSaturday: style.time(hours.lateSaturday),
    },
    /** One ride to a hotel in Tel Aviv, line by line, by the three tariffs. */
    example: {
      kilometres: workedExample.kilometres,
      minutes: workedExample.minutes,
      start: exact(tariff.start),
      lines,
    },
    /** Minutes in the taxi queue when several flights land together. */
    queue: range(business.taxiQueue.minutes),
    /** The road from Ben Gurion to a town: distance, and the drive on a clear road and in the rush hours. */
    drive(slug: DestinationSlug) {
      const { km, clear, rush } = roadFacts[slug];
      return { km: `${range(km)}\u00A0${style.kilometres}`, clear: duration(clear), rush: duration(rush) };
    },
    /** When to leave a town on a working day for a flight, "04:05"; it may be the day before. @param takeOff "06:00" */
    leaveFor(takeOff: string, slug: DestinationSlug): string {
      const { time, isEveBefore } = leavingTime(takeOff, slug);
      return isEveBefore ? `${style.time(time)} ${style.dayBefore}` : style.time(time);
    },
  };
}

/** From–to where digits and letters run the same way. */
export const leftToRightSpan: FigureStyle['span'] = (from, to) => `${from}\u2060–\u2060${to}`;
