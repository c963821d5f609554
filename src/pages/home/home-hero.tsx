import { preload } from 'react-dom';
import { Link } from 'react-router-dom';
import heroTall from '@/art/hero-airport-tall.svg';
import heroWide from '@/art/hero-airport.svg';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import type { HomeContent } from '@/content/pages/home/he';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { defaultLocale, markedAs } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { classNames } from '@/ui/class-names';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Ltr } from '@/ui/ltr';
import { REQUEST_ID } from './section-ids';
import { SampleMark } from '@/ui/sample-mark';
import { Stars } from '@/ui/stars';
import { TripStart } from './trip-start';

const featureIcons: readonly IconName[] = ['tag', 'plane', 'users'];

interface HomeHeroProps {
  content: HomeContent['hero'];
  /** Words of the button back to the Hebrew home page; empty on that page itself. */
  toHebrew: string;
}

/**
 * The van waiting at arrivals. The picture is drawn for text on the right, so it is turned round for en and fr. On phones
 * it ends above the features, which follow on plain night; wider, it ends behind the first fields of a request.
 */
export function HomeHero({ content, toHebrew }: HomeHeroProps) {
  const locale = useLocale();
  return (
    <section className="on-dark relative isolate overflow-hidden bg-night-900 text-paper">
      <div className="page-width grid content-start gap-4 pt-6 pb-10 max-md:relative md:gap-6 md:pt-14">
        <HeroPicture />
        <div className="grid gap-2">
          <p className="flex items-center gap-2.5 font-display text-lead font-bold">
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
        <p className="max-w-md text-lead text-paper">{content.lead}</p>
        <ul className="grid max-w-md gap-2.5 max-md:row-start-8">
          {content.features.map((feature, index) => (
            <li key={feature} className="flex items-start gap-3">
              <Icon name={featureIcons[index] ?? 'check'} className="mt-0.5 text-amber-400" />
              {feature}
            </li>
          ))}
        </ul>
        <TripStart words={content.start} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-md:contents">
          <HeroActions content={content} />
          <HeroRating content={content} />
          {toHebrew ? (
            // Its own direction is that of Hebrew: at the other end of the line.
            <p {...markedAs(defaultLocale)} className="w-fit max-md:row-start-9 md:me-auto">
              <Link to="/" className={buttonClass({ tone: 'onDark', size: 'small' })}>
                {toHebrew}
              </Link>
            </p>
          ) : null}
        </div>
        {/* Where the picture is seen on phones. */}
        <div className="h-56 md:hidden" />
      </div>
    </section>
  );
}

/** On phones as tall as it is drawn, up to the features; from 768 px from the section's top to just behind the form. */
const behind =
  'absolute max-md:bottom-0 max-md:row-[1/8] max-md:h-[53rem] md:top-0 md:h-[calc(100%-19.5rem)] xl:h-[calc(100%-13.5rem)]';

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
const heroButton = 'max-sm:flex-auto max-sm:px-4';

function HeroActions({ content }: Pick<HomeHeroProps, 'content'>) {
  const m = useMessages('site');
  return (
    <div className="flex flex-wrap gap-3">
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

/** The rating on the maps service. */
function HeroRating({ content }: Pick<HomeHeroProps, 'content'>) {
  const rating = formatNumber(useLocale(), business.rating.value, 1);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Ltr className="font-display text-card font-bold">{rating}</Ltr>
      <Stars rating={business.rating.value} label={content.ratingStars(rating)} />
      {content.ratingCount(business.rating.count)}
      {business.rating.sample ? <SampleMark label={content.sample} /> : null}
    </p>
  );
}
