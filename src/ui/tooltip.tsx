import { cloneElement, useId, useRef, type ReactElement } from 'react';
import { useFloatBeside } from './float-beside';
import { useTooltip } from './use-tooltip';

interface TriggerProps {
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
  label?: unknown;
  title?: string | undefined;
}

interface TooltipProps {
  /** A few words that stand elsewhere too: touch screens never show them. */
  label: string;
  /** One button or link. */
  children: ReactElement<TriggerProps>;
}

/**
 * Words beside a control, for as long as the pointer or the keyboard focus is on it; Escape hides them, and the pointer
 * may rest on them (WCAG 1.4.13). They are its description, unless they are its name already.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<Element>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, handlers } = useTooltip();
  const { props } = children;
  const isName = props['aria-label'] === label || props.label === label;
  useFloatBeside(anchor, bubble, isOpen, { side: 'above', align: 'center' });

  return (
    <span
      ref={(element) => {
        anchor.current = element?.firstElementChild ?? null;
      }}
      className="contents"
      {...handlers}
    >
      {cloneElement(children, {
        'aria-describedby': isName ? props['aria-describedby'] : id,
        // The browser's own tooltip would repeat it.
        title: '',
      })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        aria-hidden={isName || undefined}
        popover="manual"
        hidden={!isOpen}
        className="fixed inset-auto m-0 w-max max-w-64 rounded bg-night-900 px-3 py-2 text-sm font-bold text-paper shadow-2 forced-colors:border"
      >
        {label}
      </span>
    </span>
  );
}
