import { useId, useRef, useState } from 'react';
import { readIdentifier } from '@/data/data-desk';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { describedBy, Field, TextInput } from '@/ui/field';
import { PanelCard } from '@/ui/panel-card';

interface PersonSearchProps {
  busy: boolean;
  /** @param identifier an address in small letters, or a number in E.164 */
  onFind: (identifier: string) => void;
}

/** The field that a person is looked up by. */
export function PersonSearch({ busy, onFind }: PersonSearchProps) {
  const m = useMessages('staffDataDesk').search;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const error = isInvalid ? m.invalid : undefined;

  function submit() {
    const identifier = readIdentifier(typed);
    setInvalid(identifier === null);
    if (identifier === null) input.current?.focus();
    else onFind(identifier);
  }

  return (
    <PanelCard title={m.title} busy={busy}>
      <form
        noValidate
        className="grid gap-4 border-t border-stone-200 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field id={id} label={m.label} hint={m.hint} error={error} className="max-w-2xl">
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 flex-[1_1_16rem]">
              <TextInput
                ref={input}
                id={id}
                {...describedBy(id, { hint: m.hint, error })}
                icon="search"
                dir="auto"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setInvalid(false);
                }}
              />
            </div>
            <Button type="submit" busy={busy} busyLabel={m.finding} className="max-sm:w-full">
              {m.find}
            </Button>
          </div>
        </Field>
        <p className="text-sm text-ink-2">{m.recorded}</p>
      </form>
    </PanelCard>
  );
}
