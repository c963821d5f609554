import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocale } from '@/i18n/locale-context';
import { rememberPress, type EarlyPress } from './early-press';
import type { PartCode, PartNeeds } from './part-code';
import { waitUntil, type When } from './triggers';

export interface ServerDrawnOptions<Props> extends PartNeeds<Props> {
  when: When;
  /** Asked once the page runs: whether to download at once after all, such as for a form whose draft waits. */
  wantedAtOnce?: (place: HTMLElement) => boolean;
  /** The page is left before the part was live: the last moment to keep what was typed into it. */
  onLeaveEarly?: (place: HTMLElement) => void;
  /** What holds the place while the part downloads, where another page led here and there is no server's HTML. */
  placeholder?: ReactNode;
  /** Height of that place: a class such as `min-h-96`. */
  placeholderClass?: string;
}

/** One place of a part in a page, from the server's HTML until it is live. */
interface Place<Props> {
  /** The part, once its time has come and it has been downloaded. */
  part: Promise<ComponentType<Props>>;
  give: (part: ComponentType<Props> | Promise<ComponentType<Props>>) => void;
  early: EarlyPress | null;
  serverHtml: readonly Element[];
  isLive: boolean;
}

function newPlace<Props>(): Place<Props> {
  let give: Place<Props>['give'] = () => undefined;
  const part = new Promise<ComponentType<Props>>((resolve) => {
    give = resolve;
  });
  return { part, give, early: null, serverHtml: [], isLive: false };
}

/** Whether somebody is in a form already, or was when the page was left. */
const isBeingFilled = (element: HTMLElement) =>
  element.contains(document.activeElement) ||
  [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * A part that React takes over where the server has drawn it. Its props must stay the same until then: for new ones React
 * would throw the server's HTML away.
 */
export function serverDrawn<Props extends object>(
  options: ServerDrawnOptions<Props>,
  code: PartCode<Props>,
): ComponentType<Props> {
  const { when, wantedAtOnce, onLeaveEarly, placeholder, placeholderClass } = options;

  function Part({ place, props }: { place: Place<Props>; props: Props }) {
    return createElement(code.here() ?? use(place.part), props);
  }

  /** Stands behind the part: when its effect runs, those of the part have run, and its buttons answer. */
  function LiveMark({ place }: { place: Place<Props> }) {
    useEffect(() => {
      place.isLive = true;
      place.early?.pressAgain();
    }, [place]);
    return null;
  }

  function Island(props: Props) {
    const locale = useLocale();
    const frame = useRef<HTMLDivElement>(null);
    const [place] = useState(() => {
      const made = newPlace<Props>();
      if (import.meta.env.SSR) made.give(code.download(props, locale));
      return made;
    });
    const latest = useRef(props);

    useEffect(() => {
      const element = frame.current;
      if (!element || place.isLive) return;
      const open = () => place.give(code.download(latest.current, locale));
      if (element.querySelector(':scope > [data-placeholder]')) return open();
      place.serverHtml = [...element.children];
      const early = rememberPress(element);
      place.early = early;
      const atOnce = isBeingFilled(element) || wantedAtOnce?.(element);
      const stop = waitUntil(atOnce ? 'now' : when, element, open);
      const leave = () => {
        if (!place.isLive) onLeaveEarly?.(element);
      };
      addEventListener('pagehide', leave);
      return () => {
        early.forget();
        stop();
        removeEventListener('pagehide', leave);
      };
    }, [place, locale]);

    return (
      <div ref={frame}>
        <Suspense
          fallback={
            // A part that outlives a page is asked to wait anew when the next page comes in: what stood there stays.
            <div data-placeholder className={placeholderClass} ref={(element) => element?.append(...place.serverHtml)}>
              {placeholder}
            </div>
          }
        >
          <Part place={place} props={props} />
          <LiveMark place={place} />
        </Suspense>
      </div>
    );
  }
  return memo(Island);
}
