import type { PageProps } from '@/content/page-types';
import type { HomeContent } from '@/content/pages/home/he';
import { HomeHero } from './home-hero';
import { OffersPart, ReasonsPart, RequestPart, VideoPart, VoicesPart } from './page-parts';
import { useHashLanding } from './use-hash-landing';

export function Page({ content }: PageProps<HomeContent>) {
  useHashLanding();
  return (
    <>
      <HomeHero content={content.hero} toHebrew={content.toHebrew} />
      <VideoPart />
      <OffersPart />
      <ReasonsPart />
      <VoicesPart />
      <RequestPart title={content.request.title} lead={content.request.lead} />
    </>
  );
}
