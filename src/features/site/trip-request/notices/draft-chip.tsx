import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { useBannerRoom } from '@/ui/banner-room';
import { Icon } from '@/ui/icon';
import { DRAFTS, hasDraft } from '../drafts/form-draft';

const FORM_ID = 'request';

/** Leads back to a request that was begun: to the form on this page while it is out of sight, or to the form's own page. */
export function DraftChip({ onHide }: { onHide: () => void }) {
  const m = useMessages('outbox').draft;
  const locale = useLocale();
  const [form] = useState(() => document.getElementById(FORM_ID));
  const isInSight = useIsInSight(form);
  const banner = useBannerRoom();
  // On the form's own page it may have been sent or cleared since.
  if (isInSight || !hasDraft(DRAFTS.trip)) return null;
  const look =
    'inline-flex min-h-11 items-center gap-2 ps-4 pe-1 font-bold text-paper no-underline hover:text-amber-300';
  const words = (
    <>
      <Icon name="edit" className="size-4.5 text-amber-400" />
      {m.continue}
    </>
  );
  return (
    <aside
      aria-label={m.label}
      className="on-dark fixed start-4 bottom-[calc(var(--dock)+0.75rem)] z-floating flex items-center rounded-lg bg-night-900 text-sm text-paper shadow-3 ring-1 ring-night-line forced-colors:border print:hidden"
      {...(banner > 0 && { style: { marginBottom: banner } })}
    >
      {form ? (
        <a href={`#${FORM_ID}`} className={look}>
          {words}
        </a>
      ) : (
        <Link to={`${localizedPath(locale, '/plan-your-trip')}#${FORM_ID}`} className={look}>
          {words}
        </Link>
      )}
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

/** Whether an element is on the screen; true until that is known, or where it cannot be. */
function useIsInSight(element: Element | null): boolean {
  const [isInSight, setInSight] = useState(element !== null);
  useEffect(() => {
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
