import { useState } from 'react';
import { DayPicker, type DayPickerProps, type Labels } from 'react-day-picker';
import { dateOfDay, dayOfDate } from '@/lib/calendar-day';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface DayCalendarWords {
  label: string;
  /** Short names from Sunday on. */
  weekdays: readonly string[];
  previousMonth: string;
  nextMonth: string;
  today: string;
  selected: string;
  /** Read after a day that is closed. */
  closed: string;
}

interface DayCalendarProps {
  words: DayCalendarWords;
  /** Language tag for the names that `Intl` knows. */
  intl: string;
  rtl: boolean;
  /** Days are "YYYY-MM-DD". */
  today: string;
  /** First day that can be chosen, where that is not today. */
  first?: string | undefined;
  /** One day or none, unless `multiple`. */
  selected: readonly string[];
  multiple?: boolean;
  /** Whether a day cannot be chosen. */
  isClosed?: (day: string) => boolean;
  /** The day whose month is shown; when it changes, the calendar turns to it. */
  showing: string;
  onChoose: (day: string) => void;
}

const never = () => false;

const cell = 'size-11 max-w-full rounded text-base inline-flex items-center justify-center';
const dayPickerClasses = {
  root: 'w-full',
  months: 'relative',
  month: 'grid gap-2',
  month_caption: 'flex min-h-11 items-center justify-center font-display text-card font-bold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: classNames(
    cell,
    'hover:bg-stone-100 aria-disabled:text-stone-strong aria-disabled:hover:bg-transparent',
  ),
  button_next: classNames(cell, 'hover:bg-stone-100'),
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-9 text-sm font-semibold text-ink-3',
  day: 'p-0 py-0.5 text-center',
  day_button: classNames(cell, 'hover:bg-stone-100 disabled:cursor-not-allowed disabled:hover:bg-transparent'),
  disabled: '[&>button]:text-ink-3 [&>button]:line-through',
  today:
    '[&>button]:inset-ring-[1.5px] [&>button]:inset-ring-sea-500 [&>button]:font-bold forced-colors:[&>button]:border',
  selected:
    '[&>button]:bg-night-900 [&>button]:font-bold [&>button]:text-amber-400 [&>button:hover]:bg-night-900 [&>button]:no-underline forced-colors:[&>button]:border-4 forced-colors:[&>button]:border-[Highlight]',
} as const;
const modifierLooks = {
  saturday: 'text-ink-3',
  closed: '[&>button]:bg-neutral-soft [&>button:disabled:hover]:bg-neutral-soft',
} as const;

/** Words and names by `Intl`: the calendar's own language modules would be kilobytes for the same result. */
function namesOf(words: DayCalendarWords, intl: string) {
  const month = new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric' });
  const full = new Intl.DateTimeFormat(intl, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(intl, { weekday: 'long' });
  const labels: Partial<Labels> = {
    labelDayButton: (date, { today, selected, closed }) =>
      [today && words.today, full.format(date), selected && words.selected, closed && words.closed]
        .filter(Boolean)
        .join(', '),
    labelGrid: (date) => month.format(date),
    labelGridcell: (date) => full.format(date),
    labelNext: () => words.nextMonth,
    labelPrevious: () => words.previousMonth,
    labelNav: () => words.label,
    labelWeekday: (date) => weekday.format(date),
  };
  const formatters = {
    formatCaption: (date: Date) => month.format(date),
    formatWeekdayName: (date: Date) => words.weekdays[date.getDay()] ?? '',
    formatDay: (date: Date) => String(date.getDate()),
  };
  return { labels, formatters };
}

/** A month with its days from Sunday on. Days before the first and closed ones are struck through, Saturdays are muted. */
export function DayCalendar({ words, intl, rtl, multiple = false, isClosed = never, ...days }: DayCalendarProps) {
  const { today, first = today, selected, showing, onChoose } = days;
  const [month, setMonth] = useState(dateOfDay(showing || first));
  const [shownFor, setShownFor] = useState(showing);
  if (shownFor !== showing) {
    setShownFor(showing);
    if (showing) setMonth(dateOfDay(showing));
  }
  const closed = (date: Date) => isClosed(dayOfDate(date));
  const chosen = selected.map(dateOfDay);
  // Without a listener the package keeps its own selection, and a typed day would not be marked.
  const onSelect = () => undefined;
  const choice: DayPickerProps = multiple
    ? { mode: 'multiple', selected: chosen, onSelect }
    : { mode: 'single', selected: chosen[0], onSelect };
  return (
    <DayPicker
      {...choice}
      {...namesOf(words, intl)}
      aria-label={words.label}
      weekStartsOn={0}
      dir={rtl ? 'rtl' : 'ltr'}
      today={dateOfDay(today)}
      startMonth={dateOfDay(first)}
      month={month}
      onMonthChange={setMonth}
      onDayClick={(date, { disabled }) => {
        if (!disabled) onChoose(dayOfDate(date));
      }}
      disabled={[{ before: dateOfDay(first) }, closed]}
      modifiers={{ saturday: { dayOfWeek: [6] }, closed }}
      modifiersClassNames={modifierLooks}
      classNames={dayPickerClasses}
      components={{ Chevron }}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return (
    <Icon name="chevron" className={orientation === 'left' ? 'rotate-90 rtl:-rotate-90' : '-rotate-90 rtl:rotate-90'} />
  );
}
