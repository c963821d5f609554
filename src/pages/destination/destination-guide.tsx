import { business } from '@/config/business';
import { fillShabbat } from '@/content/blog/shabbat-times';
import { Link } from 'react-router-dom';
import { dayFacts } from '@/content/destinations/day-facts';
import type { DestinationTexts } from '@/content/destinations/destination-content';
import type { Range } from '@/content/destinations/facts';
import { itineraries, type ItinerarySlug } from '@/content/itineraries';
import type { DestinationFirst } from '@/content/rest-keys';
import { findPage } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { CallToActionBand } from '@/layout/page-parts/call-to-action-band';
import { usePublished } from '@/i18n/promises';
import { useTexts } from '@/islands/use-texts';
import { OfferCard } from '@/layout/page-parts/offer-card';
import { Icon } from '@/ui/icon';
import { standaloneLinkClass } from '@/ui/text-link';
import { FareComparison } from './fare-comparison';
import { Duration } from '@/layout/page-parts/measures';

/** The reading matter under the first screen: the ride, the sights, the tips. */
export function DestinationGuide({ content }: { content: DestinationFirst }) {
  const m = useMessages('destinationGuide');
  const { slug, name, chat } = content;
  const { ride, sights, tips, closing } = fillShabbat(useTexts(content.rest), usePublished(), useLocale());
  const { visits, itineraries: passing } = dayFacts[slug];
  const wish = { from: 'airport', to: slug, service: 'airport_pickup' };
  return (
    <>
      <section className="below-fold py-section">
        <div className="page-width grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,26rem)] lg:justify-between">
          <div className="grid min-w-0 gap-12">
            <div className="grid gap-5">
              <h2>{ride.title}</h2>
              {ride.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <Sights sights={sights} visits={visits} />
            <ItineraryLinks slugs={passing} />
            <FareComparison slug={slug} />
          </div>
          <aside className="lg:sticky lg:top-28">
            <OfferCard
              title={m.card.title(name)}
              line={m.card.doorToDoor}
              items={[...m.card.included, m.card.capacity(business.vehicleSeats), m.card.roundTrip].filter(Boolean)}
              chatText={chat}
              wish={wish}
            />
          </aside>
        </div>
      </section>
      <Tips tips={tips} />
      <CallToActionBand title={m.callTitle(name)} text={closing ?? m.callText} chatText={chat} wish={wish} />
    </>
  );
}

function Sights({ sights, visits }: { sights: DestinationTexts['sights']; visits: readonly Range[] }) {
  return (
    <div className="grid gap-5">
      <h2 className="text-h3">{sights.title}</h2>
      <ol className="border-b border-stone-300">
        {sights.items.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-t border-stone-300 py-5 sm:gap-x-6">
            <span aria-hidden="true" className="font-display text-h3 text-copper-600">
              {index + 1}
            </span>
            <div className="grid gap-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="text-[1.25rem] leading-snug">{name}</h3>
                <p className="text-sm text-ink-2">{visits[index] ? <Duration range={visits[index]} /> : null}</p>
              </div>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Day routes of the site that pass here; none where the site has no such page. */
function ItineraryLinks({ slugs }: { slugs: readonly ItinerarySlug[] }) {
  const locale = useLocale();
  const m = useMessages('destinationGuide');
  const known = itineraries.filter(({ slug, path }) => slugs.includes(slug) && findPage(path, locale));
  if (known.length === 0) return null;
  return (
    <div className="grid gap-2 border-s-4 border-amber-500 ps-5">
      <h2 className="text-card">{m.itinerariesTitle}</h2>
      <ul>
        {known.map(({ slug, path, name }) => (
          <li key={slug}>
            <Link to={localizedPath(locale, path)} className={standaloneLinkClass}>
              {name[locale]}
              <Icon name="arrow" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tips({ tips }: { tips: DestinationTexts['tips'] }) {
  return (
    <section className="below-fold bg-sand-200 py-section">
      <div className="page-width grid gap-8">
        <h2>{tips.title}</h2>
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          {tips.items.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-1.5 border-t-2 border-sand-400 pt-4">
              <dt className="font-display text-[1.25rem] leading-snug font-bold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
