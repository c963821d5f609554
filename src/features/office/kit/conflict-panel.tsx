import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { useLostFocus } from '@/ui/use-lost-focus';
import { StepButton } from './step-button';

interface ConflictPanelProps {
  /** What somebody else has done: who, if that is known. */
  text?: string;
  /** Theirs, as it is said to people. */
  lines: readonly { id: string; label?: string; text: ReactNode }[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** A colleague was first: what theirs says, and whether to go on with it or with one's own. */
export function ConflictPanel({ text, lines, onTakeTheirs, onKeepMine }: ConflictPanelProps) {
  const { step: m, frame } = useMessages('staff');
  const box = useLostFocus<HTMLDivElement>(true);
  return (
    <Alert ref={box} tabIndex={-1} tone="warn">
      <p>{text ?? m.changed(null)}</p>
      <ul className="my-2 grid gap-1 border-s-2 border-current ps-3 text-ink">
        {lines.map(({ id, label, text: theirs }) => (
          <li key={id} className="whitespace-pre-wrap wrap-anywhere">
            {label ? `${label}${frame.colon} ` : null}
            <bdi>{theirs || m.nothing}</bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <StepButton tone="outline" size="small" onClick={onTakeTheirs}>
          {m.takeTheirs}
        </StepButton>
        <StepButton size="small" onClick={onKeepMine}>
          {m.keepMine}
        </StepButton>
      </div>
    </Alert>
  );
}
