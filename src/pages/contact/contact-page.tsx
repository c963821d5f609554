import { Link } from 'react-router-dom';
import type { PageProps } from '@/content/page-types';
import type { ContactContent } from '@/content/pages/contact/he';
import { ContactSection } from '@/features/site/trip-request/contact-section';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

export function Page({ content: { trip } }: PageProps<ContactContent>) {
  const locale = useLocale();
  return (
    <>
      <ContactSection headingLevel={1} />
      <section aria-labelledby="trip-title" className="bg-sea-100">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12">
          <div className="grid gap-2">
            <h2 id="trip-title" className="text-h3">
              {trip.title}
            </h2>
            <p className="max-w-xl text-ink-2">{trip.text}</p>
          </div>
          <Link to={localizedPath(locale, '/plan-your-trip')} className={buttonClass({ tone: 'secondary' })}>
            {trip.link}
            <Icon name="arrow" />
          </Link>
        </div>
      </section>
    </>
  );
}
