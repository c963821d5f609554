import { useEffect } from 'react';

/** Dispatched on the window once the application answers. */
export const READY_EVENT = 'app:ready';

/**
 * Says that buttons answer now: the start script (start/start-application.ts) waits for the event to press again what
 * was pressed too early, tests and benchmarks wait for the mark. It stands last where the page stands: when its effect
 * runs, the effects of everything before it have run, and the parts of the page that come late keep watch already.
 */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    dispatchEvent(new Event(READY_EVENT));
  }, []);
  return null;
}
