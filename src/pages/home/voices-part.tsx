import { BlogSection } from './blog-section';
import { CustomerReviewsSection } from './customer-reviews-section';
import { MapsReviewsSection } from './maps-reviews-section';
import { VideoReviewsSection } from './video-reviews-section';

/** What passengers say, and what to read before the flight. */
export function VoicesPart() {
  return (
    <>
      <CustomerReviewsSection />
      <VideoReviewsSection />
      <MapsReviewsSection />
      <BlogSection />
    </>
  );
}
