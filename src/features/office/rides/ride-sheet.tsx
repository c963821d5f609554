import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BoardDay, Ride } from '@/data/rides';
import type { StaffRole } from '@/data/user-roles';
import { Part, RecordSheet } from '@/features/office/kit/record-sheet';
import { formatDayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { Spinner } from '@/ui/spinner';
import { standaloneLinkClass } from '@/ui/text-link';
import { saidFacts } from '@/data/facts';
import { FactList } from '@/features/office/kit/fact-list';
import { SaidParts } from '@/i18n/said-parts';
import { ContactLinks } from './contact-links';
import { rideQuery } from './queries';
import { RideDriver } from './ride-driver';
import { RideExtras } from './ride-extras';
import { RideFlight } from './ride-flight';
import { RideNote } from './ride-note';
import { RideRoute } from './ride-route';
import { RideSteps } from './ride-steps';
import { RideTimesForm } from './ride-times-form';
import { pickupTime, stateTones } from './ride-words';

interface RideSheetProps {
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

function OpenSheet({ role, rideId, board, isSaving, renderMessages, onClose }: RideSheetProps & { rideId: string }) {
  const m = useMessages('staffRides');
  const locale = useLocale();
  const onBoard = board?.rides.find(({ id }) => id === rideId);
  const lookup = useQuery({ ...rideQuery(rideId), enabled: !onBoard });
  const ride = onBoard ?? lookup.data;
  return (
    <RecordSheet
      label={ride ? m.sheet.label(isolatedText(pickupTime(ride)), isolatedText(ride.name)) : m.sheet.waiting}
      lookup={{ ...lookup, data: ride }}
      words={{ ...m.sheet, loading: m.loading }}
      onClose={onClose}
      renderHead={(shown) => <Head ride={shown} isSaving={isSaving} />}
    >
      {(shown) => (
        <Contents key={shown.id} {...{ role, ride: shown, board, renderMessages }}>
          <Link
            to={`${localizedPath(locale, '/dashboard/leads')}?lead=${encodeURIComponent(shown.lead_id)}`}
            className={standaloneLinkClass}
          >
            {m.sheet.request}
          </Link>
        </Contents>
      )}
    </RecordSheet>
  );
}

function Head({ ride, isSaving }: { ride: Ride; isSaving: boolean }) {
  const m = useMessages('staffRides');
  return (
    <>
      <h2 className="text-card wrap-anywhere">
        <Ltr>{pickupTime(ride)}</Ltr> <bdi>{ride.name}</bdi>
      </h2>
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
  );
}

interface ContentsProps {
  role: StaffRole | null | undefined;
  ride: Ride;
  board: BoardDay | undefined;
  renderMessages: ((ride: Ride) => ReactNode) | undefined;
  /** The way to the request. */
  children: ReactNode;
}

const NO_BOARD = { rides: [], drivers: [], vehicles: [] };

function Contents({ role, ride, board, renderMessages, children }: ContentsProps) {
  const { sheet } = useMessages('staffRides');
  const { drivers, vehicles, rides } = board ?? NO_BOARD;
  const around = { drivers, vehicles, rides };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {ride.phone ? <ContactLinks phone={ride.phone} call={sheet.callTraveller} chat={sheet.chatTraveller} /> : null}
        {children}
      </div>
      <RideFlight role={role} ride={ride} />
      <Part title={sheet.parts.driver}>
        <RideDriver ride={ride} board={around} />
      </Part>
      <Part title={sheet.parts.steps}>
        <RideSteps ride={ride} />
      </Part>
      <RideExtras rideId={ride.id} />
      {renderMessages?.(ride)}
      <Part title={sheet.parts.times}>
        <RideTimesForm {...{ role, ride }} fleet={around} />
      </Part>
      <Part title={sheet.parts.note}>
        <RideNote ride={ride} />
      </Part>
      <Part title={sheet.parts.facts}>
        <RideFacts ride={ride} />
      </Part>
    </>
  );
}

/** What was agreed with the traveller; what was not said is left out. */
export function RideFacts({ ride }: { ride: Ride }) {
  const locale = useLocale();
  const m = useMessages('staffRides');
  const facts: [label: string, value: ReactNode][] = [
    [m.facts.name, <bdi key="name">{ride.name}</bdi>],
    ...saidFacts('sheet', ride, m.said).map((fact): [string, ReactNode] => [
      fact.label,
      <SaidParts key={fact.id} fact={fact} />,
    ]),
    [
      m.facts.stops,
      ride.stops.length > 0
        ? ride.stops.map((stop) => (
            <bdi key={stop} className="block">
              {stop}
            </bdi>
          ))
        : null,
    ],
    [m.facts.vehicle, <bdi key="vehicle">{ride.vehicle_name[locale] ?? ride.vehicle_class}</bdi>],
    [m.facts.reference, <Ltr key="reference">{ride.reference}</Ltr>],
  ];
  return <FactList facts={facts} />;
}
