import type { ReactNode } from 'react';
import type { PageEntry } from '@/content/pages';
import { useMessages } from '@/i18n/messages';
import { ToastOutlet } from '@/ui/toast';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { MAIN_ID, SkipLink } from './skip-link';

interface SiteShellProps {
  entry: PageEntry;
  /** What floats over every page (contact widget, cookie banner); the app hands it in. */
  overlays?: ReactNode;
  children: ReactNode;
}

/** The frame of every public page. */
export function SiteShell({ entry, overlays, children }: SiteShellProps) {
  const m = useMessages('site');
  return (
    <>
      <SkipLink label={m.skipToContent} />
      <SiteHeader entry={entry} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter entry={entry} />
      {overlays}
      <ToastOutlet closeLabel={m.close} />
    </>
  );
}
