import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Link } from 'react-router-dom';
import { TripStart } from '@/features/site/trip-request/trip-start';
import heroTall from '@/art/hero-airport-tall.svg';
import heroWide from '@/art/hero-airport.svg';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import type { HomeContent } from '@/content/pages/home/he';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { defaultLocale, localeRegistry, markedAs } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { whatsappLink } from '@/lib/contact-links';
import { classNames } from '@/ui/class-names';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Ltr } from '@/ui/ltr';
import { REQUEST_ID } from './section-ids';
import { SampleMark } from '@/ui/sample-mark';
import { Stars } from '@/ui/stars';

const featureIcons: readonly IconName[] = ['tag', 'plane', 'users'];

interface HomeHeroProps {
  content: HomeContent['hero'];
}

/**
 * The van waiting at arrivals. The picture is drawn for text on the right, so it is turned round for en and fr. On phones
 * the title stands in its sky and the request begins below it, all on the first screen; wider, it ends behind the first
 * fields of the request.
 */
export function HomeHero({ content }: HomeHeroProps) {
  const locale = useLocale();
  return (
    <section className="on-dark relative isolate overflow-hidden bg-night-900 text-paper">
      <div className="page-width grid content-start gap-4 pt-3 pb-8 max-md:relative md:gap-6 md:pt-14 md:pb-10">
        <HeroPicture />
        <div className="grid gap-2">
          {/* On phones the header says it a finger's width above. */}
          <p className="flex items-center gap-2.5 font-display text-lead font-bold max-md:hidden">
            <PalmMark className="size-8 text-amber-400" />
            {business.name[locale]}
          </p>
          <p className="text-sm font-bold text-amber-300">{content.kicker}</p>
        </div>
        <h1 className="text-hero text-paper rtl:text-hero-he">
          {content.title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="max-w-md text-lead text-paper max-md:order-3">{content.lead}</p>
        <ul className="grid max-w-md gap-2.5 max-md:order-5">
          {content.features.map((feature, index) => (
            <li key={feature} className="flex items-start gap-3">
              <Icon name={featureIcons[index] ?? 'check'} className="mt-0.5 text-amber-400" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="max-md:order-2">
          <TripStart />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-md:contents">
          <HeroActions content={content} />
          {locale === defaultLocale ? null : (
            // Its own direction is that of its language: with Hebrew at the other end of the line.
            <p {...markedAs(defaultLocale)} className="w-fit max-md:order-6 md:me-auto">
              <Link to="/" className={buttonClass({ tone: 'onDark', size: 'small' })}>
                {localeRegistry[defaultLocale].toHome}
              </Link>
            </p>
          )}
          <HeroProof content={content} />
        </div>
      </div>
    </section>
  );
}

/** From the section's top: on phones to the request, from 768 px to just behind it. */
const behind = 'absolute top-0 max-md:h-80 md:h-[calc(100%-19.5rem)] xl:h-[calc(100%-13.5rem)]';

function HeroPicture() {
  // The build writes these into the head: the picture is on its way before the page is read.
  preload(heroTall, { as: 'image', fetchPriority: 'high', media: '(max-width: 767px)' });
  preload(heroWide, { as: 'image', fetchPriority: 'high', media: '(min-width: 768px)' });
  return (
    <>
      {/* Neither takes a row of the grid. */}
      <picture className="contents">
        <source media="(max-width: 767px)" srcSet={heroTall} width={850} height={1840} className="hidden" />
        <img
          src={heroWide}
          alt=""
          width={1920}
          height={1080}
          fetchPriority="high"
          className={classNames(
            behind,
            'hero-picture -z-20 object-cover end-0 w-full md:w-[86%] lg:w-[88%] ltr:-scale-x-100',
          )}
        />
      </picture>
      <div aria-hidden="true" className={classNames(behind, 'hero-scrim inset-x-0 -z-10')} />
    </>
  );
}

/** Beside the fields, whose button is the booking action. Two in a row on a phone where their words allow it. */
const heroButton = 'max-sm:flex-auto max-sm:px-3 max-sm:text-sm';

function HeroActions({ content }: Pick<HomeHeroProps, 'content'>) {
  const m = useMessages('site');
  return (
    <div className="flex flex-wrap gap-3 max-md:order-4">
      <a href={whatsappLink(business.whatsapp, m.chatGreeting)} className={buttonClass({ tone: 'onDark' }, heroButton)}>
        <Icon name="chat" />
        {m.bookByChat}
      </a>
      {business.quoteUrl ? (
        <a
          href={business.quoteUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass({ tone: 'outlineOnDark' }, heroButton)}
        >
          {content.quote}
          <Icon name="external" />
          <span className="sr-only"> ({m.opensInNewTab})</span>
        </a>
      ) : (
        <a href={`#${REQUEST_ID}`} className={buttonClass({ tone: 'outlineOnDark' }, heroButton)}>
          {content.quote}
        </a>
      )}
    </div>
  );
}

/** What can be relied on before a word is exchanged: the licence, the rest clock, and the rating on the maps service. */
function HeroProof({ content }: Pick<HomeHeroProps, 'content'>) {
  const locale = useLocale();
  const hasRest = usePublished().promises.rest_city !== 'none';
  const rating = formatNumber(locale, business.rating.value, 1);
  return (
    // On phones between the picture and the request.
    <ul className="grid gap-x-5 gap-y-0.5 text-sm max-md:mt-35 rtl:max-md:mt-29 md:flex md:flex-wrap md:items-center">
      <Proof>
        {content.licensed} <Ltr>{business.legal.licenceNumber}</Ltr>
      </Proof>
      {hasRest ? <Proof>{content.restClock}</Proof> : null}
      <li className="flex flex-wrap items-center gap-x-2">
        <Stars rating={business.rating.value} label={content.ratingStars(rating)} className="h-4" />
        <Ltr className="font-bold">{rating}</Ltr>
        {content.ratingCount(business.rating.count)}
        {business.rating.sample ? <SampleMark label={content.sample} /> : null}
      </li>
    </ul>
  );
}

function Proof({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="check" className="mt-0.5 size-4.5 text-amber-400" />
      <span>{children}</span>
    </li>
  );
}
