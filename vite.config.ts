import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contents } from './scripts/build/content-plugin.ts';
import { IMPORT_ALIASES } from './scripts/build/import-aliases.ts';
import { thirdPartyNotices } from './scripts/build/notices-plugin.ts';
import { prerender } from './scripts/build/prerender-plugin.ts';

/** What every page needs, in two chunks that stay cached from page to page: packages, and the site's own frame. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/;
/** With everything it imports, and the small parts that first screens share: each alone would be one more request. */
const FRAME =
  /[\\/]src[\\/](?:(?:app|layout|islands)[\\/](?!page-modules|page-head|overlays)[^\\/]+|layout[\\/]page-parts[\\/](?:breadcrumbs|booking-buttons|fact-strip|split-hero)\.tsx|ui[\\/](?:accordion|badge|card|stars)\.tsx)$/;
/** Interface texts that first screens show, one file per language. */
const FIRST_TEXTS =
  /[\\/]src[\\/]i18n[\\/]messages[\\/](\w+)[\\/](?:site|page-parts|article|destination|itinerary)\.ts$/;

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
            { name: 'framework', test: FRAMEWORK, priority: 2 },
            { name: 'frame', test: FRAME, priority: 1 },
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
