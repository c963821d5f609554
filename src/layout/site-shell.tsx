import type { ReactNode } from 'react';
import type { PageEntry } from '@/content/pages';
import { useMessages } from '@/i18n/messages';
import { ToastOutlet } from '@/ui/toast';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { MAIN_ID, SkipLink } from './skip-link';

/** The frame of every public page. */
export function SiteShell({ entry, children }: { entry: PageEntry; children: ReactNode }) {
  const m = useMessages('site');
  return (
    <>
      <SkipLink label={m.skipToContent} />
      <SiteHeader entry={entry} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter entry={entry} />
      <ToastOutlet closeLabel={m.close} />
    </>
  );
}
