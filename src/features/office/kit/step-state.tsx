import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { classNames } from '@/ui/class-names';
import { ResultNote } from '@/ui/result-note';
import { useLostFocus } from '@/ui/use-lost-focus';
import type { StepStatus } from './use-step';

interface StepStateProps {
  step: Pick<StepStatus, 'problem' | 'done'>;
  /** What has happened, in words; nothing where the place itself shows it. */
  children?: ReactNode;
  /** Something has begun since: what was said of the step is over. */
  isOver?: boolean;
}

/** What became of a step, at its place: why it did not happen, or what has, which takes the focus. */
export function StepState({ step: { problem, done }, children, isOver = false }: StepStateProps) {
  const refusal = useLostFocus<HTMLDivElement>(problem);
  if (isOver) return null;
  if (problem)
    return (
      <Alert ref={refusal} tabIndex={-1} tone="danger" className="w-full">
        {problem}
      </Alert>
    );
  return children ? <ResultNote of={done}>{children}</ResultNote> : null;
}

/** What became of a choice that is saved as it is made: the focus stays where the next one is. */
export function ChoiceState({ step: { isBusy, problem, done } }: { step: StepStatus }) {
  const m = useMessages('staff').step;
  return (
    <p role="status" className={classNames('min-h-6 text-sm', problem ? 'font-bold text-danger' : 'text-ink-3')}>
      {isBusy ? m.saving : (problem ?? (done ? m.saved : null))}
    </p>
  );
}
