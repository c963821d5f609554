import { StaffAdminSetup } from '@/features/office/admin-setup/staff-admin-setup';
import { EntranceFrame } from '@/features/office/frame/entrance-frame';
import { StaffProviders } from '@/features/office/session/staff-providers';
import { useMessages } from '@/i18n/messages';
import { LanguageSwitch } from '@/layout/language-switch';
import { MAIN_ID } from '@/layout/skip-link';

export function Page() {
  const m = useMessages('staff').frame;
  return (
    <StaffProviders>
      <EntranceFrame mainId={MAIN_ID} languages={<LanguageSwitch path="/admin-setup" label={m.languages} />}>
        <StaffAdminSetup />
      </EntranceFrame>
    </StaffProviders>
  );
}
