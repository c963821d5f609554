import type { Plugin } from 'vite';

/** Name of the environment that builds the guest pages' code, its entry, and its manifest in the build's folder. */
export const GUEST = {
  environment: 'guest',
  entry: 'src/entry-guest.tsx',
  manifest: '.vite/guest-manifest.json',
} as const;

/**
 * Guest pages run on Preact, which does what they ask of React in a sixth of its bytes: together with React alone they
 * would weigh more than they may (docs/adr/0008-guest-pages-run-on-preact.md).
 */
const STAND_INS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** Lists the chunks of all interface texts: a guest page brings its own along. */
const LOADERS = /\/src\/i18n\/messages\/loaders\.ts$/u;

/**
 * Builds the code of the guest pages apart from the site's, in one file and one for each language: they share the
 * packages' chunk with no other page, and so carry neither React, its router nor the frame of the site.
 */
export function guestCode(): Plugin {
  return {
    name: 'guest-code',
    apply: 'build',
    enforce: 'pre',
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
    resolveId(source, importer, options) {
      const standIn = STAND_INS[source];
      return standIn ? this.resolve(standIn, importer, { ...options, skipSelf: true }) : null;
    },
    load: (id) => (LOADERS.test(id) ? 'export const loaders = {};' : null),
  };
}
