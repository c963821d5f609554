import { useEffect, useRef, type ReactNode } from 'react';
import { useDriveWords } from './drive-words-context';

export const smallClass = 'min-h-12 grow rounded border-2 border-night-900 bg-white px-3 font-bold';

/** A question in place of the buttons; its words have the focus, so that it is read out. */
export function Question({ title, children, onCancel }: { title: string; children: ReactNode; onCancel: () => void }) {
  const words = useDriveWords();
  const head = useRef<HTMLHeadingElement>(null);
  // It stands in the bar that is always seen: the ride above stays where it is.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h3 ref={head} tabIndex={-1} className="text-lead font-bold outline-none">
        {title}
      </h3>
      {children}
      <button type="button" className={smallClass} onClick={onCancel}>
        {words.cancel}
      </button>
    </>
  );
}
