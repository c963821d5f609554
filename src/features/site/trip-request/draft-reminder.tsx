import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { island } from '@/islands/island';
import { keptItem } from '@/lib/kept-item';
import { DRAFTS, hasDraft } from './drafts/form-draft';

const DraftChip = island<{ onHide: () => void }>(
  { when: 'now', messages: ['outbox'], standIn: null },
  async () => (await import('./notices/draft-chip')).DraftChip,
);

/** In the session's storage: the visitor has put the reminder away. */
const HIDDEN_KEY = 'draftReminder';

const isHidden = () => keptItem('sessionStorage', HIDDEN_KEY) !== null;

/** The way back to a request that was begun. Asked anew on every page, and when another tab begins, sends or clears one. */
export function DraftReminder() {
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState<string | null>(null);
  useEffect(() => {
    const ask = () => setShownOn(hasDraft(DRAFTS.trip) && !isHidden() ? pathname : null);
    ask();
    addEventListener('storage', ask);
    return () => removeEventListener('storage', ask);
  }, [pathname]);
  const hide = () => {
    setShownOn(null);
    try {
      sessionStorage.setItem(HIDDEN_KEY, '');
    } catch {
      // It comes back with the next page, then.
    }
  };
  return shownOn === pathname ? <DraftChip key={pathname} onHide={hide} /> : null;
}
