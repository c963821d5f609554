import type { ReactNode } from 'react';
import { formatCalendarDay, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import type { Stub } from './trip-stubs';

/** A ticket of one journey is torn between its route and the rest; on wide screens a dashed line says so. */
const notchClass = 'absolute -top-3.25 size-6 rounded-full bg-stone-100 md:hidden';

interface TicketStubProps {
  stub: Stub;
  /** Empty on a trip of one journey. */
  title: string;
  isBlank: boolean;
}

/** One journey of the ticket. */
export function TicketStub({ stub, title, isBlank }: TicketStubProps) {
  const locale = useLocale();
  const m = useMessages('trip').ticket;
  const { day, time, flight, passengers, luggage } = stub;
  const seats = (['infant', 'child', 'booster'] as const).flatMap((kind) =>
    stub.seats[kind] > 0 ? [m[kind](stub.seats[kind])] : [],
  );
  const fact = (label: string, value: ReactNode, note?: string) => (
    <Fact label={label} value={value} note={note} isBlank={isBlank} />
  );
  return (
    <div className="grid gap-x-10 gap-y-5 px-5 pt-4 pb-6 sm:px-7 md:grid-cols-2">
      <div className="grid content-start gap-3">
        {title ? <h2 className="font-sans text-sm font-bold tracking-normal text-amber-300">{title}</h2> : null}
        <dl className="grid content-start gap-4">
          <Stop label={m.from} text={stub.pickup} isBlank={isBlank} isStart />
          {stub.stops.map((stop) => (
            <Stop key={stop} label={m.stop} text={stop} isBlank={isBlank} isStart />
          ))}
          <Stop label={m.to} text={stub.dropoff} isBlank={isBlank} />
        </dl>
      </div>
      <div className="relative border-dashed border-night-line max-md:border-t-2 max-md:pt-5 md:border-s-2 md:ps-10">
        {title ? null : (
          <>
            <span aria-hidden="true" className={`${notchClass} -start-8 sm:-start-10`} />
            <span aria-hidden="true" className={`${notchClass} -end-8 sm:-end-10`} />
          </>
        )}
        <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-4">
          {fact(m.date, day && <bdi dir="ltr">{formatCalendarDay(day)}</bdi>, day ? writtenOutDay(locale, day) : ' ')}
          {fact(
            m.time,
            time && <bdi dir="ltr">{time}</bdi>,
            stub.isAfterClockChange ? `${m.israelTime}, ${m.clockChanged}` : m.israelTime,
          )}
          {fact(m.passengers, passengers)}
          {fact(m.luggage, luggage)}
          {flight ? fact(m.flight, <bdi dir="ltr">{flight}</bdi>) : null}
          {seats.length > 0 ? fact(m.seats, seats.join(', ')) : null}
        </dl>
      </div>
    </div>
  );
}

interface StopProps {
  label: string;
  text: string | null;
  isBlank: boolean;
  isStart?: boolean;
}

/** An end of the journey: a ring where it starts or stops, a disc for the goal, a dotted line between them. */
function Stop({ label, text, isBlank, isStart = false }: StopProps) {
  return (
    <div className="relative ps-8">
      <dt className="text-sm text-on-dark-2">
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-0 top-1 size-3.5 rounded-full',
            isStart ? 'border-[3px] border-amber-400' : 'bg-amber-400',
          )}
        />
        {isStart ? (
          <span
            aria-hidden="true"
            className="absolute start-1.5 top-6 -bottom-3.5 border-s-2 border-dotted border-night-line"
          />
        ) : null}
        {label}
      </dt>
      <dd className="min-h-7 font-display text-lead leading-snug font-bold wrap-anywhere">
        <Value value={text && <bdi>{text}</bdi>} isBlank={isBlank} width="w-48" />
      </dd>
    </div>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  note: string | undefined;
  isBlank: boolean;
}

function Fact({ label, value, note, isBlank }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-on-dark-2">{label}</dt>
      <dd className="font-bold wrap-anywhere">
        <Value value={value} isBlank={isBlank} width="w-20" />
        {note && (value || isBlank) ? (
          <span className="block min-h-6 text-sm font-normal text-on-dark-2">{note}</span>
        ) : null}
      </dd>
    </div>
  );
}

/** A pale bar while the trip is being opened; a dash where something is not set yet. */
function Value({ value, isBlank, width }: { value: ReactNode; isBlank: boolean; width: string }) {
  const { toCome } = useMessages('trip').ticket;
  if (isBlank)
    return (
      <span
        aria-hidden="true"
        className={classNames(
          'inline-block h-[0.9em] max-w-full animate-pulse rounded-xs bg-night-700 align-middle motion-reduce:animate-none',
          width,
        )}
      />
    );
  if (value !== null && value !== undefined && value !== '') return value;
  return (
    <>
      <span aria-hidden="true" className="text-on-dark-2">
        –
      </span>
      <span className="sr-only">{toCome}</span>
    </>
  );
}
