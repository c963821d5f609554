import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocale } from '@/i18n/locale-context';
import { afterPaint } from '@/lib/after-paint';
import { whenIdle } from '@/lib/when-idle';
import { chooseAgain } from './early-change';
import { rememberPress, type EarlyPress } from './early-press';
import { holdHurry } from './hold-hurry';
import { newPart, useLeftHeight } from './left-height';
import { LIVE_EVENT } from './live-event';
import type { PartCode, PartNeeds } from './part-code';
import { waitUntil, type When } from './triggers';
import { focusablesOf } from './spot';
import { useBrowserValue } from './use-browser-value';

export interface ServerDrawnOptions<Props> extends PartNeeds<Props> {
  when: When;
  /** Asked once the page runs: whether to download at once after all, such as for a form whose draft waits. */
  wantedAtOnce?: (place: HTMLElement) => boolean;
  /** The page is left before the part was live: the last moment to keep what was typed into it. */
  onLeaveEarly?: (place: HTMLElement) => void;
  /**
   * Other pages show the part, too. With the first of them React would take its HTML for out of date, and draw it anew while
   * the visitor waits: it does so at an idle moment before.
   */
  outlivesPage?: true;
  /** What holds the place while the part downloads, where another page led here and there is no server's HTML. */
  placeholder?: ReactNode;
  /** Height of that place: a class such as `min-h-96`. */
  placeholderClass?: string;
}

/** One place of a part in a page, from the server's HTML until it is live. */
interface Place<Props> {
  /** The part, once its time has come and it has been downloaded. */
  part: Promise<ComponentType<Props>>;
  /** Its time has come. */
  open: (part: Promise<ComponentType<Props>>) => void;
  isOpen: boolean;
  /** React's handlers stand in its HTML. */
  isTakenOver: boolean;
  isLive: boolean;
  early: EarlyPress | null;
  serverHtml: readonly Element[];
  /** What the focus came to in it, and its number among all that takes one. */
  focused?: { element: Element; nth: number };
}

function newPlace<Props>(): Place<Props> {
  let give: Place<Props>['open'] = () => undefined;
  const part = new Promise<ComponentType<Props>>((resolve) => {
    give = resolve;
  });
  const place: Place<Props> = {
    part,
    open(download) {
      place.isOpen = true;
      give(download);
    },
    isOpen: false,
    isTakenOver: false,
    isLive: false,
    early: null,
    serverHtml: [],
  };
  return place;
}

/** Whether the component is drawn for the first time over HTML of the server, or on the server itself. */
export function useIsServerDrawn(): boolean {
  const isServerDrawn = useBrowserValue(() => false, true);
  return useState(isServerDrawn)[0];
}

/** Whether somebody is in a form already, or was when the page was left. */
const isBeingFilled = (element: HTMLElement) =>
  element.contains(document.activeElement) ||
  [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * A part that React hydrates where the build has rendered it. Its props must stay the same until then: for new ones React
 * would throw the server's HTML away.
 */
export function serverDrawn<Props extends object>(
  options: ServerDrawnOptions<Props>,
  code: PartCode<Props>,
): ComponentType<Props> {
  const { when, wantedAtOnce, onLeaveEarly, outlivesPage, placeholder, placeholderClass } = options;
  const part = newPart();

  interface PartProps {
    place: Place<Props>;
    props: Props;
    /** React looks at the place anew where it changes. */
    isSetAside: boolean;
  }

  function Part({ place, props }: PartProps) {
    // Not before its time, even where another place has downloaded it.
    return createElement((place.isOpen && code.here()) || use(place.part), props);
  }

  /** Stands behind the part: when its effect runs, those of the part have run, and its buttons answer. */
  function LiveMark({ place, frame }: { place: Place<Props>; frame: RefObject<HTMLElement | null> }) {
    useLayoutEffect(() => {
      place.isTakenOver = true;
      // HTML that was set aside is drawn anew: the focus goes over.
      const { element, nth = -1 } = place.focused ?? {};
      if (frame.current && !element?.isConnected && document.activeElement === document.body)
        focusablesOf(frame.current)[nth]?.focus();
    }, [place, frame]);
    useEffect(() => {
      place.isLive = true;
      // For tests and benchmarks, which wait for it.
      frame.current?.setAttribute('data-live', '');
      // The press that started the hydration may still be bubbling.
      setTimeout(() => {
        if (frame.current) chooseAgain(frame.current);
        place.early?.pressAgain();
        frame.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
      });
    }, [place, frame]);
    return null;
  }

  const Island = memo(function Island({ isServerDrawn, props }: { isServerDrawn: boolean; props: Props }) {
    const locale = useLocale();
    const frame = useRef<HTMLDivElement>(null);
    const height = useLeftHeight(part, frame);
    const [isSetAside, setAside] = useState(false);
    const [place] = useState(() => {
      const made = newPlace<Props>();
      if (import.meta.env.SSR || (!isServerDrawn && code.here())) made.open(code.download(props, locale));
      return made;
    });

    useEffect(() => {
      const element = frame.current;
      if (!element || place.isOpen) return;
      // The first screen of another page comes first, with its pictures, its further parts right behind it.
      if (!isServerDrawn) {
        let isLeft = false;
        const stop = afterPaint(() =>
          whenIdle(() => {
            if (!isLeft) place.open(code.download(props, locale));
          }),
        );
        return () => {
          isLeft = true;
          stop();
        };
      }
      // Set aside, it stands in the placeholder already when new props come.
      if (place.serverHtml.length === 0) place.serverHtml = [...element.children];
      const noteFocus = ({ target }: FocusEvent) => {
        const nth = focusablesOf(element).indexOf(target as HTMLElement);
        if (!place.isTakenOver) place.focused = { element: target as Element, nth };
      };
      element.addEventListener('focusin', noteFocus);
      const early = rememberPress(element, () => place.isTakenOver);
      place.early = early;
      const letGo = holdHurry(element, () => place.isTakenOver);
      const atOnce = isBeingFilled(element) || wantedAtOnce?.(element);
      const stop = waitUntil(atOnce ? 'now' : when, element, () => place.open(code.download(props, locale)));
      const leave = () => {
        if (!place.isLive) onLeaveEarly?.(element);
      };
      addEventListener('pagehide', leave);
      return () => {
        early.forget();
        letGo();
        stop();
        removeEventListener('pagehide', leave);
        element.removeEventListener('focusin', noteFocus);
      };
    }, [isServerDrawn, place, props, locale]);

    useEffect(() => {
      const element = frame.current;
      if (!element || !outlivesPage || !isServerDrawn) return;
      let isLeft = false;
      whenIdle(() => {
        // Whoever is in it would be put out.
        if (!isLeft && !place.isOpen && !element.contains(document.activeElement)) setAside(true);
      });
      return () => {
        isLeft = true;
      };
    }, [isServerDrawn, place]);

    return (
      <div ref={frame} data-island="">
        <Suspense
          fallback={
            // A part that outlives a page waits again when the next page is shown: its HTML stays.
            <div
              data-placeholder
              className={placeholderClass}
              {...(height && { style: { height, minHeight: 0 } })}
              ref={(element) => element?.append(...place.serverHtml)}
            >
              {isServerDrawn ? null : placeholder}
            </div>
          }
        >
          <Part place={place} props={props} isSetAside={isSetAside} />
          <LiveMark place={place} frame={frame} />
        </Suspense>
      </div>
    );
  });

  return memo(function IslandInPage(props: Props) {
    return <Island isServerDrawn={useIsServerDrawn()} props={props} />;
  });
}
