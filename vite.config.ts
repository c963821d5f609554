import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contents } from './scripts/build/content-plugin.ts';
import { IMPORT_ALIASES } from './scripts/build/import-aliases.ts';
import { thirdPartyNotices } from './scripts/build/notices-plugin.ts';
import { prerender } from './scripts/build/prerender-plugin.ts';

/** Modules of the sources by their path; "/" is the system's own separator. */
const sources = (...paths: string[]) =>
  new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`.replaceAll('/', String.raw`[\\/]`), 'u');

/**
 * Every chunk is a request, and most parts of a page are smaller than the headers of one: what is asked for together
 * comes together. Chunks of the first two groups stay cached from page to page.
 */
const CHUNKS = {
  /** Packages that every page needs. */
  framework:
    /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/u,
  /** The site's frame with all it imports, and the small parts that first screens share. */
  frame: sources(
    String.raw`(?:app|layout|islands)/(?!page-modules|page-head|overlays)[\w-]+`,
    'layout/page-parts/(?:breadcrumbs|booking-buttons|fact-strip|split-hero)',
    'ui/(?:accordion|badge|card|stars|text-link)',
    'pages/(?:destination/measures|home/section-ids)',
    'content/article-cards',
    'i18n/format',
  ),
  /** What comes to every page a moment later: the record of the view, what floats over the page, the question about cookies. */
  late: sources('app/overlays', 'features/tracking/page-tracking', 'features/consent/consent-banner'),
  /** The places of the forms; the forms themselves come when they are near. */
  forms: sources('features/requests/(?:trip-request-section|contact-section)'),
} as const;
/** Interface texts that first screens show, one file per language. */
const FIRST_TEXTS = sources(String.raw`i18n/messages/(\w+)/(?:site|consent|page-parts|article|destination|itinerary)`);

/** Chunks of a page's content say whose they are. */
const CONTENT_CHUNK = /[\\/]([\w-]+)[\\/](\w+)\.ts\?(page|rest)$/;

export default defineConfig({
  plugins: [contents(), react(), tailwindcss(), thirdPartyNotices(), prerender()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  resolve: { alias: IMPORT_ALIASES },
  // Data, caches and reports change while the site runs; the page must not reload for them.
  server: { watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**'] } },
  build: {
    target: 'es2022',
    // Drawings stay files of their own: as text inside a script they would load before anybody sees them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, content, locale, part] = CONTENT_CHUNK.exec(facadeModuleId ?? '') ?? [];
          return `assets/${part ? `${part}.${content}.${locale}` : '[name]'}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            { name: 'framework', test: CHUNKS.framework, priority: 3 },
            { name: 'frame', test: CHUNKS.frame, priority: 2 },
            { name: 'late', test: CHUNKS.late, priority: 1 },
            { name: 'forms', test: CHUNKS.forms, priority: 1 },
            {
              debugName: 'texts',
              name: (id) => `texts-${FIRST_TEXTS.exec(id)?.[1] ?? ''}`,
              test: FIRST_TEXTS,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
