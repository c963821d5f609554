import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import type { ItineraryTexts } from '@/content/itineraries/itinerary-content';
import { itineraries } from '@/content/itineraries';
import type { ItineraryFirst } from '@/content/rest-keys';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { CallToActionBand } from '@/layout/page-parts/call-to-action-band';
import { useTexts } from '@/islands/use-texts';
import { RelatedLinks } from '@/layout/page-parts/related-links';
import { relatedPages } from '@/layout/page-parts/related-pages';
import { Ltr } from '@/ui/ltr';
import { RouteStops } from './route-stops';
import { RouteOnMap } from './route-on-map';
import { TakeAlong } from './take-along';

/** An itinerary's page under its first screen. */
export function ItineraryRest({ content }: { content: ItineraryFirst }) {
  const locale = useLocale();
  const m = useMessages('itinerary');
  const texts = useTexts(content.rest);
  const { description, stops, perfectExperience, closing } = texts;
  const others = itineraries.filter(({ slug }) => slug !== content.slug).map(({ path }) => path);
  return (
    <>
      <section className="page-width grid gap-10 py-section lg:grid-cols-12 lg:gap-x-7 print:block print:py-6">
        {/* On phones: description, map, stops, then what one takes along. */}
        <div className="contents content-start gap-12 lg:col-span-7 lg:grid print:block print:space-y-8">
          <div className="order-1 grid content-start gap-5 lg:order-none">
            <h2>{description.title}</h2>
            {description.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="order-3 lg:order-none">
            <RouteStops slug={content.slug} stops={stops} />
          </div>
        </div>
        <div className="contents lg:col-span-4 lg:col-start-9 lg:block print:block print:max-w-sm print:pt-6">
          <div className="contents gap-8 lg:sticky lg:top-28 lg:grid">
            <div className="order-2 lg:order-none">
              <RouteOnMap slug={content.slug} stops={stops} />
            </div>
            <div className="order-4 lg:order-none">
              <TakeAlong slug={content.slug} name={content.name} stops={stops} />
            </div>
          </div>
        </div>
        <p className="hidden print:block">
          {business.name[locale]}, <Ltr>{phoneIn(locale, business.phone)}</Ltr>
        </p>
      </section>
      <PerfectExperience texts={perfectExperience} />
      <CallToActionBand
        title={closing.title}
        text={closing.text}
        chatText={content.chat}
        bookLabel={m.bookRoute}
        more={{ path: '/contact', label: m.contact }}
        wish={{ service: 'day_tour', route: content.slug }}
      />
      <RelatedLinks
        title={m.relatedTitle}
        links={relatedPages(locale, [...others, '/private-driver-tours', '/masada'])}
      />
    </>
  );
}

function PerfectExperience({ texts }: { texts: ItineraryTexts['perfectExperience'] }) {
  return (
    <section className="below-fold bg-sand-300 py-section print:break-inside-avoid print:bg-transparent print:py-4">
      <div className="page-width grid gap-8 lg:grid-cols-12 lg:gap-x-7">
        <div className="grid content-start gap-3 lg:col-span-5">
          <p className="kicker text-copper-700">{texts.subtitle}</p>
          <h2>{texts.title}</h2>
        </div>
        <div className="grid max-w-prose content-start gap-6 lg:col-span-6 lg:col-start-7">
          <p className="text-lead">{texts.description}</p>
          <p className="border-s-2 border-copper-700 ps-5 font-display text-card font-bold">{texts.conclusion}</p>
        </div>
      </div>
    </section>
  );
}
