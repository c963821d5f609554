import { calendarFile, type CalendarFile } from '@shared/mail/calendar-file';
import type { Locale } from '@shared/words/locales';
import { business } from './business';

/** The text of a calendar file of the business, for a download. */
export const businessCalendar = (locale: Locale, events: CalendarFile['events']): string =>
  calendarFile({ method: 'PUBLISH', events, producer: business.name[locale], madeAt: new Date() });
