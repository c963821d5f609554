import { SITE_PATHS } from '../../supabase/functions/_shared/contracts/site-paths.ts';
import { localeRegistry, locales } from '../../supabase/functions/_shared/words/locales.ts';
import { DAY_MS, MINUTE_MS, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import type { SeededRandom } from './seeded-random.ts';

type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Insert'];

const HOMES = locales.map((locale) => localeRegistry[locale].home);

const DAYS = 90;

const REFERRERS = ['https://www.google.com/', 'https://www.facebook.com/', 'https://www.instagram.com/', null] as const;
const BROWSERS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/144.0 Mobile',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/144.0',
] as const;

/** One day of the site: visits of those who agreed to be counted, and page views of all others. */
export interface SeedDay {
  visits: Row<'visits'>[];
  counts: Row<'page_counts'>[];
}

/** The last 90 days, the oldest first: more visitors from month to month, fewer on Saturdays. */
export function seedDays(random: SeededRandom, now: Date): SeedDay[] {
  const today = Date.parse(`${israelClock(now).day}T00:00Z`);
  return Array.from({ length: DAYS }, (_, nth) => {
    const ago = (DAYS - 1 - nth) * DAY_MS;
    const middle = new Date(now.getTime() - ago);
    // By the calendar: a day on which the clocks change has not 24 hours.
    const date = new Date(today - ago);
    const day = date.toISOString().slice(0, 10);
    const isSaturday = date.getUTCDay() === 6;
    const visitors = Math.round((8 + nth / 8 + random.whole(0, 8)) * (isSaturday ? 0.4 : 1));
    const paths = [...SITE_PATHS];
    const visits = Array.from({ length: visitors }, (_visitor, at) => visitsOf(random, `seed-${day}-${at}`, middle));
    const counts = [...new Set(Array.from({ length: 12 }, () => random.pick(paths)))];
    return {
      visits: visits.flat().filter(({ created_at }) => Date.parse(created_at ?? '') <= now.getTime()),
      counts: counts.map((path) => ({ day, path, slot: 0, views: random.whole(1, 9) })),
    };
  });
}

/** The pages that one visitor reads one after the other, somewhere in half a day around `middle`. */
function visitsOf(random: SeededRandom, session_id: string, middle: Date): Row<'visits'>[] {
  const paths = [...SITE_PATHS];
  const referrer = random.pick(REFERRERS);
  const user_agent = random.pick(BROWSERS);
  let at = middle.getTime() + random.whole(-12 * 60, 12 * 60) * MINUTE_MS;
  return Array.from({ length: random.whole(1, 5) }, (_, nth) => {
    const time_on_page = random.whole(5, 240);
    const created_at = new Date(at).toISOString();
    at += time_on_page * 1000;
    // The homes are read most.
    const path = nth === 0 && random.chance(0.5) ? random.pick(HOMES) : random.pick(paths);
    return { session_id, path, referrer: nth === 0 ? referrer : null, user_agent, time_on_page, created_at };
  });
}
