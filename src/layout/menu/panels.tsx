import type { ReactNode } from 'react';
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
import { isPageIn, listLinks, menuLinks, menuLists, tripLink } from '../site-links';

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

const entries = { services, destinations } as const;

const rowClass =
  'flex min-h-13 w-full items-center justify-between gap-4 border-b border-night-line font-display text-[1.3125rem] font-bold text-paper no-underline hover:text-amber-300 aria-[current]:text-amber-300';

const entryClass =
  'flex min-h-11 items-center ps-4 text-on-dark-2 no-underline hover:text-paper aria-[current=page]:text-amber-300';

/** The rows of the narrow screens' menu. */
export function MenuRows({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  return (
    <ul>
      <li>
        <PageLink path="/" current={current} className={rowClass}>
          {m.nav.home}
        </PageLink>
      </li>
      {menuLists(locale).map((name) => (
        <li key={name}>
          <Disclosure label={m.nav[name]}>
            {entries[name].filter(isPageIn(locale)).map((entry) => (
              <li key={entry.slug}>
                <PageLink path={entry.path} current={current} className={entryClass}>
                  {entry.name[locale]}
                </PageLink>
              </li>
            ))}
            {listLinks(locale, name).map(({ path, label }) => (
              <li key={path}>
                <PageLink path={path} current={current} className={classNames(entryClass, 'font-bold')}>
                  {label(m)}
                </PageLink>
              </li>
            ))}
          </Disclosure>
        </li>
      ))}
      {[...menuLinks(locale), tripLink].map(({ path, name }) =>
        name === 'fleet' ? null : (
          <li key={path}>
            <PageLink path={path} current={current} className={rowClass}>
              {m.nav[name]}
            </PageLink>
          </li>
        ),
      )}
    </ul>
  );
}

/** A row that unfolds a list of pages; the browser folds the other one by itself. */
function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details name="site-menu" className="group">
      <summary className={`${rowClass} list-none [&::-webkit-details-marker]:hidden`}>
        {label}
        <Icon
          name="chevron"
          className="text-amber-400 transition-transform duration-200 group-not-open:rtl:rotate-90 group-not-open:ltr:-rotate-90"
        />
      </summary>
      <ul className="border-b border-night-line py-1.5">{children}</ul>
    </details>
  );
}
