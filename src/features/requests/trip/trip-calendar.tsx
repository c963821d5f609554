import { restAt } from '@/config/rest-now';
import { israelClock } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { DayCalendar } from '@/ui/day-calendar';

interface TripCalendarProps {
  label: string;
  /** "YYYY-MM-DD" or empty. */
  day: string;
  /** First day that can be chosen, where that is not today. */
  first?: string | undefined;
  /** Days on which nobody drives besides Shabbat and holidays, "YYYY-MM-DD". */
  closed: readonly string[];
  onChoose: (day: string) => void;
}

/** The days from the first on, else from today in Israel. Holidays are closed like the days that the business has named; Saturdays are muted. */
export function TripCalendar({ label, day, first, closed, onChoose }: TripCalendarProps) {
  const { intl, direction } = localeRegistry[useLocale()];
  return (
    <DayCalendar
      words={{ ...useMessages('tripRequest').calendar, label }}
      intl={intl}
      rtl={direction === 'rtl'}
      today={israelClock().day}
      first={first}
      selected={day ? [day] : []}
      isClosed={(each) => closed.includes(each) || restAt(each, '') === 'holiday'}
      showing={day}
      onChoose={onChoose}
    />
  );
}
