import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { rememberPress, type EarlyPress } from './early-press';
import { watchHeldPress } from './held-press';
import type { PartCode, PartNeeds } from './part-code';
import { waitUntil, type When } from './triggers';

export interface StandInOptions<Props> extends PartNeeds<Props> {
  when: When;
  /** Stands in the part's place until it has come, with the same props; null: nothing does. */
  standIn: ComponentType<Props> | null;
}

const FOCUSABLE = 'a, button, input, select, textarea';

/** A part that takes the place of its stand-in, with the focus and the early press as they were. */
export function standInFirst<Props extends object>(
  { when, standIn: StandIn }: StandInOptions<Props>,
  code: PartCode<Props>,
): ComponentType<Props> {
  return function Island(props: Props) {
    const locale = useLocale();
    const frame = useRef<HTMLDivElement>(null);
    const carried = useRef<Carried | null>(null);
    const latest = useRef(props);
    const [Part, setPart] = useState(code.here);

    useEffect(() => {
      latest.current = props;
    });

    useEffect(() => {
      const element = frame.current;
      if (Part || !element) return;
      const left = new AbortController();
      const early = rememberPress(element);
      const released = watchHeldPress(element, left.signal);
      const takeOver = async () => {
        const part = await code.download(latest.current, locale);
        await released();
        await dialogClosed();
        if (left.signal.aborted) return;
        carried.current = { early, focused: placeOfFocus(element) };
        setPart(() => part);
      };
      const stop = waitUntil(when, element, () => void takeOver(), element.firstElementChild ?? element);
      return () => {
        left.abort();
        stop();
        if (!carried.current) early.forget();
      };
    }, [Part, locale]);

    useLayoutEffect(() => {
      const { focused = -1 } = carried.current ?? {};
      frame.current?.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus();
    }, [Part]);
    useEffect(() => {
      carried.current?.early.pressAgain();
      carried.current = null;
    }, [Part]);

    const standIn = StandIn && <StandIn {...props} />;
    return (
      // Its content lies in the page as if the frame were not there.
      <div ref={frame} className="contents">
        {Part ? (
          <Suspense fallback={standIn}>
            <Part {...props} />
          </Suspense>
        ) : (
          standIn
        )}
      </div>
    );
  };
}

/** What the visitor was doing with the stand-in. */
interface Carried {
  early: EarlyPress;
  /** Place of the focus among everything that takes one; -1 where it is elsewhere. */
  focused: number;
}

const placeOfFocus = (element: Element): number =>
  [...element.querySelectorAll(FOCUSABLE)].findIndex((one) => one === document.activeElement);

/** Whoever closes a dialog comes back to the button that opened it, which may be the stand-in's. */
const dialogClosed = () =>
  new Promise<unknown>((resolve) => {
    const open = document.querySelector('dialog[open]');
    if (open) open.addEventListener('close', resolve, { once: true });
    else resolve(null);
  });
