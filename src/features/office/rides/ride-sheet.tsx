import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BoardDay, Ride } from '@/data/rides';
import type { StaffRole } from '@/data/user-roles';
import { formatDayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { standaloneLinkClass } from '@/ui/text-link';
import { ContactLinks } from './contact-links';
import { rideQuery } from './queries';
import { RideDriver } from './ride-driver';
import { RideFacts } from './ride-facts';
import { RideNote } from './ride-note';
import { RideRoute } from './ride-route';
import { RideSteps } from './ride-steps';
import { RideTimesForm } from './ride-times-form';
import { pickupTime, stateTones } from './ride-words';

interface RideSheetProps {
  userId: string;
  role: StaffRole | null | undefined;
  /** Null: closed. */
  rideId: string | null;
  /** The day in sight; undefined while it loads. */
  board: BoardDay | undefined;
  isSaving: boolean;
  renderMessages: ((ride: Ride) => ReactNode) | undefined;
  onClose: () => void;
}

/** Everything about one ride, beside the board. */
export function RideSheet({ rideId, ...rest }: RideSheetProps) {
  return rideId === null ? null : <OpenSheet rideId={rideId} {...rest} />;
}

function OpenSheet({
  userId,
  role,
  rideId,
  board,
  isSaving,
  renderMessages,
  onClose,
}: RideSheetProps & { rideId: string }) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  const onBoard = board?.rides.find(({ id }) => id === rideId);
  const lookup = useQuery({ ...rideQuery(userId, rideId), enabled: !onBoard });
  const ride = onBoard ?? lookup.data;
  return (
    <Sheet
      open
      side="end"
      size="page"
      tone="paper"
      label={ride ? m.sheet.label(isolatedText(pickupTime(ride)), isolatedText(ride.name)) : m.sheet.waiting}
      onClose={onClose}
    >
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <div className="min-w-0">
          <h2 className="text-card wrap-anywhere">
            {ride ? (
              <>
                <Ltr>{pickupTime(ride)}</Ltr> <bdi>{ride.name}</bdi>
              </>
            ) : (
              m.sheet.waiting
            )}
          </h2>
          {ride ? (
            <>
              <p className="pt-1 wrap-anywhere">
                <RideRoute ride={ride} />
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-2">
                <Ltr>{formatDayInIsrael(ride.pickup_at)}</Ltr>
                <Ltr>{ride.reference}</Ltr>
                {ride.cars > 1 ? <span>{m.carOf(ride.car, ride.cars)}</span> : null}
                {isSaving ? <Spinner ofText className="size-4" /> : null}
                <Badge tone={stateTones[ride.state]}>{isSaving ? m.saving : m.states[ride.state]}</Badge>
              </p>
            </>
          ) : null}
        </div>
        <IconButton icon="close" label={m.sheet.close} onClick={onClose} />
      </header>
      <div className="grid content-start gap-8 px-4 py-6 sm:px-6" aria-busy={!ride && lookup.isPending}>
        {ride ? (
          <Contents key={ride.id} {...{ userId, role, ride, board, renderMessages }}>
            <Link
              to={`${localizedPath(locale, '/dashboard/leads')}?lead=${encodeURIComponent(ride.lead_id)}`}
              className={standaloneLinkClass}
            >
              {m.sheet.request}
            </Link>
          </Contents>
        ) : lookup.isPending ? (
          <>
            <span className="sr-only">{m.loading}</span>
            {['driver', 'steps', 'facts'].map((part) => (
              <Skeleton key={part} className="h-32 w-full" />
            ))}
          </>
        ) : lookup.isError ? (
          <LoadFailure text={m.sheet.failed} retryLabel={m.retry} onRetry={() => void lookup.refetch()} />
        ) : (
          <Alert tone="info">{m.sheet.gone}</Alert>
        )}
      </div>
    </Sheet>
  );
}

interface ContentsProps {
  userId: string;
  role: StaffRole | null | undefined;
  ride: Ride;
  board: BoardDay | undefined;
  renderMessages: ((ride: Ride) => ReactNode) | undefined;
  /** The way to the request. */
  children: ReactNode;
}

const NO_BOARD = { rides: [], drivers: [], vehicles: [] };

function Contents({ userId, role, ride, board, renderMessages, children }: ContentsProps) {
  const { sheet } = useMessages('staffRides');
  const { drivers, vehicles, rides } = board ?? NO_BOARD;
  const around = { drivers, vehicles, rides };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {ride.phone ? <ContactLinks phone={ride.phone} call={sheet.callTraveller} chat={sheet.chatTraveller} /> : null}
        {children}
      </div>
      <Part title={sheet.parts.driver}>
        <RideDriver userId={userId} ride={ride} board={around} />
      </Part>
      <Part title={sheet.parts.steps}>
        <RideSteps userId={userId} ride={ride} />
      </Part>
      {renderMessages?.(ride)}
      <Part title={sheet.parts.times}>
        <RideTimesForm {...{ userId, role, ride }} fleet={around} />
      </Part>
      <Part title={sheet.parts.note}>
        <RideNote userId={userId} ride={ride} />
      </Part>
      <Part title={sheet.parts.facts}>
        <RideFacts ride={ride} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-[1.25rem] leading-tight">{title}</h3>
      {children}
    </section>
  );
}
