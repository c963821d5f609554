import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { destinationPicture, pictureFocus } from '@/art/pictures';
import { destinations } from '@/content/destinations';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { standaloneLinkClass } from '@/ui/text-link';
import { PageLink } from '../page-link';
import { isPageIn, listLinks } from '../site-links';

const POSTERS = 5;

/** The destinations across the whole width: five posters, and the others as plain links. */
export function DestinationsPanel({ current }: { current: string }) {
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
            <NavigationMenu.Link asChild active={path === current}>
              <PageLink
                path={path}
                current={current}
                className="group block text-ink no-underline focus-visible:outline-sea-500!"
              >
                <span className="block overflow-hidden rounded-xs bg-stone-200">
                  <img
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
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-y-3">
        <ul className="grid grid-cols-2 content-start gap-x-6">
          {shown.slice(POSTERS).map(({ slug, path, name, tagline }) => (
            <li key={slug} className="border-b border-stone-300">
              <NavigationMenu.Link asChild active={path === current}>
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
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
        {listLinks(locale, 'destinations').map(({ path, label }) => (
          <NavigationMenu.Link key={path} asChild active={path === current}>
            <PageLink path={path} current={current} className={classNames(standaloneLinkClass, 'justify-self-start')}>
              {label(site)}
            </PageLink>
          </NavigationMenu.Link>
        ))}
      </div>
    </div>
  );
}
