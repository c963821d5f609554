import { reviewsIn } from '@/content/reviews';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useTexts } from '@/islands/use-texts';
import { Card } from '@/ui/card';
import { SampleMark } from '@/ui/sample-mark';
import { SectionHead } from './section-head';
import { Stars } from '@/ui/stars';
import { SwipeRow } from './swipe-row';

/** Six passengers, each with the ride it was about. */
export function CustomerReviewsSection() {
  const { reviews: m, rated, sample } = useMessages('home');
  const { customers } = useTexts(reviewsIn(useLocale()));
  return (
    <section className="below-fold bg-stone-100 py-8 sm:py-section">
      <div className="page-width grid gap-5 sm:gap-10">
        <SectionHead kicker={m.kicker} title={m.title} />
        <SwipeRow label={m.title}>
          <ul className="sm:columns-2 sm:gap-6 lg:columns-3">
            {customers.map(({ name, rating, date, text, destination, sample: isSample }) => (
              <li key={name} className="swipe-card break-inside-avoid sm:pb-6">
                <Card className="h-full p-6">
                  <figure className="grid h-full grid-rows-[auto_1fr] gap-4">
                    <Stars rating={rating} label={rated(String(rating))} />
                    <blockquote className="font-display text-[1.3125rem] leading-snug font-medium">{text}</blockquote>
                    <figcaption className="grid gap-0.5 border-t border-stone-200 pt-4 text-sm text-ink-2">
                      <b className="text-base text-ink">{name}</b>
                      <span>{`${destination} · ${date}`}</span>
                      {isSample ? <SampleMark label={sample} /> : null}
                    </figcaption>
                  </figure>
                </Card>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </div>
    </section>
  );
}
