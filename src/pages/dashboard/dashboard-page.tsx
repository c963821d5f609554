import { useEffect } from 'react';
import type { PageProps } from '@/content/page-types';
import type { StaffPageContent } from '@/content/staff';
import { StaffFrame } from '@/features/office/frame/staff-frame';
import { RequireSession } from '@/features/office/session/require-session';
import { StaffProviders } from '@/features/office/session/staff-providers';
import { useMessages } from '@/i18n/messages';
import { LanguageSwitch } from '@/layout/language-switch';
import { MAIN_ID, SkipLink } from '@/layout/skip-link';
import { ToastOutlet } from '@/ui/toast-outlet';
import { sections } from './sections';

/** Every page of the back office; its content says which section it shows. */
export function Page({ content }: PageProps<StaffPageContent>) {
  const site = useMessages('site');
  const m = useMessages('staff').frame;
  const section = sections.find(({ id }) => id === content.section);
  // On its way before it is known who comes.
  useEffect(() => void section?.load().catch(() => {}), [section]);
  return (
    <StaffProviders>
      <div className="min-h-svh bg-stone-100 print:min-h-0">
        <SkipLink label={site.skipToContent} />
        <RequireSession>
          {(user) => (
            <StaffFrame
              key={user.id}
              user={user}
              sections={sections}
              current={content.section}
              mainId={MAIN_ID}
              languages={<LanguageSwitch path={section?.path ?? '/dashboard'} label={m.languages} />}
            />
          )}
        </RequireSession>
        <ToastOutlet closeLabel={m.close} />
      </div>
    </StaffProviders>
  );
}
