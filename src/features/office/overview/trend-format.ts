import { localeRegistry, type Locale } from '@/i18n/locales';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** "2026-03-17" as the chart's axis writes it: "17 Mar", "17 במרץ". */
export function formatShortDay(locale: Locale, day: string): string {
  const parts = new Intl.DateTimeFormat(localeRegistry[locale].intl, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return parts.format(new Date(`${day}T00:00:00Z`));
}

/** A change of less than this many percent has a decimal: in a greater one nobody would miss it. */
const WHOLE_FROM = 0.1;

/** A fraction as a change with its sign: "+9.4%", "−61%". */
export function formatChange(locale: Locale, change: number): string {
  const digits = Math.abs(change) < WHOLE_FROM ? 1 : 0;
  const text = new Intl.NumberFormat(localeRegistry[locale].intl, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(change);
  // A minus as wide as the plus, and the narrow space of the other percentages.
  return text.replace('-', '\u2212').replace('\u00a0', '\u202f');
}

/** Whole numbers of the two greatest units; hours up to two days, because staff think of "yesterday" in hours. */
function unitsOf(minutes: number): [count: number, unit: 'day' | 'hour' | 'minute'][] {
  if (minutes < HOUR_MINUTES) return [[minutes, 'minute']];
  if (minutes < 2 * DAY_MINUTES) {
    return [
      [Math.floor(minutes / HOUR_MINUTES), 'hour'],
      [minutes % HOUR_MINUTES, 'minute'],
    ];
  }
  return [
    [Math.floor(minutes / DAY_MINUTES), 'day'],
    [Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), 'hour'],
  ];
}

/**
 * Whole minutes in their two greatest units: "38 mins", "5 hrs 12 mins", "3 days 4 hrs".
 * @param underMinute the words for 0
 */
export function formatDuration(locale: Locale, minutes: number, underMinute: string): string {
  if (minutes < 1) return underMinute;
  const { intl } = localeRegistry[locale];
  const parts = unitsOf(minutes)
    .filter(([count], nth) => nth === 0 || count > 0)
    .map(([count, unit]) => new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'short' }).format(count));
  return parts.join(' ');
}
