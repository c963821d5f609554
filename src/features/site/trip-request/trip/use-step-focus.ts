import { useEffect, useRef } from 'react';

/** The part of the window in which a heading counts as well in view, in pixels from its top and as a share. */
const TOP_MARGIN = 90;
const LOWEST_SHARE = 0.6;

/**
 * Moves the focus to the heading of a step that the visitor went to, and the card under the page's header. Steps that
 * change by themselves (a restored draft, a form that is reset) leave the focus alone.
 */
export function useStepFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const following = useRef(false);

  useEffect(() => {
    if (!following.current) return;
    following.current = false;
    const { top } = heading.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < TOP_MARGIN || top > innerHeight * LOWEST_SHARE) card.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [index]);

  return {
    heading,
    card,
    /** The next change of step is the visitor's own. */
    follow: () => {
      following.current = true;
    },
    /** Something else takes the focus. */
    hold: () => {
      following.current = false;
    },
  };
}
