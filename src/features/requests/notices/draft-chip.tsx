import { Link } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';

/** Leads back to a request that was begun. */
export function DraftChip({ onHide }: { onHide: () => void }) {
  const m = useMessages('outbox').draft;
  const locale = useLocale();
  return (
    <aside
      aria-label={m.label}
      className="on-dark fixed start-4 bottom-[calc(var(--dock)+var(--banner)+0.75rem)] z-floating flex items-center rounded-lg bg-night-900 text-sm text-paper shadow-3 ring-1 ring-night-line forced-colors:border print:hidden"
    >
      <Link
        to={`${localizedPath(locale, '/plan-your-trip')}#request`}
        className="inline-flex min-h-11 items-center gap-2 ps-4 pe-1 font-bold text-paper no-underline hover:text-amber-300"
      >
        <Icon name="edit" className="size-4.5 text-amber-400" />
        {m.continue}
      </Link>
      <button
        type="button"
        aria-label={m.hide}
        className="inline-flex size-11 items-center justify-center rounded hover:bg-night-700"
        onClick={onHide}
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </aside>
  );
}
