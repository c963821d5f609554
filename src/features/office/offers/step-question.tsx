import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field, TextInput } from '@/ui/field';
import { useKeptText } from '@/ui/form/own-draft';
import { holdPoint } from '@/ui/hold-point';

interface StepQuestionProps {
  /** Which step of what: a question that is open belongs to this one, and is gone with it. Its reason is kept by this name. */
  step: string;
  words: {
    button: string;
    question: string;
    /** Label of the field; without one nothing is asked for. */ reason?: string;
    confirm: string;
    keep: string;
  };
  /** First words of the reason. */
  reason?: string;
  busy: boolean;
  problem: string | undefined;
  onConfirm: (reason: string) => void;
}

/** A step that is not easily taken back: a button, then the question with a word on why, in its place. */
export function StepQuestion(props: StepQuestionProps) {
  return <Question key={props.step} {...props} />;
}

function Question({ step, words, reason: first = '', busy, problem, onConfirm }: StepQuestionProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason, forget] = useKeptText(`step:${step}`, first);
  const [isKept, setKept] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // What did not happen may be tried again.
  useEffect(() => {
    if (problem) setReason(reason);
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed from then on is kept as it is typed
  }, [problem]);
  // Whoever has thought better of it goes on from where the question was opened.
  useEffect(() => {
    if (isKept && !isAsking) opener.current?.focus();
  }, [isKept, isAsking]);
  if (!isAsking)
    return (
      <Button
        ref={opener}
        tone="outline"
        size="small"
        onClick={(event) => {
          holdPoint(event);
          setAsking(true);
        }}
      >
        {words.button}
      </Button>
    );
  // Not a form: Enter in the field would take the step.
  return (
    <div role="group" aria-labelledby={`${id}-question`} className="grid w-full gap-3 rounded bg-stone-100 p-4">
      <p id={`${id}-question`} className="font-bold">
        {words.question}
      </p>
      {words.reason ? (
        <Field id={`${id}-reason`} label={words.reason} className="text-sm">
          <TextInput
            id={`${id}-reason`}
            value={reason}
            dir="auto"
            autoComplete="off"
            maxLength={100}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      ) : null}
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          onClick={(event) => {
            holdPoint(event);
            forget();
            onConfirm(reason.trim());
          }}
        >
          {words.confirm}
        </Button>
        {/* The focus goes to the answer that does no harm. */}
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          tone="outline"
          size="small"
          onClick={(event) => {
            holdPoint(event);
            forget();
            setKept(true);
            setAsking(false);
          }}
        >
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
