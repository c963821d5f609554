import { Link } from 'react-router-dom';
import road from '@/art/services/nationwide-transport.svg';
import type { PageProps } from '@/content/page-types';
import type { NotFoundContent } from '@/content/pages/not-found/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

export function Page({ content }: PageProps<NotFoundContent>) {
  const locale = useLocale();
  return (
    <section className="page-width grid items-center gap-10 py-section md:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <p className="font-display text-h1 text-copper-600">404</p>
        <h1 className="text-h2">{content.title}</h1>
        <p className="text-lead text-ink-2">{content.text}</p>
        <Link to={localizedPath(locale, '/')} className={buttonClass({ tone: 'secondary' })}>
          <Icon name="home" />
          {content.home}
        </Link>
      </div>
      <img src={road} alt="" width={600} height={400} className="w-full rounded-xs" />
    </section>
  );
}
