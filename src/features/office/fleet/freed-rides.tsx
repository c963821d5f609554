import { Link } from 'react-router-dom';
import { boardLink, type FleetOutcome, type RideLine } from '@/data/fleet';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { IconButton } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { textLinkClass } from '@/ui/text-link';

interface FreedRidesProps {
  outcome: FleetOutcome;
  onClose: () => void;
}

const NONE: readonly RideLine[] = [];

/** What an absence has done to rides: those without a driver now, and those that somebody has to call about. */
export function FreedRides({ outcome, onClose }: FreedRidesProps) {
  const [unassigned, under_way] = [outcome.unassigned ?? NONE, outcome.under_way ?? NONE];
  const m = useMessages('staffFleet').freed;
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-2">
        {under_way.length > 0 ? (
          <Alert tone="danger" title={m.underWay(under_way.length)}>
            <Rides rides={under_way} />
          </Alert>
        ) : null}
        {unassigned.length > 0 ? (
          <Alert tone="warn" title={m.open(unassigned.length)}>
            <Rides rides={unassigned} />
          </Alert>
        ) : null}
        {unassigned.length + under_way.length === 0 ? <Alert tone="success">{m.none}</Alert> : null}
      </div>
      <IconButton icon="close" label={m.close} onClick={onClose} />
    </div>
  );
}

function Rides({ rides }: { rides: readonly RideLine[] }) {
  const m = useMessages('staffFleet').freed;
  const locale = useLocale();
  return (
    <ul className="grid gap-1 text-ink">
      {rides.map((ride) => (
        <li key={ride.ride} className="flex flex-wrap items-baseline gap-x-3">
          <bdi>{shortMoment(locale, ride.pickup_at)}</bdi>
          <bdi>{ride.name}</bdi>
          <Link to={localizedPath(locale, boardLink(ride))} className={textLinkClass()}>
            <Ltr>{ride.reference}</Ltr> {m.onBoard}
          </Link>
        </li>
      ))}
    </ul>
  );
}
