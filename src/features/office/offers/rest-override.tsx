import { useId } from 'react';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Field, TextInput } from '@/ui/field';
import { useKeptText } from '@/ui/form/own-draft';

interface RestOverrideProps {
  leadId: string;
  busy: boolean;
  onAllow: (reason: string) => void;
}

/** An administrator sends an offer all the same whose ride falls on a day of rest, and says why. */
export function RestOverride({ leadId, busy, onAllow }: RestOverrideProps) {
  const m = useMessages('staffOffers').rest;
  const id = useId();
  const [reason, setReason, forget] = useKeptText(`rest:${leadId}`);
  return (
    <div className="grid gap-3 rounded border border-stone-300 p-3">
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
      <Button
        tone="outline"
        size="small"
        className="justify-self-start"
        disabled={!reason.trim()}
        busy={busy}
        onClick={() => {
          forget();
          onAllow(reason.trim());
        }}
      >
        {m.allow}
      </Button>
    </div>
  );
}
