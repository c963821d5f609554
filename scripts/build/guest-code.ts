import type { Plugin } from 'vite';

/** Name of the environment that builds the guest pages' code, its entry, and its manifest in the build's folder. */
export const GUEST = {
  environment: 'guest',
  entry: 'src/entry-guest.tsx',
  manifest: '.vite/guest-manifest.json',
} as const;

/** Lists the chunks of all interface texts: a guest page brings its own along. */
const LOADERS = /\/src\/i18n\/messages\/loaders\.ts$/u;

/**
 * Builds the code of the guest pages apart from the site's, in one file and one for each language: they share the
 * packages' chunk with no other page, and so carry neither its router nor the frame of the site.
 */
export function guestCode(): Plugin {
  return {
    name: 'guest-code',
    apply: 'build',
    config: () => ({
      environments: {
        [GUEST.environment]: {
          consumer: 'client',
          build: {
            manifest: GUEST.manifest,
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: { input: { guest: GUEST.entry } },
          },
        },
      },
    }),
    applyToEnvironment: ({ name }) => name === GUEST.environment,
    load: (id) => (LOADERS.test(id) ? 'export const loaders = {};' : null),
  };
}
