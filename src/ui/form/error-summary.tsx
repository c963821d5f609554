import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon';

export interface ErrorSummaryItem {
  /** Id of the field's control, or of the group that holds its controls. */
  fieldId: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  /** The word for an error, before the page's title. */
  mark: string;
  items: readonly ErrorSummaryItem[];
  /** Grows with every attempt that failed: the summary takes the focus each time. Nothing shows before the first. */
  attempt: number;
}

/** Focuses a field's input: on its control, or on the chosen or first radio button of its group. */
function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.querySelector<HTMLElement>('input:checked, input') ?? field;
  target?.focus();
  // The browser shows the control; what it asks for must be read with it.
  document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)?.scrollIntoView({ block: 'nearest' });
}

/** The page's title begins with the word for an error while there is one: screen readers and tabs show it first. */
function useMarkedTitle(mark: string, isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return;
    const { title } = document;
    const marked = `${mark}: ${title}`;
    document.title = marked;
    return () => {
      // Another page may have named itself meanwhile.
      if (document.title === marked) document.title = title;
    };
  }, [mark, isMarked]);
}

/** What is wrong in a form, as links to the fields; it takes the focus after a failed attempt. */
export function ErrorSummary({ title, mark, items, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const isShown = attempt > 0 && items.length > 0;
  useMarkedTitle(mark, isShown);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      role="group"
      className="grid gap-2 rounded border-s-[5px] border-danger bg-danger-soft p-4 text-danger"
    >
      <p id={titleId} className="flex items-center gap-2 font-bold">
        <Icon name="alert" />
        {title}
      </p>
      <ul className="grid gap-1">
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-flex min-h-6 text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
