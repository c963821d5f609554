import { useSyncExternalStore } from 'react';
import { currentSession, watchSession, type SessionState } from '@/data/session';

/** Who is signed in, kept current across tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(watchSession, currentSession, currentSession);
}
