import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callDatabase } from '@/data/call-database';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { textLinkClass } from '@/ui/text-link';

interface StatsFailureProps {
  /** The account waits for an administrator: that is why. */
  notApproved: boolean;
  onRetry: () => void;
}

/** Stands where the figures would be. */
export function StatsFailure({ notApproved, onRetry }: StatsFailureProps) {
  const staff = useMessages('staff');
  const m = staff.dashboard;
  return (
    <div className="grid gap-4">
      <Alert tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-bold">{m.statsFailed}</p>
          {notApproved ? null : (
            <Button tone="outline" size="small" icon="refresh" className="sm:-my-2" onClick={onRetry}>
              {staff.frame.retry}
            </Button>
          )}
        </div>
      </Alert>
      {notApproved ? <NotApproved /> : null}
    </div>
  );
}

/** On the owner's first day there is nobody to wait for. */
function NotApproved() {
  const m = useMessages('staff').dashboard;
  const locale = useLocale();
  const { data: isManned = true } = useQuery({
    queryKey: ['has-administrator'],
    queryFn: () => callDatabase('has_administrator', {}),
  });
  if (isManned) return <Alert tone="info">{m.notApproved}</Alert>;
  return (
    <Alert tone="info">
      <p>{m.noAdministrator}</p>
      <p className="pt-1">
        <Link to={localizedPath(locale, '/admin-setup')} className={textLinkClass()}>
          {m.toAdminSetup}
        </Link>
      </p>
    </Alert>
  );
}
