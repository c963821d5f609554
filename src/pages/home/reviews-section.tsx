import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { reviewsIn, type Reviews } from '@/content/reviews';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useTexts } from '@/islands/use-texts';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { SampleMark } from '@/ui/sample-mark';
import { SectionHeading } from '@/ui/section-heading';
import { Stars } from '@/ui/stars';
import { standaloneLinkClass } from '@/ui/text-link';
import { SwipeRow } from './swipe-row';
import { VideoReviewCards } from './video-review-cards';
import { VideoReviewsSoon } from './video-reviews-soon';

/** All that passengers say, in one place: the rating on the maps service, then voices from the short to the long, and films. */
export function ReviewsSection() {
  const m = useMessages('home');
  const { short, testimonials, customers, videos } = useTexts(reviewsIn(useLocale()));
  return (
    <section className="below-fold bg-sand-200 py-7 sm:py-section">
      <div className="page-width grid gap-6 sm:gap-14">
        <div className="grid items-end gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <SectionHeading kicker={m.testimonials.kicker} title={m.testimonials.title} tone="sand" />
          <MapsRating />
        </div>
        <SwipeRow label={m.testimonials.title} count={short.length}>
          <ul className="sm:grid sm:gap-8 lg:grid-cols-3 lg:gap-0">
            {short.map(({ text, author, rating, sample }) => (
              <li key={author} className="swipe-card border-sand-400 max-lg:border-t max-lg:pt-4 lg:border-s lg:px-8">
                <Voice
                  text={text}
                  textClass="font-display text-[1.3125rem] leading-tight font-medium sm:text-h3"
                  rating={rating}
                >
                  <b>{author}</b> <Sample of={sample} />
                </Voice>
              </li>
            ))}
          </ul>
        </SwipeRow>
        <SwipeRow
          label={`${m.testimonials.business}, ${m.testimonials.personal}`}
          count={testimonials.length}
          className="sm:grid sm:gap-10 lg:grid-cols-2 lg:gap-16"
        >
          {(['business', 'personal'] as const).map((type) => (
            <Testimonials
              key={type}
              title={m.testimonials[type]}
              voices={testimonials.filter((one) => one.type === type)}
            />
          ))}
        </SwipeRow>
        <Part title={m.reviews.title} className="print:hidden">
          <SwipeRow label={m.reviews.title} count={customers.length}>
            <ul className="sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
              {customers.map(({ name, rating, date, text, destination, sample }) => (
                <li key={name} className="swipe-card">
                  <Card className="h-full p-5 sm:p-6">
                    <Voice
                      text={text}
                      textClass="font-display text-[1.3125rem] leading-snug font-medium"
                      rating={rating}
                    >
                      <b className="text-base text-ink">{name}</b>
                      <span className="block">{`${destination} · ${date}`}</span>
                      <Sample of={sample} />
                    </Voice>
                  </Card>
                </li>
              ))}
            </ul>
          </SwipeRow>
        </Part>
        <MapsReviews />
        {videos.length > 0 ? (
          <Part title={m.videoReviews.title}>
            <VideoReviewCards videos={videos} />
          </Part>
        ) : (
          <VideoReviewsSoon />
        )}
      </div>
    </section>
  );
}

/** The rating on the maps service, and the way to all of its reviews. */
function MapsRating() {
  const { maps: m, rated } = useMessages('home');
  const { opensInNewTab } = useMessages('site');
  const rating = formatNumber(useLocale(), business.rating.value, 1);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:justify-end">
      <Ltr className="font-display text-[3.25rem] leading-none font-bold">{rating}</Ltr>
      <p className="grid gap-0.5 text-sm">
        <Stars rating={business.rating.value} label={rated(rating)} />
        <span>
          {m.count(business.rating.count)} <Sample of={business.rating.sample} />
        </span>
      </p>
      <a href={business.mapsReviewsUrl} target="_blank" rel="noopener" className={standaloneLinkClass}>
        {m.readAll}
        <Icon name="external" className="size-4" />
        <span className="sr-only"> ({opensInNewTab})</span>
      </a>
    </div>
  );
}

/** Three reviews of the maps service, and a word of the owner's. */
function MapsReviews() {
  const { maps: m } = useMessages('home');
  const locale = useLocale();
  const { maps, owner } = useTexts(reviewsIn(locale));
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <Part title={m.title}>
        <SwipeRow label={m.title} count={maps.length}>
          <ul>
            {maps.map(({ name, text, sample }) => (
              <li key={name} className="swipe-card border-t border-sand-400 py-4 max-sm:pb-0">
                <Voice text={text} rating={5}>
                  {name} <Sample of={sample} />
                </Voice>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </Part>
      <figure className="grid gap-3 border-s-2 border-copper-700 ps-5">
        <blockquote className="font-display text-[1.3125rem] leading-tight font-medium text-balance sm:text-h3">
          {owner.quote}
        </blockquote>
        <figcaption className="text-sm">
          {m.owner}, {business.name[locale]} <Sample of={owner.sample} />
        </figcaption>
      </figure>
    </div>
  );
}

function Testimonials({ title, voices }: { title: string; voices: Reviews['testimonials'] }) {
  return (
    <div className="grid content-start">
      <h3 className="pb-3 text-card">{title}</h3>
      <ul>
        {voices.map(({ quote, name, title: role, company, sample }) => (
          <li key={name} className="swipe-card border-t border-sand-400 py-4 max-sm:pb-0">
            <Voice text={quote}>
              <b className="text-ink">{name}</b>
              {` · ${role} · ${company} `}
              <Sample of={sample} />
            </Voice>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('grid gap-3 sm:gap-6', className)}>
      <h3 className="text-card">{title}</h3>
      {children}
    </div>
  );
}

interface VoiceProps {
  text: string;
  textClass?: string;
  rating?: number;
  /** Who says it. */
  children: ReactNode;
}

function Voice({ text, textClass, rating, children }: VoiceProps) {
  const { rated } = useMessages('home');
  return (
    <figure className="flex h-full flex-col gap-2.5">
      {rating ? <Stars rating={rating} label={rated(String(rating))} className="self-start" /> : null}
      <blockquote className={textClass}>{text}</blockquote>
      <figcaption className="mt-auto text-sm text-ink-2">{children}</figcaption>
    </figure>
  );
}

function Sample({ of: isSample }: { of?: boolean | undefined }) {
  const { sample } = useMessages('home');
  return isSample ? <SampleMark label={sample} /> : null;
}
