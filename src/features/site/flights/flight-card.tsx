import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { expectedTime, placeName, type Flight, type FlightStatus } from '@/data/flight-board';
import { todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { wishQuery } from '@/lib/trip-wish';
import { buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { flightWish } from './flight-wish';

/** Badge colours (docs/spec/public-site.md#flights), on night: green, blue, red, orange, grey; and the feed's own three. */
const statusLook: Record<FlightStatus, string> = {
  landed: 'bg-success-soft text-success',
  early: 'bg-success-soft text-success',
  'on-time': 'bg-board-blue text-night-700',
  delayed: 'bg-danger-soft text-danger',
  cancelled: 'bg-danger text-paper',
  boarding: 'bg-amber-300 text-night-900',
  departed: 'bg-stone-300 text-night-900',
  unknown: 'text-on-dark-2 inset-ring-1 inset-ring-on-dark-2',
};

const clock = (localTime: string) => localTime.slice(11, 16);

/** Columns of a wide screen; the head of the board shares them. */
export const boardColumns =
  'xl:grid-cols-[8.5rem_minmax(0,1fr)_6.5rem_6.5rem_5rem_4rem_9.5rem_9rem] xl:items-center xl:gap-x-5';

/** One flight: a card, and from wide screens on a line of the board. An invented one cannot be booked. */
export function FlightCard({ flight, isSample }: { flight: Flight; isSample: boolean }) {
  const locale = useLocale();
  const m = useMessages('flights');
  const { flightNumber, direction, status, terminal, gate, scheduledTime, estimatedTime } = flight;
  const hasChanged = estimatedTime !== null && estimatedTime !== scheduledTime;
  const wish = flightWish(flight, todayInIsrael());
  const text = m.bookText[direction](flightNumber, clock(expectedTime(flight)));
  return (
    <li
      className={classNames(
        'grid gap-4 rounded bg-night-800 p-5 inset-ring-1 inset-ring-night-line xl:px-5 forced-colors:border xl:py-3.5',
        boardColumns,
      )}
    >
      <div className="flex flex-wrap gap-4 *:flex-[1_1_7rem] xl:contents">
        <p className="grid text-lead font-bold">
          <Ltr>{flightNumber}</Ltr>
          <span className="text-sm font-normal text-on-dark-2">{flight.airline}</span>
        </p>
        <p className="grid">
          <span className="sr-only">{direction === 'arrival' ? m.columns.origin : m.columns.destination}</span>
          <span className="font-display text-lead font-bold">{placeName(flight, locale)}</span>
          <span className="text-sm text-on-dark-2">
            <Ltr>{flight.place.code}</Ltr>
            {direction === 'departure' ? ` · ${m.columns.destination}` : null}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap justify-between gap-3 xl:contents">
        <Figure label={m.columns.scheduled}>
          <BoardTime time={clock(scheduledTime)} />
        </Figure>
        <Figure label={m.columns.estimated}>
          {estimatedTime ? <BoardTime time={clock(estimatedTime)} changed={hasChanged ? m.changed : undefined} /> : '–'}
        </Figure>
        <Figure label={m.columns.terminal}>{terminal ? <Ltr>{terminal}</Ltr> : '–'}</Figure>
        <Figure label={m.columns.gate}>{gate ? <Ltr>{gate}</Ltr> : '–'}</Figure>
      </div>
      <div className="flex flex-wrap gap-4 *:flex-[1_1_7rem] xl:contents">
        <p className="grid content-center justify-items-start">
          <span
            className={classNames(
              'inline-flex min-h-8 items-center gap-2 rounded-full px-3 text-sm font-bold forced-colors:border',
              statusLook[status],
            )}
          >
            <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-current" />
            {m.status[status]}
          </span>
        </p>
        {isSample ? null : (
          <div className="grid gap-1">
            <a
              href={whatsappLink(business.whatsapp, text)}
              aria-label={m.bookFlight(flightNumber)}
              className={buttonClass({ tone: 'onDark', size: 'small' }, 'text-amber-300')}
            >
              <Icon name="chat" />
              {m.book}
            </a>
            {wish ? (
              <a
                href={localizedPath(locale, '/plan-your-trip') + wishQuery(wish)}
                aria-label={m.requestFlight(flightNumber)}
                className="inline-flex min-h-11 items-center justify-center text-sm font-bold text-paper underline underline-offset-4 xl:min-h-8"
              >
                {m.request}
              </a>
            ) : null}
          </div>
        )}
      </div>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="grid content-start gap-1.5">
      <span className="text-sm text-on-dark-2 xl:sr-only">{label}</span>
      <span className="font-bold">{children}</span>
    </p>
  );
}

/** Figures on flaps; read out as one time. Red when the time has changed (docs/spec/public-site.md#flights). */
function BoardTime({ time, changed }: { time: string; changed?: string | undefined }) {
  return (
    <>
      <span className="sr-only">
        {time}
        {changed ? ` (${changed})` : null}
      </span>
      <span
        aria-hidden="true"
        dir="ltr"
        className={classNames(
          'inline-flex items-center gap-0.5 text-lead',
          changed ? 'text-danger-onDark' : 'text-amber-300',
        )}
      >
        <Flap figure={time[0]} />
        <Flap figure={time[1]} />
        <span>:</span>
        <Flap figure={time[3]} />
        <Flap figure={time[4]} />
      </span>
    </>
  );
}

const Flap = ({ figure }: { figure: string | undefined }) => (
  <span className="rounded-xs bg-night-950 px-1 forced-colors:border">{figure}</span>
);
