import { useEffect, useRef, type ReactNode } from 'react';
import { renewHeldPoint } from './hold-point';

interface ResultNoteProps {
  /** The answer of the step that has happened, another object each time; nothing before. */
  of: object | null | undefined;
  /** What has happened, in words. */
  children: ReactNode;
}

/**
 * What a step has led to. It takes the focus: the control that was pressed is gone or means something else by now, and the next
 * press of the same key must not set off what has taken its place.
 */
export function ResultNote({ of, children }: ResultNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!of) return;
    renewHeldPoint();
    note.current?.focus();
  }, [of]);
  return of ? (
    <p ref={note} tabIndex={-1} className="text-sm font-bold text-success">
      {children}
    </p>
  ) : null;
}
