import { Link } from 'react-router-dom';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { classNames } from '@/ui/class-names';

interface BrandProps {
  tagline: string;
  /** On phones too there is room for the tagline: no way back stands beside it. */
  hasRoom: boolean;
}

/** The mark and the name, leading home. Stands on night surfaces. */
export function Brand({ tagline, hasRoom }: BrandProps) {
  const locale = useLocale();
  return (
    <Link to={localizedPath(locale, '/')} className="flex items-center gap-2.5 rounded text-paper no-underline">
      <PalmMark className="size-10 flex-none text-amber-400" />
      {/* Both lines are the link's name, also where there is room for one of them or for none. */}
      <span className="grid leading-none whitespace-nowrap max-[22.5rem]:sr-only">
        <span className="font-display text-[1.375rem]">{business.shortName[locale]}</span>
        <span className={classNames('pt-1 text-xs text-on-dark-2', !hasRoom && 'max-sm:sr-only')}>{tagline}</span>
      </span>
    </Link>
  );
}
