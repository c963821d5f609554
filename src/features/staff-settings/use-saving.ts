import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataError } from '@/data/errors';
import { saveSetting, type Setting } from '@/data/settings';
import { settingsQuery } from './queries';

export interface Saving {
  save: (value: number | readonly string[]) => void;
  isSaving: boolean;
  /** `changed`: somebody else was faster; the list holds their value now. */
  outcome: 'saved' | 'changed' | DataError['kind'] | null;
  /** Forgets the outcome: the value is being edited again. */
  forget: () => void;
}

/**
 * Stores a setting and brings the list up to date.
 * @param onSaved the value has arrived: what was typed may go
 */
export function useSaving(userId: string, setting: Setting, onSaved: () => void): Saving {
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  const change = useMutation({
    mutationFn: (value: number | readonly string[]) => saveSetting(setting, value),
    onSuccess: (saved) => {
      if (!saved) return cache.invalidateQueries({ queryKey });
      cache.setQueryData(queryKey, (known) => known?.map((other) => (other.key === saved.key ? saved : other)));
      onSaved();
      return undefined;
    },
  });
  const failure = change.error && (change.error instanceof DataError ? change.error.kind : 'unexpected');
  return {
    save: (value) => change.mutate(value),
    isSaving: change.isPending,
    outcome: failure ?? (change.isSuccess ? (change.data ? 'saved' : 'changed') : null),
    forget: change.reset,
  };
}
