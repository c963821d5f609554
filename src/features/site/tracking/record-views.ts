import { watchView } from './page-view';

function recorder(): (pathname: string) => void {
  let shown: string | null = null;
  let endView: (() => void) | undefined;
  return (pathname) => {
    if (pathname === shown) return;
    endView?.();
    shown = pathname;
    endView = watchView(pathname);
  };
}

/**
 * Records the view of a page, and ends that of the page before. A page's own code brings a copy of this module along
 * (src/entry-flight-board.tsx): whichever runs first in a document records all its views.
 * @param pathname URL path; nothing happens while it stays the same
 */
export const recordView = (pathname: string): void => (window.recordView ??= recorder())(pathname);

// It runs by being imported, on pages whose application nobody has started yet.
if (!import.meta.env.SSR) recordView(location.pathname);
