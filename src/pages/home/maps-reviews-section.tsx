import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { reviewsIn } from '@/content/reviews';
import { useMessages } from '@/i18n/messages';
import { useTexts } from '@/islands/use-texts';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { SectionHeading } from '@/ui/section-heading';
import { SampleMark } from '@/ui/sample-mark';
import { Stars } from '@/ui/stars';
import { SwipeRow } from './swipe-row';

/** The rating on the maps service, three of its reviews, and a word of the owner's. */
export function MapsReviewsSection() {
  const { maps: m, rated, sample } = useMessages('home');
  const { opensInNewTab } = useMessages('site');
  const { maps, owner } = useTexts(reviewsIn(useLocale()));
  const locale = useLocale();
  const rating = formatNumber(locale, business.rating.value, 1);
  return (
    <section className="below-fold py-8 sm:py-section">
      <div className="page-width grid gap-5 sm:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
        <div className="grid content-start justify-items-start gap-3">
          <SectionHeading kicker={m.kicker} title={m.title} />
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Ltr className="font-display text-[4.5rem] leading-none font-bold">{rating}</Ltr>
            <span className="grid gap-1.5">
              <Stars rating={business.rating.value} label={rated(rating)} />
              <span className="text-ink-2">{m.count(business.rating.count)}</span>
              {business.rating.sample ? <SampleMark label={sample} /> : null}
            </span>
          </p>
          <a
            href={business.mapsReviewsUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass({ tone: 'outline' }, 'mt-3')}
          >
            {m.readAll}
            <Icon name="external" />
            <span className="sr-only"> ({opensInNewTab})</span>
          </a>
        </div>
        <SwipeRow label={m.title}>
          <ul>
            {maps.map(({ name, text, sample: isSample }) => (
              <li key={name} className="swipe-card border-t border-stone-300 py-5 max-sm:pb-0 sm:last:border-b">
                <figure className="grid gap-1.5">
                  <Stars rating={5} label={rated('5')} />
                  <blockquote className="text-lead">{text}</blockquote>
                  <figcaption className="text-sm text-ink-2">
                    {name} {isSample ? <SampleMark label={sample} /> : null}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </div>
      <figure className="page-width mt-10 grid gap-4 lg:mt-20 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-10">
        <PalmMark className="size-10 text-copper-600" />
        <div className="grid max-w-4xl gap-4">
          <blockquote className="font-display text-h3 leading-tight font-medium text-balance sm:text-h2">
            {owner.quote}
          </blockquote>
          <p className="text-ink-2">
            {m.owner}, {business.name[locale]} {owner.sample ? <SampleMark label={sample} /> : null}
          </p>
        </div>
      </figure>
    </section>
  );
}
