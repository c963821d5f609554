import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Migration } from './apply-migrations.ts';

/** By release, the oldest first: the migrations that it brought, with the hashes of their content. */
export type Releases = Record<string, Record<string, string>>;

/** From the project's root. `npm run release` writes it, and nobody else. */
export const RELEASES_FILE = 'supabase/released.json';

/** @returns no release where there is no such file */
export async function readReleases(projectRoot: string): Promise<Releases> {
  const source = await readFile(path.join(projectRoot, RELEASES_FILE), 'utf8').catch(() => '{}');
  return JSON.parse(source) as Releases;
}

/** SHA-256 of a migration's text, hexadecimal. */
export const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** What is wrong with the migrations of a project, as lines for a reader: from a release on files only come, at the end. */
export function brokenReleases(releases: Releases, migrations: readonly Pick<Migration, 'file' | 'sql'>[]): string[] {
  const released = new Map(Object.values(releases).flatMap((files) => Object.entries(files)));
  const newest = [...released.keys()].toSorted().at(-1) ?? '';
  const there = new Set(migrations.map(({ file }) => file));
  return [
    ...[...released.keys()].filter((file) => !there.has(file)).map((file) => `${file} was released, and is gone`),
    ...migrations.flatMap(({ file, sql }) => {
      const hash = released.get(file);
      if (hash === undefined) return file < newest ? [`${file} stands before ${newest}, which was released`] : [];
      return hash === hashOf(sql) ? [] : [`${file} was edited after it had been released`];
    }),
  ];
}
