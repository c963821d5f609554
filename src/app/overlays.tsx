import { useEffect, useState } from 'react';
import type { PageEntry } from '@/content/pages';
import { useIsConsentMissing } from '@/features/site/consent/use-consents';
import { DraftReminder } from '@/features/site/trip-request/draft-reminder';
import { WaitingRequests } from '@/features/site/trip-request/waiting-requests';
import { island } from '@/islands/island';

const ConsentBanner = island(
  { when: 'idle', messages: ['consent'], standIn: null },
  async () => (await import('@/features/site/consent/consent-banner')).ConsentBanner,
);

/**
 * What floats over a page: the question about cookies on public ones, until it is answered, and on all of them the notices
 * of requests that wait in this browser.
 */
export function Overlays({ area }: { area: PageEntry['area'] }) {
  const isConsentMissing = useIsConsentMissing();
  const isFree = useIsFreeToAsk();
  const mayAsk = useHasActed() && isFree;
  return (
    <>
      {area === 'public' && isConsentMissing && mayAsk ? <ConsentBanner /> : null}
      {area === 'public' ? <DraftReminder /> : null}
      <WaitingRequests />
    </>
  );
}

/** Whether nobody is filling in a field, or was not at some time since the page came: a question must not cover what is typed. */
function useIsFreeToAsk(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    const look = (focused: EventTarget | null) => {
      if (!(focused instanceof Element && focused.matches('form :is(input, select, textarea)'))) setFree(true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => look(relatedTarget);
    look(document.activeElement);
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, []);
  return isFree;
}

/** Whether the visitor has done anything on the page: who only looks is not asked. */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    const act = () => setActed(true);
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return act();
    const watch = new AbortController();
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(type, act, { capture: true, passive: true, signal: watch.signal });
    return () => watch.abort();
  }, []);
  return hasActed;
}
