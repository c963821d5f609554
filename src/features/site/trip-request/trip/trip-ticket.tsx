import { memo, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { PalmMark } from '@/art/palm-mark';
import { formatCalendarDay, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { displayTypedPhone } from '@/data/typed-phone';
import { NEEDS, STOPS } from '@/data/submit-lead';
import { dayIn } from '@/lib/calendar-day';
import { classNames } from '@/ui/class-names';
import { TicketStop } from '@/ui/ticket-stop';
import { openValues } from '../fields/form-values';
import { stillToCome } from './steps';
import { TicketPrice, type TicketPriceProps } from './ticket-price';

/** The night ticket beside the form. Typing goes first: a letter stands in its field one frame before it stands here. */
export function TripTicket(props: Omit<TicketPriceProps, 'values'>) {
  const { control, getValues } = props.form.state;
  useWatch({ control });
  return <Ticket {...props} values={useDeferredValue(getValues())} />;
}

/** What is known so far, what it costs, and what is still to come. Not drawn at a letter, but behind it. */
const Ticket = memo(function Ticket({ values, ...more }: TicketPriceProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const [day, back] = [dayIn(values.travel_date), dayIn(values.return_date)];
  // What is no day is still to come.
  const missing = stillToCome({ ...values, travel_date: day }, m);
  const known = [values.pickup, values.dropoff, values.name, values.phone, day, values.pickup_time];
  /** On a phone, where it stands under the form, it is one line until it has something to say. */
  const isBare = known.filter((answer) => answer.trim()).length < 2;
  const stops = STOPS.flatMap((name) => values[name].trim() || []);
  return (
    <aside
      aria-label={m.ticket.title}
      className="on-dark relative rounded-lg bg-night-900 text-paper shadow-3 forced-colors:border lg:sticky lg:top-24"
    >
      <div
        className={classNames(
          'flex justify-between gap-4',
          isBare ? 'items-center px-6 py-3 lg:items-start lg:pt-6 lg:pb-0' : 'items-start px-6 pt-6',
        )}
      >
        <p className="font-bold text-amber-300">{m.ticket.title}</p>
        <PalmMark className={classNames('text-amber-400', isBare ? 'size-6 lg:size-8' : 'size-8')} />
      </div>
      <div className={isBare ? 'max-lg:hidden' : ''}>
        <dl className="grid gap-5 px-6 pt-4 pb-6">
          <TicketStop label={m.ticket.pickup} isStart>
            <Value text={values.pickup.trim()} />
          </TicketStop>
          {stops.length > 0 ? (
            <TicketStop label={m.ticket.stops}>
              <Value text={stops.join(', ')} />
            </TicketStop>
          ) : null}
          <TicketStop label={m.ticket.destination}>
            <Value text={values.dropoff.trim()} />
          </TicketStop>
        </dl>
        <div aria-hidden="true" className="relative mx-6 border-t-2 border-dashed border-night-line">
          <span className="absolute -start-9 -top-3.25 size-6 rounded-full bg-stone-100" />
          <span className="absolute -end-9 -top-3.25 size-6 rounded-full bg-stone-100" />
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 p-6">
          <Fact label={m.ticket.name} value={values.name.trim()} />
          <Fact label={m.ticket.phone} value={displayTypedPhone(locale, values.country_code, values.phone)} ltr />
          {values.for_other ? (
            <>
              <Fact label={m.ticket.passenger} value={values.passenger_name.trim()} />
              <Fact
                label={m.ticket.passengerPhone}
                value={displayTypedPhone(locale, values.passenger_country_code, values.passenger_phone)}
                ltr
              />
            </>
          ) : null}
          <Fact
            label={m.ticket.date}
            value={day && formatCalendarDay(day)}
            note={day && writtenOutDay(locale, day, values.pickup_time)}
            ltr
          />
          <Fact label={m.ticket.time} value={values.pickup_time} ltr />
          {values.round_trip ? (
            <>
              <Fact
                label={m.ticket.returnDate}
                value={back && formatCalendarDay(back)}
                note={back && writtenOutDay(locale, back, values.return_time)}
                ltr
              />
              <Fact label={m.ticket.returnTime} value={values.return_time} ltr />
            </>
          ) : null}
          <Fact label={m.ticket.passengers} value={values.passengers} />
          <Fact label={m.ticket.luggage} value={values.luggage} />
          <OwnFacts values={values} />
        </dl>
        <TicketPrice values={values} {...more} />
        <p className="rounded-b-lg bg-night-800 px-6 py-4 text-sm text-on-dark-2">
          {missing.length > 0 ? m.ticket.toCome(missing) : m.ticket.complete}
        </p>
      </div>
    </aside>
  );
});

/** What is asked of some trips alone: no dash waits for it. */
function OwnFacts({ values }: Pick<TicketPriceProps, 'values'>) {
  const m = useMessages('tripRequest');
  const open = openValues(values);
  const needs = NEEDS.filter((need) => values[need]);
  return (
    <>
      {(['day_route', 'hire_hours', 'meeting_way'] as const).map((name) =>
        open[name] ? (
          <Fact key={name} label={m.fields[name]} value={m.choices[name]?.[open[name]] ?? open[name]} />
        ) : null,
      )}
      {needs.length > 0 ? <Fact label={m.needs.title} value={needs.map((need) => m.fields[need]).join(', ')} /> : null}
    </>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** The same in other words. */
  note?: string;
  ltr?: boolean;
}

function Fact({ label, value, note, ltr = false }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-on-dark-2">{label}</dt>
      <dd className="font-bold break-words">
        {value && ltr ? <bdi dir="ltr">{value}</bdi> : <Value text={value} />}
        {note ? <span className="block text-sm font-normal text-on-dark-2">{note}</span> : null}
      </dd>
    </div>
  );
}

/** A dash where an answer will stand. */
function Value({ text }: { text: string }) {
  const m = useMessages('tripRequest');
  return text ? (
    <bdi>{text}</bdi>
  ) : (
    <>
      <span aria-hidden="true" className="text-on-dark-2">
        –
      </span>
      <span className="sr-only">{m.ticket.empty}</span>
    </>
  );
}
