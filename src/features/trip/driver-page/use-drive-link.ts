import { useMemo, useSyncExternalStore } from 'react';
import { readDriveFragment, type DriveLink } from '@/data/drive';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** What the address opens; another link in the same tab counts, too. Undefined in the HTML of the build, null for no link. */
export function useDriveLink(): DriveLink | null | undefined {
  const fragment = useSyncExternalStore<string | null>(
    subscribe,
    () => location.hash,
    () => null,
  );
  return useMemo(() => (fragment === null ? undefined : readDriveFragment(fragment)), [fragment]);
}
