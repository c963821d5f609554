import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds after which an installation is given up. */
const INSTALL_TIMEOUT_MS = 600_000;

const works = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  );

/**
 * Finds Java, or installs it with the system's packages as root.
 * @returns the program.
 * @throws when there is none and none can be installed.
 */
export async function ensureJava(): Promise<string> {
  if (await works()) return 'java';
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.info('No Java found: trying apt-get …');
    const options = { timeout: INSTALL_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], options);
    if (await works()) return 'java';
  }
  throw new Error('No Java: the HTML checker needs one. Install a Java 11 or later.');
}
