import { useEffect, useMemo } from 'react';
import { restOf, type RestRules } from '@/config/rest-clock';
import { loadPublished } from '@/data/published';
import { usePublished } from '@/i18n/promises';

/** When nobody drives: what the document knows, until the whole snapshot is there with the days that are closed besides. */
export function useRestRules(): RestRules {
  const { promises, closed_dates } = usePublished();
  useEffect(() => void loadPublished(), []);
  return useMemo(() => restOf(promises, closed_dates), [promises, closed_dates]);
}
