import { watchView } from './page-view';

let shown: string | null = null;
let endView: (() => void) | undefined;

/**
 * Records the view of a page, and ends that of the page before.
 * @param pathname URL path; nothing happens while it stays the same
 */
export function recordView(pathname: string): void {
  if (pathname === shown) return;
  endView?.();
  shown = pathname;
  endView = watchView(pathname);
}

// The start script downloads this module by itself, on pages whose application nobody has started yet.
if (!import.meta.env.SSR) recordView(location.pathname);
