import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './scripts/build/prerender-plugin.ts';

/** What every page needs: one chunk that stays cached from page to page and from deploy to deploy. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async|cookie|set-cookie-parser|invariant|react-fast-compare|shallowequal)[\\/]/;

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  resolve: {
    alias: {
      '@': path.resolve(import.meta.dirname, 'src'),
      '@shared': path.resolve(import.meta.dirname, 'supabase/functions/_shared'),
    },
  },
  // Data, caches and reports change while the site runs; the page must not reload for them.
  server: { watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**'] } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } },
    },
  },
});
