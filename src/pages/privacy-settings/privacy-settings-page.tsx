import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import type { PageProps } from '@/content/page-types';
import type { CollectionNotice, PrivacySettingsContent } from '@/content/pages/privacy-settings/he';
import { ConsentManager } from '@/features/site/consent/consent-manager';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { RetentionTable } from '@/layout/document/retention-table';
import { emailLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

export function Page({ content }: PageProps<PrivacySettingsContent>) {
  const { notices, retention, rights } = content;
  const locale = useLocale();
  return (
    <div className="page-width grid gap-12 pt-12 pb-section lg:pt-16">
      <header className="grid gap-3">
        <h1 className="text-h2">{content.title}</h1>
        <p className="max-w-2xl text-lead text-ink-2">{content.lead}</p>
      </header>
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,20rem)] lg:justify-between">
        <ConsentManager />
        <aside aria-labelledby="rights" className="grid gap-4 border-t-2 border-amber-500 pt-5">
          <h2 id="rights" className="font-sans text-lead">
            {rights.title}
          </h2>
          <p className="text-ink-2">{rights.text}</p>
          <a
            href={emailLink(business.email, rights.emailSubject)}
            className={buttonClass({ tone: 'outline', size: 'small' }, 'justify-self-start')}
          >
            <Icon name="mail" />
            {rights.email}
          </a>
          <Link to={localizedPath(locale, '/privacy')}>{rights.policy}</Link>
        </aside>
      </div>
      <section aria-labelledby="notices" className="below-fold grid gap-6">
        <h2 id="notices" className="text-h3">
          {notices.title}
        </h2>
        <div className="grid gap-5 lg:grid-cols-3">
          {notices.items.map((notice) => (
            <Notice key={notice.title} notice={notice} terms={notices.terms} />
          ))}
        </div>
      </section>
      <section aria-labelledby="retention" className="below-fold grid max-w-3xl gap-5">
        <h2 id="retention" className="text-h3">
          {retention.title}
        </h2>
        <RetentionTable {...retention} />
        <p className="text-ink-2">{retention.text}</p>
      </section>
    </div>
  );
}

function Notice({ notice, terms }: { notice: CollectionNotice; terms: PrivacySettingsContent['notices']['terms'] }) {
  return (
    <article className="grid content-start gap-4 border-t-2 border-sea-600 bg-paper p-5 ring-1 ring-stone-200 sm:p-6">
      <h3 className="text-card">{notice.title}</h3>
      <dl className="grid gap-3">
        {(['what', 'why', 'who', 'must'] as const).map((term) => (
          <div key={term}>
            <dt className="text-sm font-bold text-copper-600">{terms[term]}</dt>
            <dd>{notice[term]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
