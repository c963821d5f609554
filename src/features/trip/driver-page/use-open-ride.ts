import { useCallback, useEffect, useState } from 'react';

const rideOf = (state: unknown): string | null => (state as { ride?: string } | null)?.ride ?? null;

/** Which ride is open: an entry of the history, so that the phone's own way back leads to the list. */
export function useOpenRide(): [ride: string | null, open: (ride: string | null) => void] {
  const [ride, setRide] = useState<string | null>(() => rideOf(history.state));
  useEffect(() => {
    const follow = (event: PopStateEvent) => setRide(rideOf(event.state));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const open = useCallback((next: string | null) => {
    if (next === null) return history.back();
    history.pushState({ ride: next }, '');
    setRide(next);
    scrollTo(0, 0);
  }, []);
  return [ride, open];
}
