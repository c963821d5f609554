import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../explained-errors.ts';

interface Owner {
  pid: number;
  /** When the process was born, where the system tells: a number alone comes back after a reboot. */
  born: string | null;
}

/**
 * Takes a folder for this process: PGlite itself locks nothing, and two openers of one folder lose acknowledged rows.
 * The lock is `<folder>.lock` beside it; a dead process's lock is replaced.
 * @returns what gives the folder back.
 * @throws ExplainedError when a living process, this one included, has it.
 */
export function lockDataDir(folder: string): () => void {
  const directory = path.resolve(folder);
  const lock = `${directory}.lock`;
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  const own: Owner = { pid: process.pid, born: birthOf(process.pid) };
  if (!tryTake(lock, own)) {
    const left = readOwner(lock);
    if (left && isAlive(left)) {
      throw new ExplainedError(
        `The database ${directory} is already open in process ${left.pid}. Stop that process first, or set DATA_DIR to another folder.`,
      );
    }
    setAside(lock, left);
    if (!tryTake(lock, own)) throw new ExplainedError(`The database ${directory} is being opened by another process.`);
  }
  const release = () => {
    process.off('exit', release);
    const owner = readOwner(lock);
    if (owner && sameOwner(owner, own)) fs.rmSync(lock, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Creates the lock whole or not at all: a hard link cannot be seen half written. */
function tryTake(lock: string, owner: Owner): boolean {
  const draft = `${lock}.${randomUUID()}`;
  fs.writeFileSync(draft, JSON.stringify(owner));
  try {
    fs.linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Moves a dead process' lock away; one that another starter put there meanwhile goes back. */
function setAside(lock: string, dead: Owner | null): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    fs.renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(aside);
  if (moved && !(dead && sameOwner(moved, dead))) fs.linkSync(aside, lock);
  fs.rmSync(aside, { force: true });
}

function readOwner(lock: string): Owner | null {
  try {
    const owner = JSON.parse(fs.readFileSync(lock, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, born: owner.born ?? null } : null;
  } catch {
    return null;
  }
}

const sameOwner = (a: Owner, b: Owner): boolean => a.pid === b.pid && a.born === b.born;

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const born = birthOf(owner.pid);
  return owner.born === null || born === null || owner.born === born;
}

/** The boot's id and the process' start in clock ticks since; null where the system has no /proc. */
function birthOf(pid: number): string | null {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the start is field 22.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}/${started}`;
  } catch {
    return null;
  }
}
