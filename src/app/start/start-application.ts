import { rememberPress } from '@/islands/early-press';
import { DOCK_STORAGE_KEY } from '@/layout/contact-bar/dock';
import { READY_EVENT } from '../ready-mark';
import { reloadOnce } from '../stale-deploy';

/** What starts the application at once. */
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/** Milliseconds between the page's paint and the start, and at most from then on until the browser is idle. */
const AFTER_PAINT = 300;
const IDLE_WITHIN = 2000;

/** Attributes that the build gives to the script (scripts/build/prerender-plugin.ts). */
export interface StartData {
  /** Address of the application's entry. */
  main?: string;
  /** Addresses of the whole style sheet and of the page's own chunks, with spaces between. */
  chunks?: string;
  /** Present on pages that have nothing to show before the application runs. */
  eager?: string;
}

/** Before anything is painted: puts away the dock that the visitor closed. */
function hideClosedDock(): void {
  try {
    const stored = sessionStorage.getItem(DOCK_STORAGE_KEY);
    if (stored) document.documentElement.dataset['dock'] = stored;
  } catch {
    // Without storage nothing was closed.
  }
}

/** Acts after load and paint, once the browser has nothing else to do. */
function onceIdle(action: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(action, { timeout: IDLE_WITHIN }) : action();
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, AFTER_PAINT)));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}

/** Whether a press follows a link to another page. */
function leavesPage({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && link.pathname !== location.pathname && !link.target;
}

/**
 * Starts the application after the page has painted: a prerendered page reads, links and fills in without it, so its
 * JavaScript must not compete with text, fonts and pictures. The order (load, two frames, 300 ms, idle for two seconds at
 * most; or the first touch, key or scroll) reached the paint times of a page without scripts in every measured run.
 *
 * A button pressed too early is pressed again once it can answer. Where the entry does not arrive the page is loaded once
 * more, unless a link was followed meanwhile: that would bring back the page just left.
 * @param load imports a module by its address
 */
export function startApplication(
  { main = '', chunks = '', eager }: StartData,
  load: (address: string) => Promise<unknown>,
): void {
  hideClosedDock();
  let isStarted = false;
  let isLeaving = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const fail = (error: unknown) => {
      if (!isLeaving && !reloadOnce()) console.error('[start]', error);
    };
    for (const href of chunks.split(' ').filter(Boolean)) {
      const link = Object.assign(document.createElement('link'), { href });
      link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      link.addEventListener('error', (event) => {
        link.remove();
        if (link.rel === 'stylesheet') fail(event);
      });
      document.head.append(link);
    }
    load(main).catch(fail);
  };
  if (eager !== undefined) return start();
  const early = rememberPress(document);
  const noteLeaving = (event: Event) => {
    isLeaving ||= leavesPage(event);
  };
  addEventListener('click', noteLeaving, true);
  const hand = () => {
    removeEventListener('click', noteLeaving, true);
    early.pressAgain();
  };
  addEventListener(READY_EVENT, hand, { once: true });
  for (const type of TOUCHES) addEventListener(type, start, { once: true, passive: true, capture: true });
  onceIdle(start);
}
