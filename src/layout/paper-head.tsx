import { business } from '@/config/business';
import { env } from '@/config/env';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { Ltr } from '@/ui/ltr';

/** On paper alone: whose page it is, how to call, and where the page stands. @param path without language prefix */
export function PaperHead({ path }: { path: string }) {
  const locale = useLocale();
  return (
    <p className="hidden border-b pb-2 text-sm print:block">
      <strong>{business.name[locale]}</strong> · <Ltr>{phoneIn(locale, business.phone)}</Ltr> ·{' '}
      <Ltr>{env.siteUrl.replace(/^https?:\/\//u, '') + localizedPath(locale, path)}</Ltr>
    </p>
  );
}
