import { DOCK_STORAGE_KEY } from '@/layout/contact-bar/dock';
import { keepsRequest } from '@/features/site/trip-request/kept-requests';
import { keptItem } from '@/lib/kept-item';
import { hasWish } from '@/lib/trip-wish';
import { whenIdle } from '@/lib/when-idle';
import { reloadOnce } from '../stale-deploy';

/** A press, a key or a word wants an answer. A press by an assistive technology may come as a click alone. */
const ACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;
/** Who reads may want one soon. */
const READING = ['pointermove', 'wheel', 'scroll'] as const;
/** What ends a press that has begun. */
const PRESS_ENDS = ['click', 'pointercancel', 'dragstart', 'contextmenu', 'scroll'] as const;
/** What an action must meet to want an answer of the application. */
const CONTROL = 'a, button, input, select, textarea, label, summary';
/** Milliseconds from the first sign of reading to the start: who follows a link sooner downloads none of it. */
const AFTER_READING_MS = 1000;
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

/** Acts after load and paint, when the browser is idle. */
function onceIdle(action: () => void): void {
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, AFTER_PAINT_MS, action)));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
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

const isAction = ({ type, target }: Event) =>
  !(READING as readonly string[]).includes(type) && (!(target instanceof Element) || target.closest(CONTROL) !== null);

/** Puts files on their way, all at once. A module that fails is asked for again where it is imported; a style sheet is not. */
function download(files: string, fail: (error: unknown) => void): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { href, rel: 'modulepreload' });
    if (href.endsWith('.css')) Object.assign(link, { as: 'style', rel: 'preload' });
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

/** Chrome reports a pointer that rests while the page is laid out under it. */
const isResting = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** Whether the page must show more than its HTML says: a request that is kept here, what its address asks for, what is kept. */
const isWanted = (live: string | undefined) =>
  keepsRequest() || location.search + location.hash || (live && keptItem('localStorage', live));

/**
 * Starts the application at the visitor's first input: a prerendered page reads, links and fills in without it, and who
 * only looks, or goes on by a link, downloads none of it. Pages that must show more than their HTML says start it once
 * they have painted; a part with code of its own starts then, and every page records its view.
 *
 * What is clicked meanwhile it leaves to whoever can answer (islands/early-press.ts). Where the entry does not arrive the page is loaded once
 * more, unless a link was followed meanwhile: that would bring back the page just left.
 * @param load imports a module by its address
 */
export function startApplication(
  { main = '', chunks = '', views, eager, live, own }: StartData,
  load: (address: string) => Promise<unknown>,
): void {
  hideClosedDock();
  let isLeaving = false;
  const fail = (error: unknown) => {
    if (isLeaving || reloadOnce()) return;
    console.error('[start]', error);
    showWithoutScripts();
  };
  const run = (code: string) => {
    // Not before: for a new sheet the browser works out the style of every element, and a press would wait for it.
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('[as=style]')) sheet.rel = 'stylesheet';
    // Loading the page again would lose what was typed.
    load(code).catch((error: unknown) => (typedFields().length > 0 && !isLeaving ? showWithoutScripts() : fail(error)));
  };
  if (eager !== undefined) {
    download(chunks, fail);
    return run(main);
  }
  const wait = new AbortController();
  const noteClick = (event: Event) => {
    isLeaving ||= leavesPage(event);
    const target = event.target as Element & ChangedControl;
    window.pressedButton = target.closest?.('button') ?? window.pressedButton;
    // A mark, since these bytes are in every document (islands/early-change.ts).
    target.isChosen = true;
  };
  for (const type of ['click', 'change']) addEventListener(type, noteClick, true);
  const start = (whenReady: (action: () => void) => void) => {
    if (wait.signal.aborted || isLeaving) return;
    wait.abort();
    download(chunks, fail);
    whenReady(() => run(main));
  };
  let reading: number | undefined;
  const noteInput = (event: Event) => {
    if (isResting(event as PointerEvent) || leavesPage(event)) return;
    // A link that led nowhere: the visitor goes on here.
    isLeaving = false;
    if (isAction(event)) return start((action) => afterInput(event, action));
    reading ??= window.setTimeout(() => {
      reading = undefined;
      start(whenIdle);
    }, AFTER_READING_MS);
  };
  for (const type of [...ACTIONS, ...READING])
    addEventListener(type, noteInput, { passive: true, capture: true, signal: wait.signal });
  if (holdForm()) start(whenIdle);
  onceIdle(() => {
    if (own) run(own);
    if (isWanted(live)) start(whenIdle);
    if (views) load(views).catch(() => undefined);
  });
}
