import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { describedBy, Field, TextInput } from '@/ui/field';
import { useKeptText } from '@/ui/form/own-draft';
import { StepButton } from './step-button';
import { StepState } from './step-state';
import type { StepStatus } from './use-step';

interface QuestionProps {
  /** Which step of what. Its reason is kept by this name. */
  name: string;
  words: {
    question?: string;
    /** Label of the field; without one nothing is asked for. */
    reason?: string;
    /** What is said where a reason has to be given and is not. */
    reasonMissing?: string;
    confirm: string;
    keep: string;
  };
  /** First words of the reason. */
  reason?: string;
  reasonMax?: number;
  tone?: 'danger';
  step: StepStatus;
  /** Something has to be looked at first. */
  isHeld?: boolean;
  /** What else there is to know. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onKeep: () => void;
}

/** The one question before a step that is not easily taken back. The focus goes to the answer that does no harm, or to what is asked for. */
export function Question(props: QuestionProps) {
  const {
    name,
    words,
    reason: first = '',
    reasonMax = 100,
    tone,
    step,
    isHeld = false,
    children,
    onConfirm,
    onKeep,
  } = props;
  const id = useId();
  const [reason, setReason, forget] = useKeptText(`step:${name}`, first);
  const [isSent, setSent] = useState(false);
  const { problem } = step;
  // What did not happen may be tried again.
  useEffect(() => {
    if (problem) setReason(reason);
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed from then on is kept as it is typed
  }, [problem]);
  const isMissing = words.reasonMissing !== undefined && !reason.trim();
  const error = isSent && isMissing ? words.reasonMissing : undefined;
  // Not a form: Enter in the field would take the step.
  return (
    <div
      role="group"
      aria-labelledby={words.question && `${id}-question`}
      className={classNames('grid w-full gap-3 rounded p-4', tone === 'danger' ? 'bg-danger-soft' : 'bg-stone-100')}
    >
      {words.question ? (
        <p id={`${id}-question`} className={classNames('font-bold', tone === 'danger' && 'text-danger')}>
          {words.question}
        </p>
      ) : null}
      {words.reason ? (
        <Field id={`${id}-reason`} label={words.reason} error={error} className="text-sm">
          <TextInput
            id={`${id}-reason`}
            value={reason}
            dir="auto"
            autoComplete="off"
            maxLength={reasonMax}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={words.reasonMissing !== undefined}
            {...describedBy(`${id}-reason`, { error })}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      ) : null}
      {children}
      {isHeld ? null : <StepState step={step} />}
      <div className="flex flex-wrap gap-2">
        <StepButton
          size="small"
          tone={tone ?? 'secondary'}
          disabled={isHeld}
          busy={step.isBusy}
          onClick={() => {
            setSent(true);
            if (isMissing) return;
            forget();
            onConfirm(reason.trim());
          }}
        >
          {words.confirm}
        </StepButton>
        <StepButton
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={words.reasonMissing === undefined}
          tone="outline"
          size="small"
          onClick={() => {
            forget();
            onKeep();
          }}
        >
          {words.keep}
        </StepButton>
      </div>
    </div>
  );
}

interface StepQuestionProps extends Omit<QuestionProps, 'onKeep' | 'words'> {
  words: QuestionProps['words'] & { button: string };
  className?: string;
}

/** A button, then the question in its place. One that is open belongs to its step, and is gone with it. */
export function StepQuestion(props: StepQuestionProps) {
  return <Asking key={props.name} {...props} />;
}

function Asking({ className, ...props }: StepQuestionProps) {
  const [isAsking, setAsking] = useState(false);
  const [isKept, setKept] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Whoever has thought better of it goes on from where the question was opened.
  useEffect(() => {
    if (isKept && !isAsking) opener.current?.focus();
  }, [isKept, isAsking]);
  if (isAsking)
    return (
      <Question
        {...props}
        onKeep={() => {
          setKept(true);
          setAsking(false);
        }}
      />
    );
  return (
    <StepButton ref={opener} tone="outline" size="small" className={className} onClick={() => setAsking(true)}>
      {props.words.button}
    </StepButton>
  );
}
