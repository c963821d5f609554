import { useId, useState } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Field, TextInput } from '@/ui/field';

interface StepQuestionProps {
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
export function StepQuestion({ words, reason: first = '', busy, problem, onConfirm }: StepQuestionProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState(first);
  if (!isAsking)
    return (
      <Button tone="outline" size="small" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
    );
  return (
    <form
      className="grid w-full gap-3 rounded bg-stone-100 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(reason.trim());
      }}
    >
      <p className="font-bold">{words.question}</p>
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
        <Button type="submit" size="small" busy={busy}>
          {words.confirm}
        </Button>
        {/* The focus goes to the answer that does no harm. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus tone="outline" size="small" onClick={() => setAsking(false)}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
