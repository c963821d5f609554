import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';

const actionClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2.5 text-on-dark-2 no-underline hover:bg-night-700 hover:text-paper disabled:opacity-60 lg:px-3.5';

interface StaffHeaderProps {
  /** Links to the page in the other languages; they stand on a night surface. */
  languages: ReactNode;
  onSignOut: () => void;
  signingOut: boolean;
  /** The links to the other sections. */
  children: ReactNode;
}

/** Night, sticky: the mark, the languages, the way back to the site, and out; the sections below. */
export function StaffHeader({ languages, onSignOut, signingOut, children }: StaffHeaderProps) {
  const locale = useLocale();
  const m = useMessages('staff').frame;
  return (
    <header className="on-dark sticky top-0 z-header bg-night-900 text-paper forced-colors:border-b print:hidden">
      <div className="mx-auto flex min-h-16 max-w-[90rem] items-center gap-1 px-4 sm:px-8">
        <div className="me-auto flex items-center gap-2.5">
          <PalmMark className="size-9 flex-none text-amber-400" />
          <p className="leading-none whitespace-nowrap">
            <span className="block font-display text-[1.375rem]">{business.shortName[locale]}</span>
            <span className="block pt-1 text-xs text-on-dark-2 max-sm:sr-only">{m.dashboard}</span>
          </p>
        </div>
        {languages}
        <Link to={localizedPath(locale, '/')} className={actionClass}>
          <Icon name="home" />
          <span className="max-lg:sr-only">{m.site}</span>
        </Link>
        <button type="button" className={actionClass} disabled={signingOut} onClick={onSignOut}>
          <Icon name="signOut" />
          <span className="max-lg:sr-only">{m.signOut}</span>
        </button>
      </div>
      {children}
    </header>
  );
}
