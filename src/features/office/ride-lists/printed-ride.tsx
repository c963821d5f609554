import { israelClock } from '@shared/clock/clock';
import type { ReactNode } from 'react';
import { saidFacts } from '@/data/facts';
import { shownPlate } from '@/data/fleet';
import { meetingIn, type BoardVehicle, type Ride } from '@/data/rides';
import { formatCalendarDay, phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { forwardArrow } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { SaidParts } from '@/i18n/said-parts';
import { Ltr } from '@/ui/ltr';

interface PrintedRideProps {
  ride: Ride;
  /** Undefined while none is chosen. */
  vehicle: BoardVehicle | undefined;
  /** The board's day, "2026-11-23"; what is driven past midnight says its own. */
  day: string;
}

/** A ride as its driver needs it on paper; never cut by the end of a page. */
export function PrintedRide({ ride, vehicle, day }: PrintedRideProps) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const clock = israelClock(new Date(ride.pickup_at));
  const facts = saidFacts('paper', ride, m.said, 'one line');
  const load = facts.find(({ id }) => id === 'load');
  const isOver = ride.state === 'done' || ride.state === 'no_show';
  return (
    <li className="grid break-inside-avoid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-b border-ink py-4 sm:grid-cols-[7rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)]">
      <div>
        <p className="text-h3 leading-none font-bold sm:text-figure sm:leading-none print:text-figure print:leading-none">
          <Ltr>{clock.time}</Ltr>
        </p>
        {clock.day === day ? null : (
          <p className="pt-1 text-sm font-bold">
            <Ltr>{formatCalendarDay(clock.day)}</Ltr>
          </p>
        )}
        {isOver ? <p className="pt-1 text-sm font-bold">{m.states[ride.state]}</p> : null}
      </div>
      <div className="grid min-w-0 gap-1.5">
        <p className="text-lead leading-snug font-bold wrap-anywhere">
          {/* A line for each: a name of another direction, broken after the other, would read as if it came first. */}
          <span className="block">
            <bdi>{ride.pickup}</bdi>
          </span>
          <span className="block">
            <span aria-hidden="true">{`${forwardArrow(locale)} `}</span>
            <span className="sr-only">{` ${m.to} `}</span>
            <bdi>{ride.dropoff}</bdi>
          </span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <bdi className="text-lead font-bold wrap-anywhere">{ride.name}</bdi>
          {ride.phone ? (
            <span className="text-lead">
              <Ltr>{phoneIn(locale, ride.phone)}</Ltr>
            </span>
          ) : null}
        </p>
        <p>{load ? <SaidParts fact={load} /> : null}</p>
        <dl className="grid gap-0.5 text-sm">
          {facts.map((fact) =>
            fact.id === 'load' ? null : (
              <Line key={fact.id} label={fact.label}>
                <SaidParts fact={fact} />
              </Line>
            ),
          )}
          <Line label={m.facts.stops}>{ride.stops.length > 0 ? <bdi>{ride.stops.join(' · ')}</bdi> : null}</Line>
          <Line label={m.note.meeting_point}>{meetingIn(ride, locale)}</Line>
          <Line label={m.note.instructions}>{ride.instructions}</Line>
          <Line label={m.assign.car}>
            {vehicle ? (
              <>
                <bdi>{vehicle.make}</bdi> <Ltr>{shownPlate(vehicle.plate)}</Ltr>
              </>
            ) : (
              ride.vehicle_name[locale]
            )}
            {ride.cars > 1 ? ` · ${m.carOf(ride.car, ride.cars)}` : null}
          </Line>
          <Line label={m.facts.reference}>
            <Ltr>{ride.reference}</Ltr>
          </Line>
        </dl>
      </div>
    </li>
  );
}

/** A fact that is there; texts that people wrote keep their lines and their direction. */
function Line({ label, children }: { label: string; children: ReactNode }) {
  const { colon } = useMessages('staff').frame;
  if (!children) return null;
  return (
    <div className="wrap-anywhere">
      <dt className="inline font-bold">
        {label}
        {colon}
      </dt>{' '}
      <dd className="inline whitespace-pre-line">{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
