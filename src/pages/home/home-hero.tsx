import { Link } from 'react-router-dom';
import heroTall from '@/art/hero-airport-tall.svg';
import heroWide from '@/art/hero-airport.svg';
import { business } from '@/config/business';
import type { HomeContent } from '@/content/pages/home/he';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';

const featureIcons: readonly IconName[] = ['tag', 'plane', 'users'];

interface HomeHeroProps {
  content: HomeContent['hero'];
  /** Words of the button back to the Hebrew home page; empty on that page itself. */
  toHebrew: string;
  requestId: string;
}

/** The van waiting at arrivals. The picture is drawn for text on the right, so it is turned round for en and fr. */
export function HomeHero({ content, toHebrew, requestId }: HomeHeroProps) {
  const m = useMessages('site');
  return (
    <section className="on-dark relative isolate overflow-hidden bg-night-900 text-paper">
      <picture>
        <source media="(max-width: 1023px)" srcSet={heroTall} width={850} height={1840} />
        <img
          src={heroWide}
          alt=""
          width={1920}
          height={1080}
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover object-bottom lg:ltr:-scale-x-100"
        />
      </picture>
      <div aria-hidden="true" className="hero-scrim absolute inset-0 -z-10" />
      <div className="page-width grid min-h-[46rem] content-start gap-6 pt-12 pb-[26rem] md:pb-[36rem] lg:min-h-[40rem] lg:content-center lg:py-16">
        <p className="text-sm font-bold text-amber-300">{content.kicker}</p>
        <h1 className="max-w-2xl text-paper">
          {content.title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="max-w-md text-lead text-paper">{content.lead}</p>
        <ul className="grid max-w-md gap-2.5">
          {content.features.map((feature, index) => (
            <li key={feature} className="flex items-start gap-3">
              <Icon name={featureIcons[index] ?? 'check'} className="mt-0.5 text-amber-400" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <a href={whatsappLink(business.whatsapp, m.chatGreeting)} className={buttonClass({ tone: 'amber' })}>
            <Icon name="chat" />
            {m.bookByChat}
          </a>
          {business.quoteUrl ? (
            <a href={business.quoteUrl} target="_blank" rel="noopener" className={buttonClass({ tone: 'lineOnDark' })}>
              {content.quote}
              <span className="sr-only"> ({m.opensInNewTab})</span>
            </a>
          ) : (
            <a href={`#${requestId}`} className={buttonClass({ tone: 'lineOnDark' })}>
              {content.quote}
            </a>
          )}
        </div>
        {toHebrew ? (
          <p lang="he" dir="rtl" className="w-fit text-sm">
            <Link to="/" className="text-paper underline underline-offset-4">
              {toHebrew}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}
