import { useLayoutEffect, useState, type RefObject } from 'react';

/** Heights in pixels that parts had when their page was left, by {@link heightKey}. */
const leftHeights = new Map<string, number>();
let parts = 0;

/** A number of its own for a part of pages. */
export const newPart = (): number => parts++;

/** A part of a page at a width of the window. */
const heightKey = (part: number, pathname: string) => `${part} ${pathname} ${window.innerWidth}`;

/**
 * Notes how high a part is when its page is left: its placeholder is as high when the visitor comes back. The browser tells
 * the height whenever it changes: asked for it, or for the window's width, while the page is taken away, it would first work
 * out the styles of all that is left.
 */
export function useLeftHeight(part: number, frame: RefObject<HTMLElement | null>): number | undefined {
  const [pathname] = useState(() => (import.meta.env.SSR ? '' : location.pathname));
  useLayoutEffect(() => {
    let left: [key: string, height: number] | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height) left = [heightKey(part, pathname), height];
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      if (left) leftHeights.set(...left);
    };
  }, [part, pathname, frame]);
  return import.meta.env.SSR ? undefined : leftHeights.get(heightKey(part, pathname));
}
