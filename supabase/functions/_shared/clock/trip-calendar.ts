/** The calendar file of a booking, for its mails, its page and the address that a calendar reads. */
import { MINUTE_MS } from './clock.ts';
import { calendarFile, type CalendarFile } from '../mail/calendar-file.ts';
import type { OfferLeg } from '../contracts/trip-contract.ts';

/** Hours before the pick-up at which the calendar reminds of it. */
const ALARM_HOURS = 3;

interface TripCalendar extends Pick<
  CalendarFile,
  'method' | 'producer' | 'organizer' | 'madeAt' | 'name' | 'refreshMinutes'
> {
  reference: string;
  legs: readonly OfferLeg[];
  /** Raised with every message that changes what the calendar should say. */
  sequence: number;
  /** Address of the page of trips. Without a key: calendars are shared. */
  page: string;
  /** What the entry is called. @param dropoff where the ride goes */
  title: (dropoff: string) => string;
  /** What the entry says below, line by line. */
  description: (leg: OfferLeg) => readonly string[];
}

/** Of the site's own entries, wherever it is served from: an entry that was saved is found again under another address, too. */
const CALENDAR_HOST = 'trip';

/** One entry for each leg. Entries keep their ids when a changed offer takes the place of the booked one. */
export function tripCalendar({ reference, legs, sequence, page, title, description, ...file }: TripCalendar): string {
  return calendarFile({
    ...file,
    events: legs.map((leg) => {
      const start = new Date(leg.pickup_at);
      return {
        id: `${reference}-${leg.position}@${CALENDAR_HOST}`,
        when: { start, end: new Date(start.getTime() + leg.duration_minutes * MINUTE_MS) },
        title: title(leg.dropoff),
        description: description(leg).join('\n'),
        place: leg.pickup,
        url: page,
        sequence,
        alarmHours: ALARM_HOURS,
      };
    }),
  });
}
