import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

/** Second part of the cache's key of the counts, which several features make old. */
export const COUNTS_KEY = 'counts';

const countsSchema = z.object({
  alerts: z.nullable(z.number()),
  held_back: z.nullable(z.number()),
  accounts: z.nullable(z.number()),
  tasks: z.nullable(z.number()),
  sound: z.nullable(z.object({ minutes: z.number(), tasks: z.number() })),
});

/** What waits for somebody: open alerts, requests held back, accounts without a role, open tasks; null where it is not the caller's to see. */
export interface StaffCounts {
  alerts: number | null;
  heldBack: number | null;
  accounts: number | null;
  tasks: number | null;
  /** Urgent tasks that nobody has taken, and the minutes between two sounds while there are any; 0 for none. */
  sound: { minutes: number; tasks: number } | null;
}

/** @throws DataError `refused` for an account without a role */
export async function fetchStaffCounts(): Promise<StaffCounts> {
  const supabase = await getSupabase();
  const { held_back: heldBack, ...counts } = readAnswer(countsSchema, dataOf(await supabase.rpc('get_staff_counts')));
  return { heldBack, ...counts };
}
