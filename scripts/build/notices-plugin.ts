import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Served beside the pages: whose code and letters the site carries, and on what terms. */
const NOTICES_FILE = 'third-party-notices.txt';

/** The typefaces are cut before the build (scripts/fonts/font-faces.ts), so that no module names their packages. */
const FONT_PACKAGES = ['@fontsource-variable/assistant', '@fontsource-variable/frank-ruhl-libre'] as const;

/** Stands in for React in what is built apart (light-code.ts). */
const LIGHT_PACKAGES = ['preact'] as const;

/** Names of places are data, not code: their terms ask for their source to be named. */
const DATA_NOTICE = `GeoNames cities500 (CC-BY-4.0)

The names of localities by which this site recognises an address are from GeoNames, https://www.geonames.org. They are
used under the Creative Commons Attribution 4.0 International licence, https://creativecommons.org/licenses/by/4.0/, and were
changed: selected by country, cut to the names, and written without accents and marks. GeoNames makes no warranty of their
accuracy, timeliness or completeness, and does not endorse this site.`;

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Folder of the package that a module belongs to; null for the site's own. */
function packageFolder(moduleId: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)/u.exec(moduleId.replaceAll('\\', '/'))?.[1] ?? null;
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
  const terms = file ? readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '';
  return [`${name} ${version} (${license ?? 'no licence named'})`, ...(terms && ['', terms])].join('\n');
}

/** Writes the notices of every package that some script of the built site holds a part of. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const folders = new Set(
        [...FONT_PACKAGES, ...LIGHT_PACKAGES].map((name) =>
          path.join(this.environment.config.root, 'node_modules', name),
        ),
      );
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const moduleId of output.moduleIds) {
          const folder = packageFolder(moduleId);
          if (folder) folders.add(folder);
        }
      }
      const notices = [...[...folders].map(noticeOf).toSorted(), DATA_NOTICE];
      this.emitFile({
        type: 'asset',
        fileName: NOTICES_FILE,
        source: `This site is built with the work of others:\n\n${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
      });
    },
  };
}
