import { DAY_MS, HOUR_MS } from './clock.ts';

const DEGREE = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * DEGREE);
const cos = (degrees: number) => Math.cos(degrees * DEGREE);

/** Days from the epoch of computers to that of the formulas, noon on 1 January 2000. */
const J2000 = Date.UTC(2000, 0, 1, 12) / DAY_MS;

/** The sun's upper edge on the horizon, bent by the air, in degrees. */
export const SUNSET = -0.833;

/** A place in degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the sun stands at an instant: degrees north of the equator, and those by which the sundial is ahead of the clock. */
function sunAt(instant: number): { declination: number; ahead: number } {
  const days = instant / DAY_MS - J2000;
  const anomaly = 357.529 + 0.98560028 * days;
  const mean = 280.459 + 0.98564736 * days;
  const ecliptic = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439 - 0.00000036 * days;
  const ascension = Math.atan2(cos(tilt) * sin(ecliptic), cos(ecliptic)) / DEGREE;
  return {
    declination: Math.asin(sin(tilt) * sin(ecliptic)) / DEGREE,
    // Between -180 and 180.
    ahead: ((((mean - ascension + 180) % 360) + 360) % 360) - 180,
  };
}

/**
 * When the sun goes down to a height in the evening, seen at sea level: within a minute between the polar circles
 * (formulas of the Astronomical Almanac for low precision).
 * @param day "YYYY-MM-DD" @param height in degrees, negative below the horizon
 */
export function sunDownTo(height: number, day: string, { latitude, longitude }: Place): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let instant = midnight + (12 - longitude / 15) * HOUR_MS;
  // The sun moves on between noon and evening: the second round looks where it stands by then.
  for (let round = 0; round < 2; round += 1) {
    const { declination, ahead } = sunAt(instant);
    const half =
      Math.acos((sin(height) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))) / DEGREE / 15;
    instant = midnight + (12 - (longitude + ahead) / 15 + half) * HOUR_MS;
  }
  return new Date(instant);
}
