import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { useLostFocus } from './use-lost-focus';

interface StepResultProps {
  /** What has happened. */
  text: string;
  /** Words of the button that opens what can be done next; null where nothing can. */
  next: string | null;
  /** What acts; there once it was asked for. */
  children: ReactNode;
}

/**
 * The result of a step, in the place of the controls that were pressed. It takes the focus that went with them, so that a second
 * press or Enter meets nothing that acts: what acts next stands below a button of its own, which stays where it is when it is pressed.
 */
export function StepResult({ text, next, children }: StepResultProps) {
  const id = useId();
  const result = useLostFocus<HTMLParagraphElement>(true);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <p
        ref={result}
        tabIndex={-1}
        role="status"
        className="flex min-h-11 w-full items-center gap-2 rounded bg-stone-100 px-4 py-2 font-bold"
      >
        <Icon name="check" className="text-success" />
        {text}
      </p>
      {next === null ? null : (
        <Button
          tone="outline"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {next}
        </Button>
      )}
      {isOpen && next !== null ? (
        <div id={id} className="grid w-full gap-3">
          {children}
        </div>
      ) : null}
    </div>
  );
}
