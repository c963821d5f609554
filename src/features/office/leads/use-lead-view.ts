import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LeadFilter } from '@/data/leads';
import { readLeadView, writeLeadView, type LeadView } from './lead-view';

/** The view in the page's address, and ways to change it. */
export function useLeadView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readLeadView(params), [params]);
  const show = useCallback(
    (changes: Partial<LeadView>, replace = false) =>
      setParams((current) => writeLeadView({ ...readLeadView(current), ...changes }), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return {
    view,
    show,
    /** Narrowing begins at the first page again. `replace` leaves no step back, for typing. */
    narrow: (changes: Partial<LeadFilter>, replace = false) =>
      show({ filter: { ...view.filter, ...changes }, page: 1 }, replace),
  };
}
