import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { saveSetting, type Setting, type SettingInput } from '@/data/settings';
import { useRecordForm, type RecordForm } from '@/features/office/kit/use-record-form';
import { settingsQuery } from './queries';

interface SettingFormOptions<Own extends Setting, Values extends FieldValues> {
  setting: Own;
  schema: ZodMiniType<Values, Values>;
  errorText: (code: string) => string;
  /** A stored value, as it stands in the inputs. */
  valuesOf: (setting: Own) => Values;
  /** The value to store; the values have passed the schema. */
  valueOf: (values: Values) => SettingInput;
}

interface SettingSaving<Own> {
  outcome: 'saved' | 'changed_by_other';
  setting: Own | undefined;
}

/** The form of one setting. */
export function useSettingForm<Own extends Setting, Values extends FieldValues>(
  options: SettingFormOptions<Own, Values>,
): RecordForm<Values, SettingSaving<Own>> {
  const { setting: shown, valuesOf, valueOf, ...rest } = options;
  const cache = useQueryClient();
  const { queryKey } = settingsQuery;

  async function save(seen: Own, values: Values): Promise<SettingSaving<Own>> {
    const saved = await saveSetting(seen, valueOf(values));
    if (saved)
      cache.setQueryData(queryKey, (known) => known?.map((other) => (other.key === saved.key ? saved : other)));
    // Somebody else was faster: their value is shown before it is replaced.
    else await cache.invalidateQueries({ queryKey });
    const setting = saved ?? cache.getQueryData(queryKey)?.find(({ key }) => key === seen.key);
    return { outcome: saved ? 'saved' : 'changed_by_other', setting: setting as Own | undefined };
  }

  return useRecordForm<Own, Values, SettingSaving<Own>>({
    ...rest,
    keep: `setting:${shown.key}`,
    row: shown,
    valuesOf: (row) => valuesOf(row ?? shown),
    call: (row, values) => save(row ?? shown, values),
    rowOf: ({ setting }) => setting,
    again: [],
  });
}
