import { queryOptions } from '@tanstack/react-query';
import { fetchStaffRole } from '@/data/user-roles';

/** Keys begin with the account, so that nobody ever sees what another has read. */
export const roleQuery = (userId: string) =>
  queryOptions({ queryKey: [userId, 'role'], queryFn: () => fetchStaffRole(userId) });
