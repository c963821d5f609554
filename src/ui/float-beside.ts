import { useLayoutEffect, type RefObject } from 'react';

/** Pixels kept free between the two, and to the edges of the screen. */
const GAP_PX = 8;

interface Placement {
  /** Where it goes when there is room; otherwise to the other side. */
  side: 'above' | 'below';
  align: 'start' | 'center' | 'end';
}

/**
 * Shows an element above everything else, beside its anchor and inside the screen, for as long as it is open. It is a
 * popover, so that nothing cuts it off; positions are set by script, for the policy forbids style attributes in HTML.
 */
export function useFloatBeside(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { side, align }: Placement,
): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!isOpen || !element) return;
    const place = () => {
      if (anchor.current) placeBeside(anchor.current, element, { side, align });
    };
    // Browsers without popovers show the element where it is, in front of its neighbours.
    element.showPopover?.();
    place();
    const watch = new AbortController();
    const options = { capture: true, passive: true, signal: watch.signal };
    addEventListener('scroll', place, options);
    addEventListener('resize', place, options);
    return () => {
      watch.abort();
      if (element.isConnected) element.hidePopover?.();
    };
  }, [anchor, floating, isOpen, side, align]);
}

function placeBeside(anchor: Element, floating: HTMLElement, { side, align }: Placement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = at.top - GAP_PX - height;
  const below = at.bottom + GAP_PX;
  const fitsAbove = above >= GAP_PX;
  const fitsBelow = below + height <= clientHeight - GAP_PX;
  const isAbove = side === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;

  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const isAtLeft = (align === 'start') !== isRtl;
  const x = align === 'center' ? at.left + (at.width - width) / 2 : isAtLeft ? at.left : at.right - width;
  floating.style.left = `${Math.round(Math.max(GAP_PX, Math.min(x, clientWidth - width - GAP_PX)))}px`;
  floating.style.top = `${Math.round(isAbove ? above : below)}px`;
}
