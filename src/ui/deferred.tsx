import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';

/**
 * `near`: shortly before the part scrolls into view. `reached`: when it stands well inside the screen, for long texts
 * below the first screen, which read without their code. `touched`: when it is pointed at, pressed or focused.
 */
export type DeferredUntil = 'near' | 'reached' | 'touched';

/** How far around the screen a part comes to life (rootMargin). */
const NEAR = '500px';
const REACHED = '0px 0px -20% 0px';
/** Buttons that wait for the application; those of a popover the browser answers by itself. */
const ANSWERS_LATE = 'button:not([popovertarget])';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

interface DeferredOptions {
  until: DeferredUntil;
  /** Asked once the page runs: whether to download at once after all, such as for a form whose draft waits. */
  wantedAtOnce?: () => boolean;
  /** Height of the place held while the part downloads, for parts reached by navigation: a class such as `min-h-96`. */
  placeholderClass?: string;
}

/**
 * The last button pressed. The application starts with the very press that woke it (scripts/build/start-script.ts), which
 * comes before the parts of the page begin to watch for theirs.
 */
let lastPressed: HTMLElement | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      lastPressed = target instanceof Element ? target.closest<HTMLElement>(ANSWERS_LATE) : null;
    },
    { capture: true },
  );

/**
 * A part of the page whose code downloads late. Its server-rendered HTML stands in the page from the start, reads and
 * links as it is, and is taken over once the visitor comes near or touches it; a button pressed too early is pressed
 * again. Reached by navigation, where there is no such HTML, it downloads at once.
 *
 * Create it outside of components. Its props must stay the same until it has been taken over: React would throw the
 * server's HTML away for new ones.
 */
export function deferred<Props extends object>(
  { until, wantedAtOnce, placeholderClass }: DeferredOptions,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const watch = watchers[until];
  let alive = false;
  let press: (() => void) | null = null;

  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await gate;
    return { default: await untilLoaded(load) };
  });

  function Alive() {
    useEffect(() => {
      alive = true;
      press?.();
      press = null;
    }, []);
    return null;
  }

  function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const serverHtml = useRef<readonly Element[]>([]);
    useEffect(() => {
      const element = place.current;
      if (!element || alive) return;
      const hasServerHtml = !element.querySelector(':scope > [data-placeholder]');
      if (!hasServerHtml) {
        open();
        return;
      }
      serverHtml.current = [...element.children];
      const rememberPress = (button: HTMLElement) => {
        if (!alive) press = pressLater(element, button);
      };
      // The visitor may have been quicker than this code; what is pressed while it downloads is still remembered.
      if (lastPressed && element.contains(lastPressed)) rememberPress(lastPressed);
      if (press || element.contains(document.activeElement) || wantedAtOnce?.()) open();
      return watch(element, open, rememberPress);
    }, []);
    return (
      <div ref={place}>
        <Suspense
          fallback={
            // A part that outlives a page is asked to wait anew when the next page comes in: what stood there stays.
            <div
              data-placeholder
              className={placeholderClass}
              ref={(placeholder) => placeholder?.append(...serverHtml.current)}
            />
          }
        >
          <Part {...props} />
          <Alive />
        </Suspense>
      </div>
    );
  }
  return memo(Deferred);
}

/** Presses a button that may have been replaced by its like meanwhile. */
function pressLater(place: HTMLElement, button: HTMLElement): () => void {
  const index = [...place.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
  return () => (button.isConnected ? button : place.querySelectorAll('button')[index])?.click();
}

type Watch = (element: HTMLElement, open: () => void, rememberPress: (button: HTMLElement) => void) => () => void;

/** React stops events inside HTML that it has not taken over yet, so they are caught on their way down to it. */
const watchTouches: Watch = (element, open, rememberPress) => {
  const watch = new AbortController();
  for (const type of TOUCHES) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !element.contains(target)) return;
        const button = type === 'click' ? target.closest<HTMLElement>(ANSWERS_LATE) : null;
        if (button) rememberPress(button);
        open();
      },
      { signal: watch.signal, capture: true, passive: true },
    );
  }
  return () => watch.abort();
};

const watchWithin =
  (rootMargin: string): Watch =>
  (element, open, rememberPress) => {
    const stop = watchTouches(element, open, rememberPress);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && open(), {
      rootMargin,
    });
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  };

const watchers: Record<DeferredUntil, Watch> = {
  near: watchWithin(NEAR),
  reached: watchWithin(REACHED),
  touched: watchTouches,
};

/** A chunk that did not arrive is asked for again when the connection is back or the visitor does something. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      for (const event of ['online', 'pointerdown', 'focusin'])
        addEventListener(event, () => resolve(), { once: true });
    });
    return untilLoaded(load);
  }
}
