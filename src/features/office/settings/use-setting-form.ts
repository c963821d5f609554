import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { DataError } from '@/data/errors';
import { saveSetting, type Setting, type SettingInput } from '@/data/settings';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { settingsQuery } from './queries';

/** How a setting is edited and saved. */
export interface SettingEditing {
  /** What stands in the inputs differs from what is stored. */
  isChanged: boolean;
  isSaving: boolean;
  /** `changed`: somebody else was faster; the list holds their value now. */
  outcome: 'saved' | 'changed' | DataError['kind'] | null;
  onSubmit: (event: SyntheticEvent) => void;
  /** Shows the stored value again. */
  discard: () => void;
}

interface SettingFormOptions<Values extends object> {
  userId: string;
  setting: Setting;
  schema: ZodMiniType<Values, Values>;
  errorText: (code: string) => string;
  /** The stored value, as it stands in the inputs. */
  stored: Values;
  /** The value to store; the values have passed the schema. */
  valueOf: (values: Values) => SettingInput;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The form of one setting: it shows the stored value until somebody edits it, and stores what was edited. */
export function useSettingForm<Values extends object>(
  options: SettingFormOptions<Values>,
): { form: CheckedForm<Values>; values: Values; editing: SettingEditing } {
  const { userId, setting, schema, errorText, stored, valueOf } = options;
  const form = useKeptForm<Values>({
    keep: `setting:${setting.key}`,
    seen: setting.updatedAt,
    schema,
    defaultValues: stored,
    errorText,
  });
  // Drawn again with every change.
  useWatch({ control: form.state.control });
  const values = form.state.getValues();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  /** What the inputs show without being edited. */
  const unedited = useRef(stored);

  const show = (next: Values) => {
    unedited.current = next;
    form.draft.setOut(next, setting.updatedAt);
    form.state.setValues(next);
    form.state.clearErrors();
  };
  useEffect(() => {
    if (isSame(form.state.getValues(), unedited.current)) show(stored);
    // oxlint-disable-next-line react/exhaustive-deps -- follows what is stored, not how it came here
  }, [JSON.stringify(stored)]);

  const change = useMutation({
    // On the ground of what stood there when somebody began to edit: a colleague's newer value is shown before it is replaced.
    mutationFn: (value: SettingInput) => saveSetting({ ...setting, updatedAt: String(form.draft.seen) }, value),
    onSuccess: async (saved) => {
      if (!saved) {
        await cache.invalidateQueries({ queryKey });
        const now = cache.getQueryData(queryKey)?.find(({ key }) => key === setting.key);
        form.draft.setOut(stored, now?.updatedAt ?? form.draft.seen);
        return;
      }
      // What was edited is what is stored from now on.
      unedited.current = form.state.getValues();
      form.draft.setOut(unedited.current, saved.updatedAt);
      form.draft.forget();
      cache.setQueryData(queryKey, (known) => known?.map((other) => (other.key === saved.key ? saved : other)));
    },
  });
  const failure = change.error && (change.error instanceof DataError ? change.error.kind : 'unexpected');
  return {
    form,
    values,
    editing: {
      isChanged: !isSame(values, stored),
      isSaving: change.isPending,
      outcome: failure ?? (change.isSuccess ? (change.data ? 'saved' : 'changed') : null),
      onSubmit: form.submit((checked) => change.mutate(valueOf(checked))),
      discard: () => {
        show(stored);
        form.draft.forget();
        change.reset();
      },
    },
  };
}
