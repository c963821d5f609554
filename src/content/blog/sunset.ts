const DEGREE = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * DEGREE);
const cos = (degrees: number) => Math.cos(degrees * DEGREE);

/** The sun's upper edge on the horizon, bent by the air, in degrees. */
const HORIZON = -0.833;
/** Days from the epoch of computers to that of the formulas, noon on 1 January 2000. */
const J2000 = Date.UTC(2000, 0, 1, 12) / 86_400_000;

/** A place in degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * When the sun sets at sea level: within two minutes between the polar circles (formulas of the Astronomical Almanac for
 * low precision).
 * @param day "YYYY-MM-DD"
 */
export function sunset(day: string, { latitude, longitude }: Place): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const days = midnight / 86_400_000 + 0.5 - longitude / 360 - J2000;
  const anomaly = 357.529 + 0.98560028 * days;
  const mean = 280.459 + 0.98564736 * days;
  const ecliptic = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439 - 0.00000036 * days;
  const ascension = Math.atan2(cos(tilt) * sin(ecliptic), cos(ecliptic)) / DEGREE;
  const declination = Math.asin(sin(tilt) * sin(ecliptic)) / DEGREE;
  // Degrees by which the sundial is ahead of the clock, between -180 and 180.
  const ahead = ((((mean - ascension + 180) % 360) + 360) % 360) - 180;
  const noon = 12 - (longitude + ahead) / 15;
  const half =
    Math.acos((sin(HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))) / DEGREE / 15;
  return new Date(midnight + (noon + half) * 3_600_000);
}
