import { HOUR_MS } from '@shared/clock/clock';
import { useMemo, useState, type ReactNode } from 'react';
import type { TripRefusalCode, TripView } from '@/data/trip';
import { shortMoment, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { textLinkClass } from '@/ui/text-link';
import { ContactCard } from './contact-card';
import { DayBand } from './day-band';
import { DriversBand } from './drivers-band';
import { ExtrasBand } from './extras-band';
import { FlightBand } from './flight-band';
import { KeepOffline } from './keep-offline';
import { KeylessCards } from './keyless-cards';
import { PartyBand } from './party-band';
import { StateBand } from './state-band';
import { TripContext, useOpenTrip, type TripPanel } from './trip-context';
import { panelsOf, TripPanels } from './trip-panels';
import { TripTicket } from './trip-ticket';
import { TripTimeline } from './trip-timeline';
import { useTrip, type WishState } from './use-trip';
import type { TripLink } from './use-trip-link';

/** The page of a trip behind its link. */
export function TripWithLink({ link }: { link: TripLink }) {
  const { reading, wish, send, reprice, retry, forget } = useTrip(link);
  const m = useMessages('trip');
  const locale = useLocale();
  const [opened, setOpened] = useState<{ panel: TripPanel; wish: WishState } | null>(null);
  const trip = reading.kind === 'open' ? reading.trip : null;

  const isDone = wish.kind === 'done';
  // What was wished is done: the row that asked for it closes.
  const panel = opened && !(isDone && wish !== opened.wish) ? opened.panel : null;

  const open = useMemo(
    () =>
      trip && {
        trip,
        wish,
        send,
        reprice,
        panel,
        openPanel: (next: TripPanel | null) => {
          if (isDone) forget();
          setOpened(next && { panel: next, wish });
        },
      },
    [trip, wish, send, reprice, panel, isDone, forget],
  );

  if (reading.kind === 'closed') return <ClosedTrip code={reading.code} onRetry={retry} />;
  if (reading.kind === 'loading' || !open) return <TripShell />;
  return (
    <TripContext value={open}>
      <Columns aside={<SideCard trip={open.trip} />}>
        {reading.isStale ? (
          <Alert tone="warn">
            <p>{m.stale(readMoment(locale, reading.readAt))}</p>
            <Button tone="outline" size="small" icon="refresh" className="mt-1 justify-self-start" onClick={retry}>
              {m.retry}
            </Button>
          </Alert>
        ) : null}
        {reading.news ? (
          <Alert tone="warn">
            <p>{m.keep.news[reading.news]}</p>
          </Alert>
        ) : null}
        <TripTicket trip={open.trip} />
        <DayBand />
        <DriversBand />
        <PartyBand />
        <FlightBand />
        <ExtrasBand />
        <StateBand />
        <KeepOffline link={link} />
        <TripPanels />
        <TripTimeline />
      </Columns>
    </TripContext>
  );
}

/** An hour that is not today's says its day. */
const readMoment = (locale: Locale, at: Date): string =>
  Date.now() - at.getTime() < 12 * HOUR_MS ? timeInIsrael(at) : shortMoment(locale, at);

/** The page before the trip is known, as the build writes it. */
export function TripShell() {
  const m = useMessages('trip');
  return (
    <Columns aside={<ContactCard title={m.contact.title} />}>
      <TripTicket trip={null} />
      <Card aria-hidden="true" className="grid gap-4 px-5 py-6 shadow-2 sm:px-7">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-13 w-full sm:w-64" />
      </Card>
    </Columns>
  );
}

function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="page-width grid min-h-dvh items-start gap-6 pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10 lg:pt-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5 lg:gap-7">{children}</div>
      <aside className="lg:sticky lg:top-8">{aside}</aside>
    </div>
  );
}

/** People, and on wide screens the short way to the rows that change and cancel. */
function SideCard({ trip }: { trip: TripView }) {
  const { openPanel } = useOpenTrip();
  const { contact, actions } = useMessages('trip');
  const panels = panelsOf(trip);
  const ways = (['change', 'cancel'] as const).filter((panel) => panels.includes(panel));
  return (
    <ContactCard title={contact.title} reference={trip.reference}>
      {ways.length > 0 ? (
        <p className="grid justify-items-start border-t border-stone-200 pt-3 max-lg:hidden">
          {ways.map((panel) => (
            <button
              key={panel}
              type="button"
              className={textLinkClass('sea', 'min-h-11')}
              onClick={() => openPanel(panel)}
            >
              {panel === 'cancel' && !trip.booking ? actions.cancelRequest : actions[panel]}
            </button>
          ))}
        </p>
      ) : null}
      {panels.length > 0 ? (
        <p className="flex gap-2 text-sm text-ink-2">
          <Icon name="shield" className="mt-0.5 size-4.5 text-sea-600" />
          {contact.keep}
        </p>
      ) : null}
    </ContactCard>
  );
}

/** A link that opens nothing, or nothing now. */
function ClosedTrip({ code, onRetry }: { code: TripRefusalCode | null; onRetry: () => void }) {
  const m = useMessages('trip');
  const isBad = code === 'bad_link';
  const isLimited = code === 'rate_limited' || code === 'blocked';
  const isGone = code === 'gone';
  const words = isBad ? m.badLink : isGone ? m.gone : isLimited ? m.limited : m.unread;
  return (
    <Columns aside={<ContactCard title={m.contact.title} />}>
      <div className="grid gap-3" role="alert">
        <h1 className="text-h2">{words.title}</h1>
        <p className="max-w-2xl text-lead text-ink-2">{words.text}</p>
        {isBad || isGone ? null : (
          <Button tone="primary" icon="refresh" className="justify-self-start" onClick={onRetry}>
            {m.retry}
          </Button>
        )}
      </div>
      {isBad ? <KeylessCards /> : null}
    </Columns>
  );
}
