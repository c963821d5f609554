import { israelClock } from '@shared/clock/clock';
import { isDayClosed, type RestRules } from '@/config/rest-clock';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { DayCalendar } from '@/ui/day-calendar';

export interface TripCalendarProps {
  label: string;
  /** "YYYY-MM-DD" or empty. */
  day: string;
  /** First day that can be chosen, where that is not today. */
  first?: string | undefined;
  rules: RestRules;
  onChoose: (day: string) => void;
}

/** The days from the first on, else from today in Israel. One is closed when none of its hours is open; most Saturdays end open. */
export function TripCalendar({ label, day, first, rules, onChoose }: TripCalendarProps) {
  const { intl, direction } = localeRegistry[useLocale()];
  return (
    <DayCalendar
      words={{ ...useMessages('tripRequest').calendar, label }}
      intl={intl}
      rtl={direction === 'rtl'}
      today={israelClock().day}
      first={first}
      selected={day ? [day] : []}
      isClosed={(each) => isDayClosed(rules, each)}
      showing={day}
      onChoose={onChoose}
    />
  );
}
