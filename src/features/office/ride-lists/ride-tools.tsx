import { Link } from 'react-router-dom';
import { can, type StaffRole } from '@/data/user-roles';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';
import { RidesFileButton } from './rides-file-button';

interface RideToolsProps {
  role: StaffRole | null | undefined;
  /** The day in sight, "2026-11-23". */
  day: string;
}

/** How a day leaves the board: on paper, and for managers in a file. */
export function RideTools({ role, day }: RideToolsProps) {
  const m = useMessages('staffRideLists').print;
  return (
    <>
      <Link
        to={`?${new URLSearchParams({ day, view: 'print' })}`}
        className={buttonClass({ tone: 'outline', size: 'small' }, 'bg-paper text-ink')}
      >
        {m.link}
      </Link>
      {can(role, 'export rides') ? <RidesFileButton day={day} /> : null}
    </>
  );
}
