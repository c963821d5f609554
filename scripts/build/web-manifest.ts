import type * as Prerender from '../../src/entry-prerender.tsx';

type Site = Pick<typeof Prerender, 'business' | 'localeRegistry' | 'localizedPath'>;
type Locale = (typeof Prerender)['locales'][number];

/** Rendered from the mark by `npm run icons`; a phone may cut them to its own shape. */
export const ICONS = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

const NIGHT = '#0B1D2E';

export const manifestPath = ({ localizedPath }: Site, locale: Locale) => localizedPath(locale, '/site.webmanifest');

/** What a phone needs to put the site on its home screen: each language under its own name, and opening its own home. */
export function webManifest({ business, localeRegistry, localizedPath }: Site, locale: Locale): string {
  return JSON.stringify({
    name: business.name[locale],
    short_name: business.shortName[locale],
    lang: locale,
    dir: localeRegistry[locale].direction,
    start_url: localizedPath(locale, '/'),
    scope: '/',
    // No installed application: without a connection there is no site, so pages open in the browser with its buttons.
    display: 'browser',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: ICONS,
  });
}
