import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

const countsSchema = z.object({
  alerts: z.nullable(z.number()),
  held_back: z.nullable(z.number()),
  accounts: z.nullable(z.number()),
});

/** What waits for somebody: open alerts, requests held back, accounts without a role; null where it is not the caller's to see. */
export interface StaffCounts {
  alerts: number | null;
  heldBack: number | null;
  accounts: number | null;
}

/** @throws DataError `refused` for an account without a role */
export async function fetchStaffCounts(): Promise<StaffCounts> {
  const supabase = await getSupabase();
  const {
    alerts,
    held_back: heldBack,
    accounts,
  } = readAnswer(countsSchema, dataOf(await supabase.rpc('get_staff_counts')));
  return { alerts, heldBack, accounts };
}
