/**
 * `npm run release -- 1.0.0`: freezes the migrations as they are, and keeps the database that this release leaves behind, with
 * invented data, for the tests of later ones. Nothing is committed: it says how.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMigrations } from './backend/apply-migrations.ts';
import { brokenReleases, hashOf, readReleases, RELEASES_FILE } from './backend/releases.ts';
import { explained, ExplainedError } from './explained-errors.ts';
import { ARCHIVES, writeReleaseArchive } from './release/release-archive.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

/** @throws ExplainedError unless the version follows upon the last one. */
function requireNextVersion(version: string | undefined, last: string | undefined): string {
  if (!version || !/^\d+\.\d+\.\d+$/u.test(version))
    throw new ExplainedError('Name the version: npm run release -- 1.0.0');
  const isNewer = !last || version.localeCompare(last, undefined, { numeric: true }) > 0;
  if (!isNewer) throw new ExplainedError(`${version} does not follow upon ${last}.`);
  return version;
}

function requireCleanTree(): void {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' });
  if (changed) throw new ExplainedError(`A release is made of what is committed; this is not:\n${changed.trimEnd()}`);
}

/** The newest part of the changelog, "## Since …: what it is about", gets the release's name. */
async function nameChanges(version: string): Promise<void> {
  const file = path.join(projectRoot, 'CHANGELOG.md');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const source = await readFile(file, 'utf8');
  const named = source.replace(/^## Since [^:\n]*/mu, () => `## ${version}, ${day}`);
  if (named === source)
    throw new ExplainedError('CHANGELOG.md has no “## Since …”: say what is new since the last release.');
  await writeFile(file, named);
}

await explained(async () => {
  const releases = await readReleases(projectRoot);
  const version = requireNextVersion(
    parseArgs({ allowPositionals: true }).positionals[0],
    Object.keys(releases).at(-1),
  );
  requireCleanTree();
  const migrations = await readMigrations(path.join(projectRoot, 'supabase', 'migrations'));
  const faults = brokenReleases(releases, migrations);
  if (faults.length > 0) throw new ExplainedError(faults.join('\n'));

  await nameChanges(version);
  const known = new Set(Object.values(releases).flatMap(Object.keys));
  const added = migrations.filter(({ file }) => !known.has(file)).map(({ file, sql }) => [file, hashOf(sql)]);
  const folder = path.join(projectRoot, ARCHIVES, version);
  const bytes = await writeReleaseArchive(projectRoot, folder);
  const list = { ...releases, [version]: Object.fromEntries(added) as Record<string, string> };
  await writeFile(path.join(projectRoot, RELEASES_FILE), `${JSON.stringify(list, null, 2)}\n`);
  execFileSync('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts'], { cwd: projectRoot });

  console.info(`${version}: ${added.length} migrations are released, ${ARCHIVES}/${version} takes ${bytes} bytes.
Read CHANGELOG.md's newest heading, run npm test, then:
  git add -A && git commit -m "Release ${version}" && git tag v${version}`);
});
