/** How often one address may call one kind of endpoint. */
interface Rule {
  name: string;
  paths: RegExp;
  methods: readonly string[];
  max: number;
  windowSeconds: number;
}

/** The hosted platform's defaults: 30 sign-ins, sign-ups or checks in 5 minutes, and few mails an hour. */
const RULES: readonly Rule[] = [
  { name: 'sign-in', paths: /^\/auth\/v1\/(?:token|signup|verify)$/u, methods: ['POST'], max: 30, windowSeconds: 300 },
  { name: 'mail', paths: /^\/auth\/v1\/(?:recover|resend)$/u, methods: ['POST'], max: 5, windowSeconds: 3600 },
  { name: 'link', paths: /^\/auth\/v1\/verify$/u, methods: ['GET', 'HEAD'], max: 30, windowSeconds: 300 },
];

/** Beyond this many addresses the expired windows are swept, so that a flood of addresses cannot fill the memory. */
const SWEEP_ABOVE = 10_000;

interface Window {
  endsAt: number;
  count: number;
}

/** Fixed-window limits on the account endpoints; the Supabase implementation has none. */
export class AuthRateLimit {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  /** @param now the clock, in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a request.
   * @param address the client's IP address.
   * @returns the seconds to wait when the request is over a limit, else null.
   */
  check(method: string, pathname: string, address: string): number | null {
    const now = this.#now();
    let wait: number | null = null;
    for (const rule of RULES) {
      if (!rule.methods.includes(method) || !rule.paths.test(pathname)) continue;
      const window = this.#window(`${rule.name} ${address}`, now, rule.windowSeconds);
      window.count += 1;
      if (window.count > rule.max) wait = Math.max(wait ?? 1, Math.ceil((window.endsAt - now) / 1000));
    }
    return wait;
  }

  #window(key: string, now: number, seconds: number): Window {
    const open = this.#windows.get(key);
    if (open && now < open.endsAt) return open;
    if (this.#windows.size > SWEEP_ABOVE) {
      for (const [other, window] of this.#windows) if (now >= window.endsAt) this.#windows.delete(other);
    }
    const fresh = { endsAt: now + seconds * 1000, count: 0 };
    this.#windows.set(key, fresh);
    return fresh;
  }
}

/** The answer of the hosted platform to a request over the limit. */
export const rateLimitedResponse = (waitSeconds: number): Response =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    {
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'retry-after': String(waitSeconds),
        'x-sb-error-code': 'over_request_rate_limit',
      },
    },
  );
