import { israelClock } from '@shared/clock/clock';
import type { ReactNode } from 'react';
import { saidFacts } from '@/data/facts';
import { formatCalendarDay, shortMoment, timeInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { SaidParts } from '@/i18n/said-parts';
import { classNames } from '@/ui/class-names';
import { TicketStop } from '@/ui/ticket-stop';
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
  const { ticket: m, said } = useMessages('trip');
  const { day, time } = stub;
  const fact = (label: string, value: ReactNode, note?: string, more?: ReactNode) => (
    <Fact label={label} value={value} note={note} more={more} isBlank={isBlank} />
  );
  const place = (text: string | null) => <Value value={text && <bdi>{text}</bdi>} isBlank={isBlank} width="w-48" />;
  return (
    <div className="grid gap-x-10 gap-y-5 px-5 pt-4 pb-6 sm:px-7 md:grid-cols-2">
      <div className="grid content-start gap-3">
        {title ? <h2 className="font-sans text-sm font-bold tracking-normal text-amber-300">{title}</h2> : null}
        <dl className="grid content-start gap-4">
          <TicketStop label={m.from} isStart>
            {place(stub.pickup)}
          </TicketStop>
          {stub.stops.map((stop) => (
            <TicketStop key={stop} label={m.stop} isStart>
              {place(stop)}
            </TicketStop>
          ))}
          <TicketStop label={m.to}>{place(stub.dropoff)}</TicketStop>
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
          {fact(
            m.date,
            day && <bdi dir="ltr">{formatCalendarDay(day)}</bdi>,
            day ? writtenOutDay(locale, day, time ?? '') : ' ',
          )}
          {fact(
            m.time,
            time && <bdi dir="ltr">{time}</bdi>,
            stub.isAfterClockChange ? `${m.israelTime}, ${m.clockChanged}` : m.israelTime,
            <MovedFrom stub={stub} />,
          )}
          {stub.otherHours.map(({ car, at }) => (
            <Fact key={car} label={m.car(car)} value={shortMoment(locale, at)} note={undefined} isBlank={isBlank} />
          ))}
          {saidFacts('ticket', stub.facts, said, 'open').map((each) => (
            <Fact
              key={each.id}
              label={each.label}
              value={each.parts.length > 0 ? <SaidParts fact={each} /> : null}
              note={undefined}
              isBlank={isBlank}
            />
          ))}
        </dl>
      </div>
    </div>
  );
}

/** What was agreed, where the office has moved the pick-up since. */
function MovedFrom({ stub: { movedFrom, day } }: { stub: Stub }) {
  const locale = useLocale();
  const m = useMessages('trip').ticket;
  if (movedFrom === null) return null;
  const isSameDay = israelClock(new Date(movedFrom)).day === day;
  return (
    <span className="block text-sm text-amber-300">
      {m.insteadOf(isSameDay ? timeInIsrael(movedFrom) : shortMoment(locale, movedFrom))}
    </span>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  note: string | undefined;
  more?: ReactNode;
  isBlank: boolean;
}

function Fact({ label, value, note, more, isBlank }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-on-dark-2">{label}</dt>
      <dd className="font-bold wrap-anywhere">
        <Value value={value} isBlank={isBlank} width="w-20" />
        {note && (value || isBlank) ? (
          <span className="block min-h-6 text-sm font-normal text-on-dark-2">{note}</span>
        ) : null}
        {more}
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
