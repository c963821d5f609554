import { HOUR_MS } from '@shared/clock/clock';
import type { FreeDriver, Ride } from '@/data/rides';
import { timeInIsrael } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { hourBeside, languageNames } from './ride-words';

/** What is further from the pick-up than this does not matter for it. */
const NEAR_MS = 12 * HOUR_MS;

type Words = Messages['staffRides']['assign'];

function freeText(words: Words['free'], from: string | null, until: string | null): string {
  const [start, end] = [from, until].map((instant) => (instant ? timeInIsrael(instant) : ''));
  if (start && end) return words.between(isolatedText(`${start}–${end}`));
  if (start) return words.from(isolatedText(start));
  return end ? words.until(isolatedText(end)) : words.always;
}

/** Why a driver is, or is not, the one for a ride: short phrases, the most telling first. */
export function driverReasons(words: Words, locale: Locale, ride: Ride, driver: FreeDriver): string[] {
  const { fit, why, blocking } = driver;
  const near = (instant: string | null) =>
    instant && Math.abs(Date.parse(instant) - Date.parse(ride.pickup_at)) < NEAR_MS ? instant : null;
  const others = [
    words.ridesThisMonth(driver.rides_this_month),
    driver.languages.length > 0 ? words.speaks(languageNames(locale, driver.languages)) : '',
  ];
  if (fit === 'not_free') {
    const known: Readonly<Record<string, string>> = words.why;
    const reason = blocking
      ? words.blocking(
          isolatedText(timeInIsrael(blocking.pickup_at)),
          isolatedText(blocking.name),
          isolatedText(hourBeside(locale, blocking.busy_until, blocking.pickup_at)),
        )
      : (known[why ?? 'busy'] ?? words.why.busy);
    return [reason];
  }
  const from = near(driver.free_from);
  return [
    freeText(words.free, from, near(driver.free_until)),
    from && driver.before_dropoff ? words.before(isolatedText(driver.before_dropoff)) : '',
    driver.vehicle_no === null ? words.withoutCar : '',
    ...others,
  ].filter(Boolean);
}
