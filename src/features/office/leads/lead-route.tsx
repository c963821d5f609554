import { saysRouteOnly, type Lead } from '@/data/leads';
import { forwardArrow } from '@/i18n/locales';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';

type Trip = Pick<Lead, 'pickup' | 'dropoff' | 'destination'>;

/** Whether a request says where it leads. */
export const hasRoute = (trip: Trip): boolean => !saysRouteOnly(trip) || trip.destination !== null;

interface LeadRouteProps {
  trip: Trip;
  /** On one line, each place cut at its own end. */
  cut?: boolean;
  className?: string;
}

/** From where to where, in the direction of the page: each place is its own text, whatever language it is in. */
export function LeadRoute({ trip, cut = false, className }: LeadRouteProps) {
  const locale = useLocale();
  const m = useMessages('staff').dashboard.leads;
  const place = cut ? 'truncate' : 'wrap-anywhere';
  const line = classNames(cut && 'flex min-w-0', className);
  if (saysRouteOnly(trip)) {
    return (
      <span className={line}>
        <bdi className={place}>{trip.destination}</bdi>
      </span>
    );
  }
  return (
    <span className={line}>
      <bdi className={place}>{trip.pickup ?? m.unknownPlace}</bdi>
      <span className="flex-none whitespace-pre">
        <span aria-hidden="true">{` ${forwardArrow(locale)} `}</span>
        <span className="sr-only">{` ${m.routeTo} `}</span>
      </span>
      <bdi className={place}>{trip.dropoff ?? m.unknownPlace}</bdi>
    </span>
  );
}
