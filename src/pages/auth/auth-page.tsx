import { StaffAuth } from '@/features/office/auth/staff-auth';
import { EntranceFrame } from '@/features/office/frame/entrance-frame';
import { SessionGate } from '@/features/office/session/session-gate';
import { StaffProviders } from '@/features/office/session/staff-providers';
import { useMessages } from '@/i18n/messages';
import { LanguageSwitch } from '@/layout/language-switch';
import { MAIN_ID } from '@/layout/skip-link';

export function Page() {
  const m = useMessages('staff').frame;
  return (
    <StaffProviders>
      <EntranceFrame mainId={MAIN_ID} languages={<LanguageSwitch path="/auth" label={m.languages} />}>
        <SessionGate>{(session) => <StaffAuth session={session} />}</SessionGate>
      </EntranceFrame>
    </StaffProviders>
  );
}
