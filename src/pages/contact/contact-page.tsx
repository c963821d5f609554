import { Link } from 'react-router-dom';
import desk from '@/art/desk.svg';
import type { PageProps } from '@/content/page-types';
import type { ContactContent } from '@/content/pages/contact/he';
import { ContactSection } from '@/features/site/trip-request/contact-section';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';

export function Page({ content: { trip } }: PageProps<ContactContent>) {
  const locale = useLocale();
  return (
    <>
      <ContactSection headingLevel={1} />
      <section aria-labelledby="trip-title" className="bg-sea-100">
        <div className="page-width grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-2">
          <div className="grid justify-items-start gap-5">
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
          <div className="rounded-xs bg-paper p-2.5 shadow-2 ring-1 ring-stone-200 lg:p-3 print:hidden forced-colors:border">
            <LazyImage
              src={desk}
              alt=""
              width={900}
              height={600}
              className="aspect-2/1 w-full rounded-xs object-cover object-[50%_35%]"
            />
          </div>
        </div>
      </section>
    </>
  );
}
