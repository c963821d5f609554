import { queryOptions } from '@tanstack/react-query';
import { fetchSettings } from '@/data/settings';

export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: fetchSettings });
