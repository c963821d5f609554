/** The rides of a booking in its traveller's calendar, as its mails and the address that a calendar reads say them. */
import { tripCalendar } from '../clock/trip-calendar.ts';
import type { OfferLeg, TripDriver, TripRequestFacts } from '../contracts/trip-contract.ts';
import type { CalendarFile } from '../mail/calendar-file.ts';
import { phoneIn } from '../people/written-phone.ts';
import { withoutIsolates } from '../words/isolates.ts';
import { localeRegistry, type Locale } from '../words/locales.ts';
import { driverInWords } from '../words/traveller-text.ts';
import { TRAVELLER_WORDS } from '../words/traveller-words/by-language.ts';
import type { BusinessSettings } from './business-settings.ts';
import { meetingsOf } from './meeting-points.ts';
import type { TripFactName } from './ride-facts.ts';
import { legFacts, passengerFacts } from './traveller-facts.ts';

interface Booked extends Pick<CalendarFile, 'method' | 'madeAt' | 'name' | 'refreshMinutes'> {
  reference: string;
  /** At the hours at which they are driven. */
  legs: readonly OfferLeg[];
  /** Those that the traveller has been told of, of whatever leg. */
  drivers: readonly TripDriver[];
  facts: Pick<TripRequestFacts, TripFactName>;
  sequence: number;
}

interface Voice {
  locale: Locale;
  business: BusinessSettings;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/** Writes the file. Without prices, phones of drivers and keys: calendars are shared. */
export function bookingCalendar(
  { reference, drivers, facts, ...file }: Booked,
  { locale, business, siteUrl }: Voice,
): string {
  const { calendar } = TRAVELLER_WORDS[locale];
  const { signSpace, prefix } = localeRegistry[locale];
  return tripCalendar({
    ...file,
    reference,
    page: `${siteUrl}${prefix}/trip`,
    title: (dropoff) => calendar.title(dropoff, business.shortName[locale]),
    description: (leg) => {
      const own = drivers.filter((driver) => driver.leg === leg.position);
      const said = {
        ...leg,
        meeting_point: meetingsOf(leg, own, locale).join(' · ') || null,
        // The entry has its own lines for them.
        pickup: null,
        dropoff: null,
        pickup_day: null,
      };
      return [
        calendar.description(reference, phoneIn(locale, business.phone)),
        ...own.map((driver) => withoutIsolates(driverInWords(driver, locale))),
        ...[...legFacts(said, locale, 'calendar'), ...passengerFacts(facts, locale, 'calendar')].map(
          ({ name, value }) => withoutIsolates(`${name}${signSpace}: ${value}`),
        ),
      ];
    },
    producer: business.name[locale],
    organizer: { name: business.name[locale], email: business.email },
  });
}
