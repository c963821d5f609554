import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './scripts/build/articles-plugin.ts';
import { IMPORT_ALIASES } from './scripts/build/import-aliases.ts';
import { thirdPartyNotices } from './scripts/build/notices-plugin.ts';
import { prerender } from './scripts/build/prerender-plugin.ts';

/** What every page needs, in two chunks that stay cached from page to page: packages, and the site's own frame. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/;
/** The folders inside `layout` load late, or with the pages that use them. */
const FRAME = /[\\/]src[\\/](?:app|layout)[\\/](?!page-modules|page-head|overlays)[^\\/]+$/;

export default defineConfig({
  plugins: [articles(), react(), tailwindcss(), thirdPartyNotices(), prerender()],
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
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 2 },
            // With everything the frame imports: buttons, icons, language registry.
            { name: 'frame', test: FRAME, priority: 1 },
          ],
        },
      },
    },
  },
});
