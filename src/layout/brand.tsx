import { Link } from 'react-router-dom';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';

/** The mark and the name, leading home. Stands on night surfaces. */
export function Brand({ tagline }: { tagline: string }) {
  const locale = useLocale();
  return (
    <Link
      to={localizedPath(locale, '/')}
      aria-label={business.name[locale]}
      className="flex items-center gap-2.5 rounded text-paper no-underline"
    >
      <PalmMark className="size-10 flex-none text-amber-400" />
      <span aria-hidden="true" className="grid leading-none whitespace-nowrap max-[22.5rem]:hidden">
        <span className="font-display text-[1.375rem]">{business.shortName[locale]}</span>
        <span className="hidden pt-1 text-xs text-on-dark-2 sm:block">{tagline}</span>
      </span>
    </Link>
  );
}
