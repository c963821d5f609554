import { Link } from 'react-router-dom';
import { driverName, shownPlate, type DeskTask } from '@/data/desk-tasks';
import { formatCalendarDay, knownName, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { forwardArrow } from '@/i18n/locales';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';
import { Ltr } from '@/ui/ltr';

/** What it is about, in a line. */
export function TaskFacts({ task }: { task: DeskTask }) {
  const m = useMessages('staffTasks');
  const locale = useLocale();
  const { name, reference, ride, document: paper, travel_date: day } = task;
  const driver = (ride ?? paper)?.driver;
  return (
    <p className="flex flex-wrap gap-x-4 wrap-anywhere">
      {name ? <bdi>{name}</bdi> : null}
      {reference ? <Ltr>{reference}</Ltr> : null}
      {ride ? <bdi>{shortMoment(locale, ride.pickup_at)}</bdi> : null}
      {ride ? (
        <span>
          <bdi>{ride.pickup}</bdi> {forwardArrow(locale)} <bdi>{ride.dropoff}</bdi>
        </span>
      ) : null}
      {driver ? <bdi>{driverName(locale, driver)}</bdi> : null}
      {paper?.plate ? <Ltr>{shownPlate(paper.plate)}</Ltr> : null}
      {paper ? (
        <span>
          {knownName(m.documents, paper.document)}, {m.until(formatCalendarDay(paper.ends_on))}
        </span>
      ) : null}
      {day && !ride ? (
        <Ltr>
          {formatCalendarDay(day)} {task.pickup_time}
        </Ltr>
      ) : null}
    </p>
  );
}

/** Where it is seen to. */
export function TaskLink({ task: { lead_id: lead, ride_id: rideId, ride } }: { task: DeskTask }) {
  const m = useMessages('staffTasks');
  const locale = useLocale();
  const [path, text] =
    rideId && ride
      ? [`/dashboard/rides?day=${ride.day}&ride=${encodeURIComponent(rideId)}`, m.openRide]
      : lead
        ? [`/dashboard/leads?lead=${encodeURIComponent(lead)}`, m.open]
        : ['/dashboard/fleet', m.openFleet];
  return (
    <Link to={localizedPath(locale, path)} className={buttonClass({ size: 'small' })}>
      {text}
    </Link>
  );
}
