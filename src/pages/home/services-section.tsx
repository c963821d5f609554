import { Link } from 'react-router-dom';
import { servicePicture } from '@/art/pictures';
import { services, type ServiceSlug } from '@/content/services';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';
import { SectionHead } from './section-head';

/** The order of the cards differs from the menus': the whole country comes first (docs/spec/public-site.md#home-page). */
const order: readonly ServiceSlug[] = [
  'nationwide-transport',
  'airport-taxi',
  'vip-airport-transport',
  'private-driver-tours',
  'event-wedding-transport',
];

/** The pictures' own colours, from above downwards. */
const grounds: Readonly<Record<string, string>> = {
  'airport-taxi': 'bg-[#7f8574]',
  'event-wedding-transport': 'bg-[#949182]',
  groups: 'bg-[#a6c3b1]',
  'nationwide-transport': 'bg-[#c6d5bd]',
  'private-driver-tours': 'bg-[#b99073]',
  'vip-airport-transport': 'bg-[#586464]',
};

interface ServiceCard {
  picture: string;
  path: string;
  name: string;
  line: string;
}

/** Six picture cards; where a language has no card for groups, its five stand two and three in a row. */
export function ServicesSection() {
  const m = useMessages('home').services;
  const locale = useLocale();
  const cards: ServiceCard[] = order.map((slug) => {
    const service = services.find((one) => one.slug === slug);
    if (!service) throw new Error(`there is no service ${slug}`);
    return { picture: slug, path: service.path, name: service.name[locale], line: service.line[locale] };
  });
  if (m.groups)
    cards.push({
      picture: 'groups',
      path: '/event-wedding-transport',
      name: m.groups.name,
      line: m.groups.line,
    });
  /** So many of five stand wide in the first row. */
  const wide = cards.length === 5 ? 2 : 0;
  return (
    <section className="below-fold py-7 sm:py-section">
      <div className="page-width grid gap-5 sm:gap-10">
        <SectionHead kicker={m.kicker} title={m.title} lead={m.lead} />
        <ul className="grid gap-2 md:grid-cols-2 md:gap-7 lg:grid-cols-6">
          {cards.map((card, index) => (
            <PictureCard key={card.picture} card={card} first={index === 0} wide={index < wide} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Framed like a print. On phones the first card is whole and the others are rows. */
function PictureCard({ card, first, wide }: { card: ServiceCard; first: boolean; wide: boolean }) {
  const locale = useLocale();
  return (
    <li
      className={classNames(
        'group relative rounded bg-paper p-2.5 shadow-1 ring-1 ring-stone-200 transition duration-250 ease-house hover:shadow-3 md:hover:-translate-y-0.75 motion-reduce:transform-none forced-colors:border',
        !first && 'max-md:grid max-md:grid-cols-[min(4rem,17vw)_minmax(0,1fr)] max-md:gap-3',
        wide ? 'lg:col-span-3' : 'lg:col-span-2',
        wide && first && 'md:max-lg:col-span-2',
      )}
    >
      {/* The ground holds the picture's place until it has come: it fades in over its own tone. */}
      <span className={classNames('block overflow-hidden rounded-xs print:hidden', grounds[card.picture])}>
        <LazyImage
          src={servicePicture(card.picture)}
          alt=""
          width={600}
          height={400}
          className={classNames(
            'w-full object-cover object-[50%_100%]',
            first ? 'aspect-3/1 md:aspect-3/2' : 'aspect-square md:aspect-3/2',
            wide && 'lg:aspect-16/9',
          )}
        />
      </span>
      <div className="flex items-center justify-between gap-3 md:px-2 md:pt-4 md:pb-2 max-md:pe-2">
        <div className={classNames('grid gap-1', first && 'max-md:pt-2.5 max-md:pb-1 max-md:ps-1')}>
          <h3 className="text-card max-md:text-[1.3125rem]">
            <Link to={localizedPath(locale, card.path)} className="after:absolute after:inset-0">
              {card.name}
            </Link>
          </h3>
          <p className="text-ink-2 max-md:text-sm">{card.line}</p>
        </div>
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-full text-sea-600 ring-1 ring-stone-300 transition-colors group-hover:bg-night-900 group-hover:text-paper group-hover:ring-night-900 max-md:hidden"
        >
          <Icon name="arrow" className="size-4.5" />
        </span>
      </div>
    </li>
  );
}
