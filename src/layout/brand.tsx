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
      className="flex h-10 min-w-10 flex-wrap content-start items-center gap-x-2.5 overflow-hidden rounded text-paper no-underline"
    >
      <PalmMark className="size-10 flex-none text-amber-400" />
      {/* Both lines are the link's name, also where there is room for one of them, or for none: then they wrap out of sight. */}
      <span className="grid min-h-10 content-center leading-none whitespace-nowrap">
        <span className="font-display text-[1.375rem]">{business.shortName[locale]}</span>
        <span className="pt-1 text-xs text-on-dark-2 max-sm:sr-only">{tagline}</span>
      </span>
    </Link>
  );
}
