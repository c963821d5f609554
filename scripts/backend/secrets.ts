import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ExplainedError } from '../explained-errors.ts';

const schema = z.object({
  /** The key that acts as service_role. */
  secretKey: z.string().startsWith('sb_secret_').min(32),
  /** Signs access tokens. */
  jwtSecret: z.string().min(32),
  /** Keys the hash under which client addresses are stored. */
  ipHashSecret: z.string().min(32),
});

/** What the system says of a folder that cannot be used. */
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file: name a folder',
  ENOTDIR: 'stands inside a file: name a folder',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that may only be read',
  ENOSPC: 'is on a disk that is full',
};

export type Secrets = z.infer<typeof schema>;

/**
 * Where this installation's mails are read while it is tried out, "/_dev/inbox/" and a key. The settings alone cannot tell
 * a trial from a site behind a proxy whose SITE_URL was forgotten: only who reads the console, or the data folder, knows it.
 */
export const inboxPath = ({ jwtSecret }: Pick<Secrets, 'jwtSecret'>): string =>
  `/_dev/inbox/${createHmac('sha256', jwtSecret).update('inbox').digest('base64url').slice(0, 24)}`;

/**
 * Reads the installation's secrets from `<dataDir>/secrets.json`, or makes them at the first start. Only the file's
 * owner may read it; with the file lost, everybody has to sign in again.
 * @throws ExplainedError when the file cannot be understood: replacing it silently would sign everybody out.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new ExplainedError(
      `DATA_DIR ${dataDir} ${FOLDER_FAULTS[error.code ?? ''] ?? `cannot be made (${error.code})`}.`,
    );
  });
  const fresh: Secrets = {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
    ipHashSecret: randomBytes(32).toString('base64url'),
  };
  try {
    await writeFile(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const fault = FOLDER_FAULTS[code];
    if (code !== 'EEXIST') throw fault ? new ExplainedError(`DATA_DIR ${dataDir} ${fault}.`) : error;
  }
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new ExplainedError(
      `${file} cannot be read as this installation's secrets. Restore it, or delete it to make new ones (everybody has to sign in again).`,
    );
  }
}
