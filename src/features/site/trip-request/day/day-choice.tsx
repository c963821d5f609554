import { isDay } from '@/lib/calendar-day';
import { TripCalendar } from '../trip/trip-calendar';
import { useRestRules } from '../trip/use-rest-rules';

interface DayChoiceProps {
  label: string;
  /** "YYYY-MM-DD", or what was typed. */
  day: string;
  first: string;
  onChoose: (day: string) => void;
}

/** A calendar in which the days are struck through on which nobody drives. */
export function DayChoice({ label, day, first, onChoose }: DayChoiceProps) {
  const rules = useRestRules();
  return <TripCalendar label={label} day={isDay(day) ? day : ''} first={first} rules={rules} onChoose={onChoose} />;
}
