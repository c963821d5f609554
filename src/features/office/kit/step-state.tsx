import type { ReactNode } from 'react';
import { Alert } from '@/ui/alert';
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
