import { StaffDashboard } from '@/features/staff-dashboard/staff-dashboard';
import { RequireSession } from '@/features/staff-session/require-session';
import { StaffProviders } from '@/features/staff-session/staff-providers';
import { useMessages } from '@/i18n/messages';
import { LanguageSwitch } from '@/layout/language-switch';
import { MAIN_ID, SkipLink } from '@/layout/skip-link';
import { ToastOutlet } from '@/ui/toast-outlet';
import { panels } from './panels';

export function Page() {
  const site = useMessages('site');
  const m = useMessages('staff').frame;
  return (
    <StaffProviders>
      <div className="min-h-svh bg-lime-100">
        <SkipLink label={site.skipToContent} />
        <RequireSession>
          {(user) => (
            <StaffDashboard
              key={user.id}
              user={user}
              panels={panels}
              mainId={MAIN_ID}
              languages={<LanguageSwitch path="/dashboard" label={m.languages} />}
            />
          )}
        </RequireSession>
        <ToastOutlet closeLabel={m.close} />
      </div>
    </StaffProviders>
  );
}
