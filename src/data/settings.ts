import { isLocale, type Locale } from '@shared/words/locales';
import type { Json, Tables } from '@shared/contracts/database.types';
import { askTables } from './read-tables';

/** What a setting holds, by its kind. Dates are "YYYY-MM-DD". */
type SettingValue =
  | { kind: 'integer'; value: number; minimum: number; maximum: number }
  | { kind: 'emails'; value: readonly string[] }
  | { kind: 'dates'; value: readonly string[] }
  | { kind: 'language'; value: Locale }
  | { kind: 'choice'; value: string; choices: readonly string[] }
  /** A kind that this version of the site cannot edit. */
  | { kind: 'other'; value: Json };

/**
 * A setting; `description` is English, as the migration that brought it words it, `updated_by_name` null where nobody has changed it, and
 * `published` whether the pages of the site state it.
 */
export type Setting = Omit<SettingRow, keyof StoredValue> & SettingValue;
export type SettingOf<Kind extends Setting['kind']> = Extract<Setting, { kind: Kind }>;

const COLUMNS = 'key, kind, value, minimum, maximum, choices, description, updated_at, updated_by_name, published';

type StoredValue = Pick<Tables<'settings'>, 'kind' | 'value' | 'minimum' | 'maximum' | 'choices'>;
type SettingRow = StoredValue &
  Pick<Tables<'settings'>, 'key' | 'description' | 'updated_at' | 'updated_by_name' | 'published'>;

const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The constraints of the table see to it that a kind has what belongs to it. */
function readValue({ kind, value, minimum, maximum, choices }: StoredValue): SettingValue {
  if (kind === 'integer' && typeof value === 'number' && minimum !== null && maximum !== null)
    return { kind, value, minimum, maximum };
  if ((kind === 'emails' || kind === 'dates') && isTexts(value)) return { kind, value };
  if (kind === 'choice' && typeof value === 'string' && choices) return { kind, value, choices };
  if (kind === 'language' && isLocale(value)) return { kind, value };
  return { kind: 'other', value };
}

const readSetting = (row: SettingRow): Setting => ({ ...row, ...readValue(row) });

/** What is stored of a setting that can be edited. */
export type SettingInput = number | string | readonly string[];

/**
 * The settings that the caller may see, by key.
 * @throws DataError
 */
export async function fetchSettings(): Promise<Setting[]> {
  const data = await askTables((supabase) => supabase.from('settings').select(COLUMNS).order('key'));
  return data.map(readSetting);
}

/**
 * Stores a value, unless somebody else has changed the setting since it was read.
 * @returns the setting as it is now, or null when it was changed meanwhile (and is left alone)
 * @throws DataError `rejected` for a value that breaks the setting's bounds
 */
export async function saveSetting({ key, updated_at }: Setting, value: SettingInput): Promise<Setting | null> {
  const data = await askTables((supabase) =>
    supabase
      .from('settings')
      .update({ value: typeof value === 'object' ? [...value] : value })
      .eq('key', key)
      .eq('updated_at', updated_at)
      .select(COLUMNS)
      .maybeSingle(),
  );
  return data && readSetting(data);
}
