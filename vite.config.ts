import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contents } from './scripts/build/content-plugin.ts';
import { directImports } from './scripts/build/direct-imports.ts';
import { IMPORT_ALIASES } from './scripts/build/import-aliases.ts';
import { laterNames } from './scripts/build/later-names.ts';
import { lightCode } from './scripts/build/light-code.ts';
import { thirdPartyNotices } from './scripts/build/notices-plugin.ts';
import { offeredLanguages } from './scripts/build/offered-languages.ts';
import { prerender } from './scripts/build/prerender-plugin.ts';
import { SUPPORTED_BROWSERS } from './scripts/build/supported-browsers.ts';

/** Modules of the sources by their path; "/" is the system's own separator. */
const sources = (...paths: string[]) =>
  new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`.replaceAll('/', String.raw`[\\/]`), 'u');

/**
 * Every chunk is a request, and most parts of a page are smaller than the headers of one: what is asked for together
 * comes together. The first three stay cached from page to page, so that another page is one chunk: its texts.
 */
const CHUNKS = {
  /** Packages that every page needs. */
  framework:
    /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/u,
  /** The frame of the site and the first screen of every kind of public page, with all that they import. */
  site: sources(
    String.raw`(?:app|layout|islands)/[\w-]+`,
    String.raw`pages/(?!admin-setup|auth|dashboard)[\w-]+/[\w-]+-page`,
    String.raw`content/terms/\w+`,
    // What stands on most pages: another round trip would keep it waiting.
    'layout/footer/site-footer',
    'config/rest-clock',
    'data/flight-board',
    'i18n/messages/loaders',
  ),
  /** What runs before the rest: the record of views, pictures that come near, links that are pressed. */
  views: sources(
    'app/(?:ready-event|start/(?:after-paint|pressed-links))',
    'features/site/tracking/record-views',
    'ui/near-pictures',
  ),
  /** What is known of a ride: its facts, days as people type them, when nobody drives. The home page and prices ask, too. */
  rides: [
    sources(
      'lib/calendar-day',
      'features/site/trip-request/(?:day-field|day/typed-day|pricing/(?:pricing|understood)|trip/(?:count-input|day-hours|hire-hours|use-price-list|use-rest-rules|closed-days-note|ask-text))',
      'ui/(?:combobox|day-input|select)',
    ),
    /[\\/]_shared[\\/](?:facts[\\/]asked-trip|places[\\/](?:fold-place|known-places)|price[\\/]money)\.ts$/u,
  ],
  /** The short form, and so all that the long one shares with it, packages included: the first "Next" waits for each file. */
  forms: sources('features/site/trip-request/contact/contact-form', 'ui/ticket-stop'),
  /** Thousands of names, which come with the first letter in a place's field: what shares other modules with them goes without. */
  placeNames: /[\\/]_shared[\\/]places[\\/](?:localities|landmarks|unpriced-places)\.ts$/u,
} as const;
/** Texts that first screens share, one file per language. */
const FIRST_TEXTS = sources(
  String.raw`i18n/messages/(\w+)/(?:site|consent|page-parts|article|destination|itinerary|privacy-settings)`,
  String.raw`content/terms/sentences\.(\w+)`,
);
/** Texts of the long form, with the words for a ride that the back office shares. */
const TRIP_TEXTS =
  /[\\/](?:i18n[\\/]messages[\\/](\w+)[\\/]trip-(?:request|start)|words[\\/]lead-words[\\/](\w\w))\.ts$/u;
const languageOf = (texts: RegExp, id: string) => texts.exec(id)?.slice(1).find(Boolean);
/** Chunks that run before any other page is asked for. */
const RUNNING = /assets\/(?:framework|site|views)-/u;

/** Chunks of a page's content say whose they are. */
const CONTENT_CHUNK = /[\\/]([\w-]+)[\\/](\w+)\.ts\?(page|rest)$/;

export default defineConfig({
  plugins: [
    offeredLanguages(),
    contents(),
    laterNames(),
    react(),
    tailwindcss(),
    thirdPartyNotices(),
    lightCode(),
    directImports(),
    prerender(),
  ],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  resolve: { alias: IMPORT_ALIASES },
  // Data, caches and reports change while the site runs; the page must not reload for them.
  server: { watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**'] } },
  build: {
    target: SUPPORTED_BROWSERS,
    // Drawings stay files of their own: as text inside a script they would load before anybody sees them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, chunks) => chunks.filter((one) => !RUNNING.test(one)) },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, content, locale, part] = CONTENT_CHUNK.exec(facadeModuleId ?? '') ?? [];
          return `assets/${part ? `${part}.${content}.${locale}` : '[name]'}-[hash:7].js`;
        },
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Whoever takes a constant from it need not bring along all that sends a request.
          treeshake: { moduleSideEffects: [{ test: sources('data/submit-lead'), sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'place-names', test: CHUNKS.placeNames, priority: 6 },
                { name: 'framework', test: CHUNKS.framework, priority: 5 },
                { name: 'views', test: CHUNKS.views, priority: 4 },
                { name: 'site', test: CHUNKS.site, priority: 3 },
                {
                  debugName: 'texts',
                  name: (id) => `texts-${languageOf(FIRST_TEXTS, id)}`,
                  test: FIRST_TEXTS,
                  priority: 2,
                },
                {
                  debugName: 'trip',
                  name: (id) => `trip-${languageOf(TRIP_TEXTS, id)}`,
                  test: TRIP_TEXTS,
                  priority: 2,
                },
                { name: 'rides', test: (id) => CHUNKS.rides.some((one) => one.test(id)), priority: 1 },
                { name: 'forms', test: CHUNKS.forms, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
});
