import { useState } from 'react';
import { business } from '@/config/business';
import { timeAgo, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { Button, buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { boardColumns, FlightCard } from './flight-card';
import { FlightSearch } from './flight-search';
import { LandingsByHour } from './landings-by-hour';
import { useFlightBoard, type BoardState } from './use-flight-board';

/** Flights shown before "more" is pressed: on a page of their own, and in a part of another one. */
const FIRST_FLIGHTS = { whole: 12, short: 3 };
const SKELETON_ROWS = { whole: 6, short: 3 };

/** The Airports Authority. */
const AIRPORT_BOARD = 'https://www.iaa.gov.il/';

/** Arrivals at Ben Gurion with a search by flight number. Stands on night. Short: the next ones, until "more" is pressed. */
export function FlightBoard({ isShort }: { isShort?: true | undefined }) {
  const size = isShort ? 'short' : 'whole';
  const m = useMessages('flights');
  const board = useFlightBoard();
  const { isLoading, flights, fetchedAt, isSample, shownFor, failure } = board;
  const [showsAll, setShowsAll] = useState(false);
  const first = isShort ? flights.filter(({ status }) => status !== 'landed') : flights;
  const shown = showsAll || board.shownFor ? flights : first.slice(0, FIRST_FLIGHTS[size]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 noscript:hidden md:flex md:items-end md:justify-between">
        <FlightSearch isInvalid={failure === 'invalid'} onSearch={board.search} />
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4">
          <p className="text-on-dark-2">
            {fetchedAt ? <Updated at={fetchedAt} ageMinutes={board.ageMinutes} /> : null}
          </p>
          <Button tone="onDark" icon="refresh" busy={isLoading} onClick={board.refresh}>
            {m.refresh}
          </Button>
        </div>
      </div>
      <noscript>
        <p className="font-bold">{m.noScript}</p>
      </noscript>
      {isSample ? (
        <p className="flex items-start gap-3 rounded border-s-[5px] border-amber-400 bg-night-800 p-4 font-bold">
          <Icon name="alert" className="mt-0.5 size-5.5 text-amber-400" />
          {m.sample}
        </p>
      ) : null}
      <div className="grid max-w-2xl gap-2 text-on-dark-2 noscript:hidden">
        <p role="status">{isLoading ? m.loading : summary(m, board)}</p>
        {/* Invented flights are nobody's information. */}
        {isSample ? null : (
          <p className="flex items-start gap-2.5 text-sm">
            <Icon name="info" className="mt-px" />
            <span>
              {m.disclaimer} {m.source}
            </span>
          </p>
        )}
      </div>
      {shownFor && !isLoading ? (
        <Button
          tone="outlineOnDark"
          size="small"
          icon="arrow"
          iconBackwards
          className="w-fit"
          onClick={() => board.search('')}
        >
          {m.showArrivals}
        </Button>
      ) : null}
      <section
        aria-label={m.label}
        aria-busy={isLoading}
        className={classNames('grid content-start gap-2 noscript:hidden', !isShort && 'min-h-[70svh]')}
      >
        {shown.length > 0 ? <BoardHead /> : null}
        <ul className="grid gap-3 xl:gap-1.5">
          {shown.map((flight) => (
            <FlightCard
              key={`${flight.direction}${flight.flightNumber}${flight.scheduledTime}`}
              flight={flight}
              isSample={isSample}
            />
          ))}
          {isLoading && flights.length === 0
            ? Array.from({ length: SKELETON_ROWS[size] }, (_, row) => (
                <li key={row} aria-hidden="true" className="h-56 animate-pulse rounded bg-night-800 xl:h-18" />
              ))
            : null}
        </ul>
        {failure === 'unavailable' && flights.length === 0 ? <AskUs flight={shownFor} /> : null}
        {shown.length < flights.length ? (
          <Button tone="outlineOnDark" className="mt-3 w-fit" onClick={() => setShowsAll(true)}>
            {m.more}
          </Button>
        ) : null}
      </section>
      {board.landings && (showsAll || !isShort) ? <LandingsByHour landings={board.landings} /> : null}
    </div>
  );
}

/** Minutes after which the age of the data is said beside the hour; the airport's own data change every quarter. */
const FRESH_MINUTES = 20;

function Updated({ at, ageMinutes }: { at: Date; ageMinutes: number }) {
  const locale = useLocale();
  const m = useMessages('flights');
  return (
    <>
      {m.updated}
      <strong className="text-paper">
        <Ltr>{timeInIsrael(at)}</Ltr>
      </strong>
      {ageMinutes > FRESH_MINUTES ? <span className="text-amber-300"> · {timeAgo(ageMinutes, locale)}</span> : null}
    </>
  );
}

/** In place of a board: people look the flight up, and the airport has a board of its own. */
function AskUs({ flight }: { flight: string }) {
  const m = useMessages('flights');
  return (
    <div className="grid max-w-2xl gap-4 rounded bg-night-800 p-5 inset-ring-1 inset-ring-night-line forced-colors:border">
      <p className="font-bold">{m.askUs}</p>
      <p className="flex flex-wrap gap-3">
        <a
          href={whatsappLink(business.whatsapp, m.askText(flight))}
          className={buttonClass({ tone: 'onDark' }, 'text-amber-300')}
        >
          <Icon name="chat" />
          {m.askButton}
        </a>
        <a href={AIRPORT_BOARD} target="_blank" rel="noreferrer" className={buttonClass({ tone: 'outlineOnDark' })}>
          {m.airportSite}
        </a>
      </p>
    </div>
  );
}

function summary(m: ReturnType<typeof useMessages<'flights'>>, board: BoardState): string {
  const { flights, shownFor, failure } = board;
  if (failure === 'invalid') return m.invalid;
  if (failure) return flights.length > 0 ? m.notRefreshed : m.unavailable;
  if (shownFor) return flights.length > 0 ? m.found(flights.length, shownFor) : m.notFound(shownFor);
  return flights.length > 0 ? m.arrivals(flights.length) : m.none;
}

/** Names of the columns; the cards of narrow screens carry them one by one. */
function BoardHead() {
  const { columns } = useMessages('flights');
  const names = [
    columns.flight,
    columns.origin,
    columns.scheduled,
    columns.estimated,
    columns.terminal,
    columns.gate,
    columns.status,
  ];
  return (
    <div aria-hidden="true" className={classNames('hidden px-5 pb-1 text-sm text-on-dark-2 xl:grid', boardColumns)}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
