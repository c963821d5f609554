import { useEffect, useRef } from 'react';

/** The part of the window in which a heading counts as well in view, in pixels from its top and as a share. */
const TOP_MARGIN = 90;
const LOWEST_SHARE = 0.6;

/**
 * Moves the focus to the heading of a step that the visitor went to, and the card under the page's header; or to the field for which
 * they went there. Steps that
 * change by themselves (a restored draft, a form that is reset) leave the focus alone.
 */
export function useStepFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  /** The visitor's own next change of step, and the id of the field that it is made for. */
  const following = useRef<{ field?: string | undefined } | null>(null);

  useEffect(() => {
    if (!following.current) return;
    const { field } = following.current;
    following.current = null;
    if (field) return document.getElementById(field)?.focus();
    const { top } = heading.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < TOP_MARGIN || top > innerHeight * LOWEST_SHARE) card.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [index]);

  return {
    heading,
    card,
    /**
     * The next change of step is the visitor's own.
     * @param field id of a field of that step, where it is made for that one
     */
    follow: (field?: string) => {
      following.current = { field };
    },
    /** Something else takes the focus. */
    hold: () => {
      following.current = null;
    },
  };
}
