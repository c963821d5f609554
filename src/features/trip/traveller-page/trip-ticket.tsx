import { Fragment } from 'react';
import { pickFacts, saidFacts, TRIP_FACTS } from '@/data/facts';
import { PalmMark } from '@/art/palm-mark';
import type { TripView } from '@/data/trip';
import { useMessages } from '@/i18n/messages';
import type { TripMessages } from '@/i18n/messages/he/trip';
import { SaidParts } from '@/i18n/said-parts';
import { TicketStub } from './ticket-stub';
import { BLANK_STUB, stubsOf } from './trip-stubs';

/** The night ticket: where from and to, when, and who. Without a trip its labels stand there, and pale bars for the rest. */
export function TripTicket({ trip }: { trip: TripView | null }) {
  const m = useMessages('trip');
  const stubs = trip ? stubsOf(trip) : [BLANK_STUB];
  const facts = trip ? saidFacts('ticket', pickFacts(trip.request, TRIP_FACTS), m.said) : [];
  return (
    <section
      aria-busy={trip === null}
      className="on-dark rounded-lg bg-night-900 text-paper shadow-3 forced-colors:border"
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7">
        <div>
          <h1 className="font-sans text-base font-bold tracking-normal text-amber-300">{m.title}</h1>
          <p className="min-h-6 text-sm text-on-dark-2">
            {trip ? (
              <>
                {m.ticket.reference}{' '}
                <bdi dir="ltr" className="font-bold text-paper">
                  {trip.reference}
                </bdi>
              </>
            ) : (
              m.loading
            )}
          </p>
        </div>
        <PalmMark className="size-8 flex-none text-amber-400" />
      </div>
      {stubs.map((stub, nth) => (
        <Fragment key={stub.position}>
          {nth > 0 ? <Perforation /> : null}
          <TicketStub stub={stub} title={titleOf(m.ticket, nth, stubs.length)} isBlank={trip === null} />
        </Fragment>
      ))}
      {facts.length > 0 ? (
        <dl className="grid gap-3 rounded-b-lg bg-night-800 px-5 py-4 text-sm sm:px-7">
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt className="text-on-dark-2">{fact.label}</dt>
              <dd className="font-bold wrap-anywhere">
                <SaidParts fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function titleOf(m: TripMessages['ticket'], nth: number, count: number): string {
  if (count < 2) return '';
  if (count > 2) return m.nth(nth + 1);
  return nth === 0 ? m.outbound : m.back;
}

/** Where one part of the ticket is torn from the next. */
function Perforation() {
  return (
    <div aria-hidden="true" className="relative mx-5 border-t-2 border-dashed border-night-line sm:mx-7">
      <span className="absolute -start-8 -top-3.25 size-6 rounded-full bg-stone-100 sm:-start-10" />
      <span className="absolute -end-8 -top-3.25 size-6 rounded-full bg-stone-100 sm:-end-10" />
    </div>
  );
}
