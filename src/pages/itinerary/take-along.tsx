import { addDays, israelInstant } from '@shared/clock/clock';
import { useId, useState } from 'react';
import { business } from '@/config/business';
import { businessCalendar } from '@/config/calendar';
import { restRules } from '@/config/published';
import { closedFor, closedTimes, USUAL_RIDE } from '@/config/rest-clock';
import { todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { isDay } from '@/lib/calendar-day';
import { saveAsFile } from '@/lib/save-as-file';
import { DayField } from '@/features/site/trip-request/day-field';
import { Button } from '@/ui/button';
import { Field, fieldIds } from '@/ui/field';
import { useStays, type RouteStopsProps } from './route-stops';

/** Whether nobody drives on the morning of a day, when routes begin. */
const isRest = (day: string) =>
  closedFor(closedTimes(restRules(), day), israelInstant(day, '09:00'), USUAL_RIDE) !== null;

/** The first day after this one on which somebody drives. */
function nextDrivingDay(day: string): string {
  const next = addDays(day, 1);
  return isRest(next) ? nextDrivingDay(next) : next;
}

interface TakeAlongProps extends RouteStopsProps {
  /** The route's name. */
  name: string;
}

/** The plan for the visitor's own calendar, or on paper. Needs JavaScript, and is not there without it. */
export function TakeAlong({ slug, name, stops }: TakeAlongProps) {
  const locale = useLocale();
  const { take } = useMessages('itinerary');
  const stays = useStays(slug);
  const ids = fieldIds(useId());
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  // Today is the visitor's, not the day on which the page was built.
  const earliest = useBrowserValue(todayInIsrael, '');
  const day = chosen ?? (earliest && nextDrivingDay(earliest));

  const save = () => {
    const problem = !isDay(day) ? take.noDay : day < todayInIsrael() ? take.past : isRest(day) ? take.rest : '';
    setError(problem);
    if (problem) return;
    const plan = businessCalendar(locale, [
      {
        id: `${slug}-${day}@${location.host}`,
        when: { day },
        title: `${name} | ${business.name[locale]}`,
        description: stops.map((stop, index) => `${index + 1}. ${stop.title} (${stays[index]})`).join('\n'),
        place: stops[0]?.title ?? name,
        url: location.origin + location.pathname,
      },
    ]);
    saveAsFile(`${slug}.ics`, 'text/calendar;charset=utf-8', plan);
  };

  return (
    <section aria-labelledby={`${ids.id}-title`} className="grid gap-4 noscript:hidden print:hidden">
      <h2 id={`${ids.id}-title`} className="text-card">
        {take.title}
      </h2>
      <Field id={ids.id} label={take.day} error={error}>
        <DayField
          id={ids.id}
          data-formless=""
          day={day}
          today={earliest}
          onDay={(next) => {
            setChosen(next);
            setError('');
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ids.error : undefined}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" icon="calendar" onClick={save}>
          {take.calendar}
        </Button>
        <Button tone="outline" icon="note" onClick={() => print()}>
          {take.print}
        </Button>
      </div>
    </section>
  );
}
