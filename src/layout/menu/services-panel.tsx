import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { services, type ServiceSlug } from '@/content/services';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { standaloneLinkClass } from '@/ui/text-link';
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
export function ServicesPanel({ current }: { current: string }) {
  const locale = useLocale();
  const m = useMessages('site');
  return (
    <ul className="grid p-2">
      {services.filter(isPageIn(locale)).map(({ slug, path, name, line }) => (
        <li key={slug}>
          <NavigationMenu.Link asChild active={path === current}>
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
          </NavigationMenu.Link>
        </li>
      ))}
      <li className="mx-4 mt-1 border-t border-stone-300 pt-1">
        <ul className="flex flex-wrap justify-between gap-x-6">
          {listLinks(locale, 'services').map(({ path, label }) => (
            <li key={path}>
              <NavigationMenu.Link asChild active={path === current}>
                <PageLink path={path} current={current} className={standaloneLinkClass}>
                  {label(m)}
                </PageLink>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
