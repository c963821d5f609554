import type { CompositeTypes } from '@shared/contracts/database.types';

/** Second part of the cache's key of the counts, which several features make old. */
export const COUNTS_KEY = 'counts';

/**
 * What waits for somebody: open alerts, requests held back, accounts without a role, open tasks; and of these the urgent ones that
 * nobody has taken, with the minutes between two sounds while there are any. Null where it is not the caller's to see.
 */
export type StaffCounts = CompositeTypes<'staff_counts'>;
