import * as z from 'zod/mini';
import { readIdentifier } from '@/data/data-desk';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { PanelCard } from '@/ui/panel-card';

const schema = z.object({
  identifier: z.string().check(z.refine((typed) => readIdentifier(typed) !== null, 'invalid')),
});

interface PersonSearchProps {
  busy: boolean;
  /** @param identifier an address in small letters, or a number in E.164 */
  onFind: (identifier: string) => void;
}

/** The field that a person is looked up by. */
export function PersonSearch({ busy, onFind }: PersonSearchProps) {
  const m = useMessages('staffDataDesk').search;
  const form = useCheckedForm({ schema, defaultValues: { identifier: '' }, errorText: () => m.invalid });
  return (
    <PanelCard title={m.title} busy={busy}>
      <form
        noValidate
        className="grid gap-4 border-t border-stone-200 p-5"
        onSubmit={form.submit(({ identifier }) => onFind(readIdentifier(identifier) ?? ''))}
      >
        <FormField form={form} name="identifier" label={m.label} hint={m.hint} className="max-w-2xl">
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <div className="min-w-0 flex-[1_1_16rem]">
                <TextInput {...control} icon="search" dir="auto" autoComplete="off" spellCheck={false} />
              </div>
              <Button type="submit" busy={busy} busyLabel={m.finding} className="max-sm:w-full">
                {m.find}
              </Button>
            </div>
          )}
        </FormField>
        <p className="text-sm text-ink-2">{m.recorded}</p>
      </form>
    </PanelCard>
  );
}
