import { queryOptions } from '@tanstack/react-query';
import { fetchTeam } from '@/data/team';

/** Keys begin with the account, so that nobody ever sees what another has read. */
export const teamQuery = queryOptions({ queryKey: ['team'], queryFn: fetchTeam });
