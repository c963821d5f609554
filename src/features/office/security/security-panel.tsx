import { Link } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';
import { SecurityMonitor } from './security-monitor';

/** The monitor beside the figures of the overview. */
export function SecurityPanel() {
  const locale = useLocale();
  const m = useMessages('staffSecurity');
  return (
    <SecurityMonitor
      aside={
        <Link to={localizedPath(locale, '/dashboard/security')} className={textLinkClass('sea', 'flex-none text-sm')}>
          {m.more}
        </Link>
      }
    />
  );
}
