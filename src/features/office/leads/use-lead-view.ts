import type { LeadFilter } from '@/data/leads';
import { useAddressView } from '@/features/office/kit/use-address-view';
import { readLeadView, writeLeadView } from './lead-view';

/** The view in the page's address, and ways to change it. */
export function useLeadView() {
  const { view, show } = useAddressView(readLeadView, writeLeadView);
  return {
    view,
    show,
    /** Narrowing begins at the first page again. `replace` leaves no step back, for typing. */
    narrow: (changes: Partial<LeadFilter>, replace = false) =>
      show({ filter: { ...view.filter, ...changes }, page: 1 }, replace),
  };
}
