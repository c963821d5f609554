import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { LtrIn } from '@/ui/ltr';

/** What the law asks to be said where details are collected: who, what for, whether one must, to whom, and which rights. */
export function CollectionNotice() {
  const m = useMessages('tripRequest').notice;
  const locale = useLocale();
  return (
    <div className="grid gap-1 border-t border-stone-200 pt-5 text-sm text-ink-2">
      <p className="flex items-center gap-2 font-bold text-ink">
        <Icon name="shield" className="size-4.5 text-sea-600" />
        {m.title}
      </p>
      <p>
        <LtrIn sentence={m.text(`${business.name[locale]} (${business.email})`)} part={business.email} />{' '}
        <Link to={localizedPath(locale, '/privacy')}>{m.privacy}</Link>.
      </p>
    </div>
  );
}
