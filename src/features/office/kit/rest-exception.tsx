import { useId } from 'react';
import { classNames } from '@/ui/class-names';
import { Field, TextInput } from '@/ui/field';
import { useKeptText } from '@/ui/form/own-draft';
import { StepButton } from './step-button';

interface RestExceptionProps {
  /** Of what: its reason is kept by this name. */
  name: string;
  words: { reason: string; allow: string };
  busy: boolean;
  /** It was allowed already. */
  isAllowed?: boolean;
  className?: string;
  onAllow: (reason: string) => void;
}

/** An administrator lets a ride be driven on a day of rest all the same, and says why. */
export function RestException({ name, words: m, busy, isAllowed = false, className, onAllow }: RestExceptionProps) {
  const id = useId();
  const [reason, setReason, forget] = useKeptText(`rest:${name}`);
  return (
    <div className={classNames('grid gap-3', className)}>
      <Field id={id} label={m.reason} className="text-sm">
        <TextInput
          id={id}
          value={reason}
          dir="auto"
          autoComplete="off"
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <StepButton
        tone="outline"
        size="small"
        className="justify-self-start"
        disabled={!reason.trim() || isAllowed}
        busy={busy}
        onClick={() => {
          forget();
          onAllow(reason.trim());
        }}
      >
        {m.allow}
      </StepButton>
    </div>
  );
}
