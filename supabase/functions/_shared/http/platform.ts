import type { Mail } from '../mail/mail.ts';

/**
 * Where a function runs: Deno on the hosted platform, the local server's own process otherwise. The local server hands
 * its own parts in; on the hosted platform nothing is handed in and Deno's are used.
 */
export interface Platform {
  fetch: typeof globalThis.fetch;
  /** A variable of the environment, undefined when unset. */
  env: (name: string) => string | undefined;
  /** Takes one finished log line. */
  log: (line: string) => void;
  /** Lets work go on after the answer; the hosted platform would stop it otherwise. The work must not reject. */
  background: (work: Promise<unknown>) => void;
  /** Whether the process is to end: long work then stops at the next good place. Absent on the hosted platform. */
  isStopping?: () => boolean;
  /** Puts a mail into the development inbox; only the local server has one. */
  inbox?: (mail: Mail) => Promise<void>;
  /**
   * Calls a database function with the service role; only the local server has this way, which needs no HTTP.
   * Rejects with the SQLSTATE as `code`.
   */
  call?: (functionName: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

interface DenoGlobal {
  Deno?: { env: { get(name: string): string | undefined } };
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

const NOTHING: Partial<Platform> = {};
const resolved = new WeakMap<Partial<Platform>, Platform>();

/** Completes what the host handed in; the same platform each time for the same host. */
export function resolvePlatform(given: Partial<Platform> = NOTHING): Platform {
  const platform = resolved.get(given) ?? complete(given);
  resolved.set(given, platform);
  return platform;
}

function complete(given: Partial<Platform>): Platform {
  const { Deno, EdgeRuntime } = globalThis as DenoGlobal;
  return {
    fetch: given.fetch ?? ((...call) => globalThis.fetch(...call)),
    env: given.env ?? ((name) => Deno?.env.get(name)),
    log: given.log ?? ((line) => console.info(line)),
    background: given.background ?? ((work) => EdgeRuntime?.waitUntil(work)),
    ...(given.isStopping && { isStopping: given.isStopping }),
    ...(given.inbox && { inbox: given.inbox }),
    ...(given.call && { call: given.call }),
  };
}
