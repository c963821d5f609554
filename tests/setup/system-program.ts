import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds after which an installation is given up. */
const INSTALL_TIMEOUT_MS = 600_000;

/** Programs of the system that some tests need, with Debian's package and the option that only tells the version. */
const PROGRAMS = {
  java: { package: 'default-jre-headless', version: '-version', missing: 'the HTML checker needs a Java 11 or later' },
  caddy: { package: 'caddy', version: 'version', missing: 'the test of a site behind Caddy needs one' },
  nginx: { package: 'nginx-light', version: '-v', missing: 'the test of a site behind a proxy needs one' },
  pdftotext: { package: 'poppler-utils', version: '-v', missing: 'the test of what is printed reads PDFs with it' },
} as const;

/** Debian keeps servers where only root looks by itself. */
export const SYSTEM_PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

const works = (name: keyof typeof PROGRAMS): Promise<boolean> =>
  run(name, [PROGRAMS[name].version], { env: { ...process.env, PATH: SYSTEM_PATH } }).then(
    () => true,
    () => false,
  );

/**
 * Finds a program, or installs it with the system's packages as root.
 * @returns its name, to be called with SYSTEM_PATH.
 * @throws when there is none and none can be installed.
 */
export async function ensureProgram(name: keyof typeof PROGRAMS): Promise<string> {
  if (await works(name)) return name;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.info(`No ${name} found: trying apt-get …`);
    const options = { timeout: INSTALL_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', PROGRAMS[name].package], options);
    if (await works(name)) return name;
  }
  throw new Error(`There is no ${name}: ${PROGRAMS[name].missing}.`);
}
