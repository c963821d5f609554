import type { Plugin } from 'vite';

interface LightCode {
  /** Its source, from the project's root. */
  entry: string;
  /** Its manifest in the build's folder. */
  manifest: string;
}

/** What is built apart, by the name of its environment: code that runs without the application. */
export const LIGHT_CODE = {
  /** All guest pages that do not name another one (`code` of the registry). */
  guest: { entry: 'src/entry-guest.tsx', manifest: '.vite/guest-manifest.json' },
  /** The driver's page. */
  drive: { entry: 'src/entry-drive.tsx', manifest: '.vite/drive-manifest.json' },
  /** The flight board of a document, until the visitor goes on to another page. */
  flightBoard: { entry: 'src/entry-flight-board.tsx', manifest: '.vite/flight-board-manifest.json' },
} as const satisfies Record<string, LightCode>;

/**
 * Preact does what such code asks of React in a sixth of its bytes: guest pages would weigh more than they may with React
 * alone (docs/adr/0008-guest-pages-run-on-preact.md).
 */
const STAND_INS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** Lists the chunks of all interface texts: light code brings its own along. */
const LOADERS = /\/src\/i18n\/messages\/loaders\.ts$/u;

const isLight = (environment: string): environment is keyof typeof LIGHT_CODE => environment in LIGHT_CODE;

/**
 * Builds each light code apart from the site's, in one file and one for each language whose texts it does not hold: it
 * shares the packages' chunk with nothing else, and so carries neither React, its router nor the frame of the site.
 */
export function lightCode(): Plugin {
  return {
    name: 'light-code',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      environments: Object.fromEntries(
        Object.entries(LIGHT_CODE).map(([environment, { entry, manifest }]) => [
          environment,
          {
            consumer: 'client',
            build: {
              manifest,
              emptyOutDir: false,
              copyPublicDir: false,
              rollupOptions: { input: { [environment]: entry } },
            },
          },
        ]),
      ),
    }),
    applyToEnvironment: ({ name }) => isLight(name),
    resolveId(source, importer, options) {
      const standIn = STAND_INS[source];
      return standIn ? this.resolve(standIn, importer, { ...options, skipSelf: true }) : null;
    },
    load: (id) => (LOADERS.test(id) ? 'export const loaders = {};' : null),
  };
}
