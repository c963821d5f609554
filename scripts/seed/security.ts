import { HOUR_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import type { SeededRandom } from './seeded-random.ts';

type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Insert'];

/** Addresses of the networks that are kept for documentation. */
const ADDRESSES = ['203.0.113.7', '203.0.113.24', '198.51.100.9', '192.0.2.66', '2001:db8:1:2::'] as const;

const EVENTS = {
  sign_in_failed: 'low',
  invalid_request: 'low',
  lead_quarantined: 'medium',
  lead_rate_limited: 'medium',
  admin_setup_refused: 'high',
} as const;

/** What the security pages have to show. */
export interface SeedSecurity {
  security_events: Row<'security_events'>[];
  security_alerts: Row<'security_alerts'>[];
  blocked_ips: Row<'blocked_ips'>[];
}

/** Two weeks of small things, three alerts (one of them dealt with), and a block that an administrator set. */
export function seedSecurity(random: SeededRandom, admin: string, now: Date): SeedSecurity {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  return {
    security_events: Array.from({ length: 40 }, () => {
      const event_type = random.weighted({
        sign_in_failed: 5,
        invalid_request: 4,
        lead_quarantined: 2,
        lead_rate_limited: 2,
        admin_setup_refused: 1,
      } satisfies Record<keyof typeof EVENTS, number>);
      return {
        event_type,
        severity: EVENTS[event_type],
        ip_address: random.pick(ADDRESSES),
        created_at: ago(random.whole(1, 14 * 24)),
      };
    }),
    security_alerts: [
      {
        severity: 'high',
        event_type: 'failed_sign_ins',
        ip_address: ADDRESSES[0],
        occurrences: 4,
        created_at: ago(9),
        last_seen_at: ago(7),
        resolved: false,
      },
      {
        severity: 'medium',
        event_type: 'suspicious_leads',
        ip_address: ADDRESSES[2],
        occurrences: 2,
        created_at: ago(40),
        last_seen_at: ago(38),
        resolved: false,
      },
      {
        severity: 'medium',
        event_type: 'invalid_requests',
        ip_address: ADDRESSES[3],
        occurrences: 1,
        created_at: ago(120),
        last_seen_at: ago(120),
        resolved: true,
        resolved_at: ago(110),
        resolved_by: admin,
      },
    ],
    blocked_ips: [
      { ip_address: ADDRESSES[2], reason: 'Automated requests, by hand', blocked_until: ago(-72), created_at: ago(38) },
    ],
  };
}
