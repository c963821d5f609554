import { clientNetwork } from '../../../supabase/functions/_shared/http/client-ip.ts';
import type { AccountCall } from './account-calls.ts';

/** How often something may be done. */
interface Rule {
  name: string;
  calls: readonly AccountCall[];
  /** What is counted: the sender's network, the tries of one network at one account, or the account, whoever sends. */
  by: 'network' | 'network at account' | 'account';
  max: number;
  /** Instead of `max` while others try the same account more often than anybody mistypes. */
  maxUnderAttack?: number;
  windowSeconds: number;
  /** What follows for a call over the limit. What is counted by account never refuses: others can use it up. */
  over: 'refuse' | 'send no mail';
}

/**
 * By network the hosted platform's defaults (supabase/config.toml → auth.rate_limit). Whatever others do, the owner of an
 * account signs in from a network of his own, and gets mails with links that open: after five within an hour no sixth, but
 * the last of them still does.
 */
const RULES: readonly Rule[] = [
  {
    name: 'sign-in',
    calls: ['POST token?password', 'POST signup', 'PUT user'],
    by: 'network',
    max: 30,
    windowSeconds: 300,
    over: 'refuse',
  },
  {
    name: 'sign-in',
    calls: ['POST token?password'],
    by: 'network at account',
    max: 10,
    maxUnderAttack: 3,
    windowSeconds: 300,
    over: 'refuse',
  },
  {
    name: 'refresh',
    calls: ['POST token?refresh_token'],
    by: 'network',
    max: 150,
    windowSeconds: 300,
    over: 'refuse',
  },
  // Colleagues sign up on one day, from one office.
  { name: 'sign-up mail', calls: ['POST signup'], by: 'network', max: 10, windowSeconds: 3600, over: 'refuse' },
  { name: 'mail', calls: ['POST recover'], by: 'network', max: 5, windowSeconds: 3600, over: 'refuse' },
  { name: 'sign-up mail', calls: ['POST signup'], by: 'account', max: 5, windowSeconds: 3600, over: 'send no mail' },
  { name: 'mail', calls: ['POST recover'], by: 'account', max: 5, windowSeconds: 3600, over: 'send no mail' },
  { name: 'link', calls: ['POST verify'], by: 'network', max: 30, windowSeconds: 300, over: 'refuse' },
];

/** Tries at one account, from all networks, within the window of a rule, that are an attack. */
const ATTACK = 30;

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
   * @returns the seconds to wait when the call is over a limit, else null, and whether mails may follow from it.
   */
  check(call: AccountCall, address: string | null, email: string | null): { wait: number | null; mayMail: boolean } {
    const now = this.#now();
    const network = address && clientNetwork(address);
    const subjects = { network, account: email, 'network at account': network && email && `${network} ${email}` };
    let wait: number | null = null;
    let mayMail = true;
    for (const { name, calls, by, max, maxUnderAttack, windowSeconds, over } of RULES) {
      const subject = subjects[by];
      if (!subject || !calls.includes(call)) continue;
      const attacked =
        maxUnderAttack !== undefined && this.#counted(`${name} at ${email}`, now, windowSeconds).count > ATTACK;
      const window = this.#counted(`${name} ${subject}`, now, windowSeconds);
      if (window.count <= (attacked ? maxUnderAttack : max)) continue;
      if (over === 'refuse') wait = Math.max(wait ?? 1, Math.ceil((window.endsAt - now) / 1000));
      else mayMail = false;
    }
    return { wait, mayMail };
  }

  /** The window of a key, with this call in it. */
  #counted(key: string, now: number, seconds: number): Window {
    const open = this.#windows.get(key);
    if (open && now < open.endsAt) {
      open.count += 1;
      return open;
    }
    const fresh = { endsAt: now + seconds * 1000, count: 1 };
    // A key that is set again stays where it was in the map's order, which is to be that of age.
    this.#windows.delete(key);
    this.#windows.set(key, fresh);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size > MOST_WINDOWS) this.#windows.delete(oldest);
    return fresh;
  }
}
