import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what stands in the place of controls that were pressed and are gone: where the focus went with them, it is taken over, so that it
 * does not fall on the page. Somebody who is elsewhere is left there.
 *
 * @param event what has happened, another value each time; nothing before
 */
export function useLostFocus<Element extends HTMLElement>(event: unknown): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (event && document.activeElement === document.body) ref.current?.focus();
  }, [event]);
  return ref;
}
