import { addDays } from '@shared/clock/clock';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '@/i18n/messages';
import { buttonClass, iconButtonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { DayInput } from '@/ui/day-input';
import { Icon } from '@/ui/icon';
import { writeRideView, type RideView } from './ride-view';

interface DayChoiceProps {
  view: RideView;
  /** The day in sight, and the present one: "2026-11-23". */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** The day before and after, today, and any day that is typed. The first three are links: the browser's Back returns. */
export function DayChoice({ view, day, today, onDay }: DayChoiceProps) {
  const m = useMessages('staffRides').day;
  const id = useId();
  const to = (other: string) => ({
    search: `?${writeRideView({ ...view, day: other === today ? '' : other, ride: null })}`,
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to={to(addDays(day, -1))} preventScrollReset className={classNames(iconButtonClass, 'bg-paper text-ink')}>
        <Icon name="arrow" backwards />
        <span className="sr-only">{m.previous}</span>
      </Link>
      <Link
        to={to(today)}
        preventScrollReset
        aria-current={day === today ? 'date' : undefined}
        className={buttonClass({ tone: 'outline', size: 'small' }, 'bg-paper text-ink')}
      >
        {m.today}
      </Link>
      <Link to={to(addDays(day, 1))} preventScrollReset className={classNames(iconButtonClass, 'bg-paper text-ink')}>
        <Icon name="arrow" />
        <span className="sr-only">{m.next}</span>
      </Link>
      <div className="w-34 sm:w-36 [&_input]:min-h-11">
        <label htmlFor={id} className="sr-only">
          {m.date}
        </label>
        <DayInput id={id} day={day} today={today} onDay={(typed) => onDay(typed || today)} />
      </div>
    </div>
  );
}
