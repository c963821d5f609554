import { DOCK_STORAGE_KEY } from '@/layout/contact-bar/dock';
import { keepsRequest } from '@/features/site/trip-request/kept-requests';
import { WAITING_BUTTON } from '@/islands/early-press';
import { keptItem } from '@/lib/kept-item';
import { hasWish } from '@/lib/trip-wish';
import { whenIdle } from '@/lib/when-idle';
import { reloadOnce } from '../stale-deploy';

/** A press, a key or a word wants an answer. A press by an assistive technology may come as a click alone. */
const ACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;
/** Somebody is there, who may want one soon. */
const SIGNS = ['pointermove', 'wheel', 'scroll'] as const;
/** What ends a press that has begun. */
const PRESS_ENDS = ['click', 'pointercancel', 'dragstart', 'contextmenu', 'scroll'] as const;
/** What an action must meet to want an answer of the application. */
const CONTROL = 'a, button, input, select, textarea, label, summary';
/** What the browser answers by itself. */
const NATIVE = 'summary, [commandfor], [popovertarget]';
/** Milliseconds between the page's paint and what starts by itself once the browser is idle. */
const AFTER_PAINT_MS = 300;

/** Attributes that the build gives to the script (scripts/build/prerender-plugin.ts). */
export interface StartData {
  /** Address of the application's entry. */
  main?: string;
  /** Addresses of the whole style sheet and of the chunks that the entry and the page import, with spaces between. */
  chunks?: string;
  /** Address of the code that records views, where no other code does. */
  views?: string;
  /** Present on pages that have nothing to show before the application runs. */
  eager?: string;
  /** On pages that show what the browser keeps: its key of local storage. */
  live?: string;
  /** Present on pages that are made for a form: its code is in `chunks`, and comes right behind the paint. */
  soon?: string;
  /** Address of the code of a part that shows what is happening now; it records the view, too. */
  own?: string;
}

/** Before anything is painted: puts away the dock that the visitor closed. */
function hideClosedDock(): void {
  const stored = keptItem('sessionStorage', DOCK_STORAGE_KEY);
  if (stored) document.documentElement.dataset['dock'] = stored;
}

/**
 * Before anything is painted: a form whose draft is stored lets nobody in until it shows it (features/site/trip-request/drafts/use-draft.ts).
 * Returns whether the form has something to show that its HTML has not.
 */
function holdForm(): boolean {
  const form = document.querySelector<HTMLElement>('[data-draft]');
  if (!form) return false;
  form.inert = keptItem('localStorage', form.dataset['draft'] ?? '') !== null;
  return form.inert || hasWish(location.search);
}

const afterPaint = (action: () => void) => requestAnimationFrame(() => requestAnimationFrame(action));

/** Acts after load and paint, when the browser is idle. */
function onceIdle(action: () => void): void {
  const wait = () => afterPaint(() => setTimeout(whenIdle, AFTER_PAINT_MS, action));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Whether the visitor's line is metered or slow by its own word. A browser that says nothing is taken for a good one. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Acts once the input has been answered by a paint, and a press has ended: starting takes the processor for a moment. */
function afterInput({ type }: Event, action: () => void): void {
  const watch = new AbortController();
  const ended = () => {
    watch.abort();
    requestAnimationFrame(() => setTimeout(action));
  };
  if (type !== 'pointerdown' && type !== 'touchstart') return ended();
  for (const end of PRESS_ENDS) addEventListener(end, ended, { signal: watch.signal, capture: true, passive: true });
}

/** Chrome reports a pointer that rests while the page is laid out under it. */
const isResting = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

const isAction = ({ target }: Event) => !(target instanceof Element) || target.closest(CONTROL) !== null;

/** Shows that a button was heard which waits for its code, until it is pressed again (islands/early-press.ts). */
function markWaiting(button: HTMLElement): void {
  const part = button.closest<HTMLElement>('[data-island]');
  const isAnswered = part ? 'live' in part.dataset : 'ready' in document.documentElement.dataset;
  if (!isAnswered && button.matches(WAITING_BUTTON) && !button.closest('[data-own=on]'))
    button.setAttribute('aria-busy', 'true');
}

/** Puts files on their way, all at once. A module that fails is asked for again where it is imported; a style sheet is not. */
function download(
  files: string,
  fetchPriority: 'auto' | 'low',
  fail: (error: unknown) => void,
  sheet: 'preload' | 'prefetch' = 'preload',
): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { fetchPriority, href, rel: 'modulepreload' });
    if (href.endsWith('.css')) Object.assign(link, { as: 'style', rel: sheet });
    link.addEventListener('error', (event) => {
      link.remove();
      if (link.as) fail(event);
    });
    document.head.append(link);
  }
}

/** The fields of the page's forms that hold what was typed. */
const typedFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input')].filter((field) => field.value !== field.defaultValue);

/** The page as it is without scripts: the plain form with what was typed so far, and the pictures. */
function showWithoutScripts(): void {
  const typed = typedFields();
  const focused = document.activeElement;
  for (const part of document.querySelectorAll('.scripted, .lazy-image')) part.remove();
  for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent ?? '';
  for (const field of typed) {
    const plain = document.querySelector<HTMLInputElement>(`[name=${field.name}]`);
    if (plain) plain.value = field.value;
    if (field === focused) plain?.focus();
  }
}

/** An address without the place in its page. */
const documentOf = ({ href }: { href: string }) => href.split('#')[0];

/**
 * Whether an input follows a link to another page, which has an application of its own, or sends a form there (by Enter,
 * too, browsers click the button); not what opens a new tab.
 */
function leavesPage(event: Event): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type === 'click' && target?.closest('[data-leads]')) return true;
  const link = target?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || !link.protocol.startsWith('http')) return false;
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return false;
  return documentOf(link) !== documentOf(location);
}

/** Whether the page must show more than its HTML says: a request that is kept here, what its address asks for, what is kept. */
const isWanted = (live: string | undefined) =>
  keepsRequest() || location.search + location.hash || (live && keptItem('localStorage', live));

/** A link to another page has been followed, or a form sent there. */
let isLeaving = false;

/** What was asked for has not come: the page is loaded once more, unless that would bring back the one just left. */
function fail(error: unknown): void {
  if (isLeaving || reloadOnce()) return;
  console.error('[start]', error);
  showWithoutScripts();
}

/** The same of the application itself: loading the page again would lose what was typed. */
const failRun = (error: unknown): void => {
  if (typedFields().length > 0 && !isLeaving) showWithoutScripts();
  else fail(error);
};

/** Nobody has asked for it: who reads is left alone, and told at the first action. */
function failLater(error: unknown): void {
  const watch = new AbortController();
  const tell = (event: Event) => {
    if (!isAction(event) || leavesPage(event)) return;
    watch.abort();
    failRun(error);
  };
  for (const type of ACTIONS) addEventListener(type, tell, { signal: watch.signal, capture: true, passive: true });
}

/** Notes for the code to come what is pressed and changed (islands/early-press.ts, islands/early-change.ts). */
function noteClick(event: Event): void {
  isLeaving ||= leavesPage(event);
  const target = event.target as Element & ChangedControl;
  const button = target.closest?.('button');
  if (button) {
    // Of several the last is answered.
    window.pressedButton?.removeAttribute('aria-busy');
    window.pressedButton = button;
    markWaiting(button);
  }
  // A mark, since these bytes are in every document.
  target.isChosen = true;
}

type Load = (address: string) => Promise<unknown>;

/**
 * Runs each file in a task of its own, since one that runs them all would keep a touch waiting. Who acts meanwhile waits for no
 * further one: what is typed is kept by the application alone.
 */
function runApart(files: readonly string[], load: Load, runLast: (failed: (error: unknown) => void) => void): void {
  const watch = new AbortController();
  let isRun = false;
  const runNow = (failed = failRun) => {
    watch.abort();
    if (!isRun) runLast(failed);
    isRun = true;
  };
  const hurry = (event: Event) => {
    if (!isAction(event) || leavesPage(event)) return;
    watch.abort();
    afterInput(event, runNow);
  };
  for (const type of ACTIONS) addEventListener(type, hurry, { signal: watch.signal, capture: true, passive: true });
  const failNext = (error: unknown) => watch.signal.aborted || failLater(error);
  const runNext = ([file, ...others]: readonly string[]): void => {
    if (!file || window.pressedButton?.hasAttribute('aria-busy')) return runNow(failLater);
    load(file).then(() => setTimeout(runNext, 0, others), failNext);
  };
  runNext(files);
}

/**
 * Starts the application of a prerendered page, which reads, links, unfolds and fills in without it: at the visitor's first
 * action, and by itself behind the paint where the page is made for a form or must show more than its HTML says. Where the
 * line is not {@link isSparing}, its files come at an idle moment after the paint, and run at the first sign that somebody is
 * there: a page that nobody touches runs none of it. A part with code of its own starts by itself, and every page records its view.
 *
 * What is clicked meanwhile it leaves to whoever can answer (islands/early-press.ts). Where the entry does not arrive, the page is
 * loaded once more as soon as somebody acts, unless a link was followed meanwhile: that would bring back the page just left.
 * @param load imports a module by its address
 */
export function startApplication(
  { main = '', chunks = '', views, eager, live, soon, own }: StartData,
  load: Load,
): void {
  hideClosedDock();
  isLeaving = false;
  const run = (code: string, failed = failRun) => {
    // Not before: for a new sheet the browser works out the style of every element, and a press would wait for it.
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('[as=style]')) sheet.rel = 'stylesheet';
    load(code).catch(failed);
  };
  // A trip's link (keep-fragment.ts) opens what the application alone can show, too.
  if (eager !== undefined || 'trip' in document.documentElement.dataset) {
    download(chunks, 'auto', fail);
    return run(main);
  }
  const scripts = chunks.split(' ').filter((file) => file.endsWith('.js') && file !== main);
  const wait = new AbortController();
  for (const type of ['click', 'change']) addEventListener(type, noteClick, true);
  const runPieces = () => runApart(scripts, load, (failed) => run(main, failed));
  let isFetched = false;
  const fetchAhead = () => {
    if (isFetched || wait.signal.aborted || isLeaving) return;
    isFetched = true;
    // A preload that is not used soon makes Chromium warn. What does not come is asked for again by the start.
    download(chunks, 'low', () => void (isFetched = false), 'prefetch');
  };
  const start = (whenReady: (action: () => void) => void, isAsked = true) => {
    if (wait.signal.aborted || isLeaving) return;
    wait.abort();
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('[rel=prefetch][as=style]')) sheet.rel = 'preload';
    if (!isFetched) download(chunks, isAsked ? 'auto' : 'low', isAsked ? fail : failLater);
    whenReady(isAsked ? () => run(main) : runPieces);
  };
  const noteInput = (event: Event) => {
    if (leavesPage(event)) return;
    // A link that led nowhere: the visitor goes on here.
    isLeaving = false;
    if (!isAction(event)) return;
    // Not even a download stands between a press and what the browser answers.
    if (event.target instanceof Element && event.target.closest(NATIVE))
      afterInput(event, () => start((action) => action(), false));
    else start((action) => afterInput(event, action));
  };
  const noteSign = (event: Event) => {
    if (!isResting(event as PointerEvent)) start(whenIdle, false);
  };
  for (const type of ACTIONS) addEventListener(type, noteInput, { passive: true, capture: true, signal: wait.signal });
  if (!isSparing())
    for (const type of SIGNS) addEventListener(type, noteSign, { passive: true, capture: true, signal: wait.signal });
  if (holdForm()) start(whenIdle);
  else if (soon !== undefined && !isSparing()) afterPaint(() => start(whenIdle, false));
  onceIdle(() => {
    if (own) run(own);
    if (isWanted(live)) start(whenIdle);
    else if (!isSparing()) fetchAhead();
    if (views) load(views).catch(() => undefined);
  });
}
