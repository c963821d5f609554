import { useState } from 'react';
import { DayPicker, type Labels } from 'react-day-picker';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { dateOfDay, dayOfDate } from './calendar-day';
import { israelClock } from '@/data/submit-lead';

interface TripCalendarProps {
  /** "YYYY-MM-DD" or empty. */
  day: string;
  onChoose: (day: string) => void;
}

const cell = 'size-11 max-w-full rounded text-base inline-flex items-center justify-center';
const looks = {
  root: 'w-full',
  months: 'relative',
  month: 'grid gap-2',
  month_caption: 'flex min-h-11 items-center justify-center font-display text-card font-bold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: classNames(
    cell,
    'hover:bg-lime-100 aria-disabled:text-lime-strong aria-disabled:hover:bg-transparent',
  ),
  button_next: classNames(cell, 'hover:bg-lime-100'),
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-9 text-sm font-semibold text-ink-3',
  day: 'p-0 py-0.5 text-center',
  day_button: classNames(cell, 'hover:bg-lime-100 disabled:cursor-not-allowed disabled:hover:bg-transparent'),
  disabled: '[&>button]:text-ink-3 [&>button]:line-through',
  today: '[&>button]:inset-ring-[1.5px] [&>button]:inset-ring-sea-500 [&>button]:font-bold',
  selected:
    '[&>button]:bg-night-900 [&>button]:font-bold [&>button]:text-amber-400 [&>button:hover]:bg-night-900 [&>button]:no-underline',
} as const;

/** Words and names by `Intl`: the calendar's own language modules would be kilobytes for the same result. */
function useCalendarWords() {
  const m = useMessages('tripRequest').calendar;
  const intl = localeRegistry[useLocale()].intl;
  const month = new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric' });
  const full = new Intl.DateTimeFormat(intl, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(intl, { weekday: 'long' });
  const labels: Partial<Labels> = {
    labelDayButton: (date, { today, selected }) =>
      [today && m.today, full.format(date), selected && m.selected].filter(Boolean).join(', '),
    labelGrid: (date) => month.format(date),
    labelGridcell: (date) => full.format(date),
    labelNext: () => m.nextMonth,
    labelPrevious: () => m.previousMonth,
    labelNav: () => m.label,
    labelWeekday: (date) => weekday.format(date),
  };
  const formatters = {
    formatCaption: (date: Date) => month.format(date),
    formatWeekdayName: (date: Date) => m.weekdays[date.getDay()] ?? '',
    formatDay: (date: Date) => String(date.getDate()),
  };
  return { labels, formatters, label: m.label };
}

/** A month with its days from Sunday on. Days before today in Israel are struck through, Saturdays are muted. */
export function TripCalendar({ day, onChoose }: TripCalendarProps) {
  const { labels, formatters, label } = useCalendarWords();
  const rtl = localeRegistry[useLocale()].direction === 'rtl';
  const today = dateOfDay(israelClock().day);
  const selected = day ? dateOfDay(day) : undefined;
  const [month, setMonth] = useState(selected ?? today);
  const [shownFor, setShownFor] = useState(day);
  if (shownFor !== day) {
    // A day that was typed turns the calendar to its month.
    setShownFor(day);
    if (selected) setMonth(selected);
  }
  return (
    <DayPicker
      mode="single"
      aria-label={label}
      weekStartsOn={0}
      dir={rtl ? 'rtl' : 'ltr'}
      today={today}
      startMonth={today}
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onDayClick={(date, { disabled }) => {
        if (!disabled) onChoose(dayOfDate(date));
      }}
      disabled={{ before: today }}
      modifiers={{ saturday: { dayOfWeek: [6] } }}
      modifiersClassNames={{ saturday: 'text-ink-3' }}
      labels={labels}
      formatters={formatters}
      classNames={looks}
      components={{ Chevron }}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return (
    <Icon name="chevron" className={orientation === 'left' ? 'rotate-90 rtl:-rotate-90' : '-rotate-90 rtl:rotate-90'} />
  );
}
