import type { PageProps } from '@/content/page-types';
import type { HomeContent } from '@/content/pages/home/he';
import { ContactSection } from '@/features/contact-request/contact-section';
import { TripRequestSection } from '@/features/trip-request/trip-request-section';
import { HomeHero } from './home-hero';
import { OffersPart, ReasonsPart, VideoPart, VoicesPart } from './page-parts';
import { REQUEST_ID } from './section-ids';

export function Page({ content }: PageProps<HomeContent>) {
  return (
    <>
      <HomeHero content={content.hero} toHebrew={content.toHebrew} />
      <VideoPart />
      <OffersPart />
      <ContactSection headingLevel={2} />
      <ReasonsPart />
      <VoicesPart />
      <section className="below-fold bg-lime-100 py-section">
        <div className="page-width grid gap-8">
          <header className="grid gap-3">
            <h2>{content.request.title}</h2>
            <p className="max-w-2xl text-lead text-ink-2">{content.request.lead}</p>
          </header>
          <TripRequestSection headingLevel={3} id={REQUEST_ID} />
        </div>
      </section>
    </>
  );
}
