import { reviewsIn } from '@/content/reviews';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useTexts } from '@/islands/use-texts';
import { SectionHead } from './section-head';
import { VideoReviewCards } from './video-review-cards';
import { VideoReviewsSoon } from './video-reviews-soon';

/** Passengers on camera: cards where there are videos, a promise of them where there are none yet. */
export function VideoReviewsSection() {
  const m = useMessages('home').videoReviews;
  const { videos } = useTexts(reviewsIn(useLocale()));
  return (
    <section className="below-fold bg-sea-100 py-8 sm:py-section">
      <div className="page-width grid gap-5 sm:gap-10">
        {videos.length > 0 ? (
          <>
            <SectionHead kicker={m.kicker} title={m.title} />
            <VideoReviewCards videos={videos} />
          </>
        ) : (
          <VideoReviewsSoon />
        )}
      </div>
    </section>
  );
}
