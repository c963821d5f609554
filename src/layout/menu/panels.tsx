import { destinationPicture, pictureFocus } from '@/art/pictures';
import { destinations } from '@/content/destinations';
import { services, type ServiceSlug } from '@/content/services';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { standaloneLinkClass } from '@/ui/text-link';
import type { MenuProps } from '../menu-bar';
import { PageLink } from '../page-link';
import { isPageIn, listLinks } from '../site-links';

const icons: Record<ServiceSlug, IconName> = {
  'airport-taxi': 'plane',
  'vip-airport-transport': 'user',
  'private-driver-tours': 'route',
  'nationwide-transport': 'car',
  'event-wedding-transport': 'users',
};

/** The services, each with its line. */
export function ServicesPanel({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  return (
    <ul className="grid p-2">
      {services.filter(isPageIn(locale)).map(({ slug, path, name, line }) => (
        <li key={slug}>
          <PageLink
            path={path}
            current={current}
            className="flex items-start gap-4 rounded px-4 py-3 text-ink no-underline hover:bg-stone-100 focus-visible:outline-sea-500! aria-[current=page]:bg-stone-100"
          >
            <Icon name={icons[slug]} className="mt-1 size-6 text-sea-600" />
            <span className="grid">
              <span className="font-bold">{name[locale]}</span>
              <span className="text-sm text-ink-2">{line[locale]}</span>
            </span>
          </PageLink>
        </li>
      ))}
      <li className="mx-4 mt-1 border-t border-stone-300 pt-1">
        <ul className="flex flex-wrap justify-between gap-x-6">
          {listLinks(locale, 'services').map(({ path, label }) => (
            <li key={path}>
              <PageLink path={path} current={current} className={standaloneLinkClass}>
                {label(m)}
              </PageLink>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

const POSTERS = 5;

/** The destinations across the whole width: five posters, and the others as plain links. */
export function DestinationsPanel({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('menu');
  const site = useMessages('site');
  const shown = destinations.filter(isPageIn(locale));
  return (
    <div className="page-width grid grid-cols-[minmax(0,5fr)_minmax(0,2fr)] gap-x-10 gap-y-4 pt-7 pb-8">
      <p className="text-sm font-bold text-copper-600">{m.popular}</p>
      <p className="text-sm font-bold text-copper-600">{m.more}</p>
      <ul className="grid grid-cols-5 gap-4">
        {shown.slice(0, POSTERS).map(({ slug, path, name, tagline }) => (
          <li key={slug}>
            <PageLink
              path={path}
              current={current}
              className="group block text-ink no-underline focus-visible:outline-sea-500!"
            >
              <span className="block overflow-hidden rounded-xs bg-stone-200">
                <img
                  loading="lazy"
                  src={destinationPicture(slug)}
                  alt=""
                  width={1600}
                  height={1000}
                  className={classNames(
                    'aspect-3/4 object-cover transition-transform duration-250 ease-house group-hover:scale-103',
                    pictureFocus(slug),
                  )}
                />
              </span>
              <span className="block pt-2 font-display text-lead leading-tight font-bold group-hover:text-sea-700 group-aria-[current=page]:text-sea-700">
                {name[locale]}
              </span>
              <span className="block text-sm text-ink-2">{tagline[locale]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-y-3">
        <ul className="grid grid-cols-2 content-start gap-x-6">
          {shown.slice(POSTERS).map(({ slug, path, name, tagline }) => (
            <li key={slug} className="border-b border-stone-300">
              <PageLink
                path={path}
                current={current}
                className="group block py-2 text-ink no-underline focus-visible:outline-sea-500!"
              >
                <span className="block font-bold group-hover:text-sea-700 group-aria-[current=page]:text-sea-700">
                  {name[locale]}
                </span>
                <span className="block text-sm text-ink-2">{tagline[locale]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        {listLinks(locale, 'destinations').map(({ path, label }) => (
          <PageLink
            key={path}
            path={path}
            current={current}
            className={classNames(standaloneLinkClass, 'justify-self-start')}
          >
            {label(site)}
          </PageLink>
        ))}
      </div>
    </div>
  );
}
