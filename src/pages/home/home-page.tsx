import { cardsIn } from '@/content/article-cards';
import type { PageProps } from '@/content/page-types';
import type { HomeContent } from '@/content/pages/home/he';
import { reviewsIn } from '@/content/reviews';
import type { Locale } from '@/i18n/locales';
import { island } from '@/islands/island';
import { loadTexts } from '@/islands/use-texts';
import { HomeHero } from './home-hero';

const voicesIn = (_: object, locale: Locale) => Promise.all([loadTexts(reviewsIn(locale)), loadTexts(cardsIn(locale))]);

/** Stands right under the first screen and needs code only at a press. */
const Film = island(
  { when: 'touched', messages: ['home'], placeholderClass: 'min-h-160 bg-sea-100' },
  async () => (await import('./video-section')).VideoSection,
);
const Offers = island(
  { when: 'near', messages: ['home'], placeholderClass: 'min-h-[220rem]' },
  async () => (await import('./home-sections')).Offers,
);
const Voices = island(
  { when: 'near', messages: ['home'], texts: voicesIn, placeholderClass: 'min-h-[120rem]' },
  async () => (await import('./home-sections')).Voices,
);
const Request = island<{ title: string; lead: string }>(
  { when: 'near', placeholderClass: 'min-h-[100rem] bg-stone-100' },
  async () => (await import('./home-sections')).Request,
);

/** The first screen at once; the server draws the rest whole, and its code comes when the visitor does. */
export function Page({ content }: PageProps<HomeContent>) {
  return (
    <>
      <HomeHero content={content.hero} />
      <Film />
      <Offers />
      <Voices />
      <Request title={content.request.title} lead={content.request.lead} />
    </>
  );
}
