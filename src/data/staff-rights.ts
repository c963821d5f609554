/** Generated from supabase/permissions.json by `npm run types`; do not edit. */
import type { Database } from '@shared/contracts/database.types';

/** The roles that hold each right. */
export const STAFF_RIGHTS = {
  'work on leads': ['operator', 'manager', 'admin'],
  'delete leads': ['manager', 'admin'],
  'export leads': ['manager', 'admin'],
  'export rides': ['manager', 'admin'],
  'read alerts': ['admin'],
  'give roles': ['admin'],
  'use the data desk': ['admin'],
  'change settings': ['manager', 'admin'],
  'renew trip links': ['manager', 'admin'],
  'allow rides on days of rest': ['admin'],
  'change prices': ['manager', 'admin'],
  'change the fleet': ['manager', 'admin'],
  'change meeting points': ['manager', 'admin'],
} as const satisfies Readonly<Record<string, readonly Database['public']['Enums']['app_role'][]>>;
