import { queryOptions } from '@tanstack/react-query';
import { fetchSettings } from '@/data/settings';

/** Keys begin with the account, so that nobody ever sees what another has read. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: fetchSettings });
