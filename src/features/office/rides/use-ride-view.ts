import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRideView, writeRideView, type RideView } from './ride-view';

/** The view in the page's address, and how to change it. */
export function useRideView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readRideView(params), [params]);
  const show = useCallback(
    (changes: Partial<RideView>) =>
      setParams((current) => writeRideView({ ...readRideView(current), ...changes }), { preventScrollReset: true }),
    [setParams],
  );
  return { view, show };
}
