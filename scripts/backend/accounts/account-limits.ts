import { clientNetwork } from '../../../supabase/functions/_shared/client-ip.ts';
import type { AccountCall } from './account-calls.ts';

/** How often something may be done. */
interface Rule {
  name: string;
  calls: readonly AccountCall[];
  /** What is counted: the sender's network, or the account that the call names, whoever sends it. */
  by: 'network' | 'account';
  max: number;
  windowSeconds: number;
}

/**
 * The hosted platform's defaults (supabase/config.toml → auth.rate_limit), and the same for each account. Nobody is
 * locked out by somebody else's attempts: the link for a new password is counted apart, and arrives in the mailbox.
 */
const RULES: readonly Rule[] = [
  {
    name: 'sign-in',
    calls: ['POST token?password', 'POST signup', 'PUT user'],
    by: 'network',
    max: 30,
    windowSeconds: 300,
  },
  { name: 'sign-in', calls: ['POST token?password'], by: 'account', max: 30, windowSeconds: 300 },
  { name: 'refresh', calls: ['POST token?refresh_token'], by: 'network', max: 150, windowSeconds: 300 },
  { name: 'mail', calls: ['POST recover'], by: 'network', max: 5, windowSeconds: 3600 },
  { name: 'mail', calls: ['POST recover', 'POST signup'], by: 'account', max: 5, windowSeconds: 3600 },
  { name: 'link', calls: ['GET verify'], by: 'network', max: 30, windowSeconds: 300 },
];

/** Windows in memory; beyond that the oldest go, so that a flood of networks cannot fill it. */
const MOST_WINDOWS = 100_000;

interface Window {
  endsAt: number;
  count: number;
}

/** Fixed-window limits on the account endpoints; the Supabase implementation has none. */
export class AccountLimits {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  /** @param now the clock, in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a call.
   * @param address the client's IP address; null for a call from within the server, which has no limit by network.
   * @param email of the account that the call names, in lower case; null where it names none.
   * @returns the seconds to wait when the call is over a limit, else null.
   */
  check(call: AccountCall, address: string | null, email: string | null): number | null {
    const now = this.#now();
    const subjects = { network: address && clientNetwork(address), account: email };
    let wait: number | null = null;
    for (const { name, calls, by, max, windowSeconds } of RULES) {
      const subject = subjects[by];
      if (!subject || !calls.includes(call)) continue;
      const window = this.#window(`${name} ${subject}`, now, windowSeconds);
      window.count += 1;
      if (window.count > max) wait = Math.max(wait ?? 1, Math.ceil((window.endsAt - now) / 1000));
    }
    return wait;
  }

  #window(key: string, now: number, seconds: number): Window {
    const open = this.#windows.get(key);
    if (open && now < open.endsAt) return open;
    const fresh = { endsAt: now + seconds * 1000, count: 0 };
    // A key that is set again stays where it was in the map's order, which is to be that of age.
    this.#windows.delete(key);
    this.#windows.set(key, fresh);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size > MOST_WINDOWS) this.#windows.delete(oldest);
    return fresh;
  }
}
