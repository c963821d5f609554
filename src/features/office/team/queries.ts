import { queryOptions } from '@tanstack/react-query';
import { fetchTeam } from '@/data/team';

export const teamQuery = queryOptions({ queryKey: ['team'], queryFn: fetchTeam });
