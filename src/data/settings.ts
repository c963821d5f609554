import { isLocale, type Locale } from '@shared/words/locales';
import { dataOf } from './answer';
import { getSupabase } from './client';
import type { Json, Tables } from '@shared/contracts/database.types';

interface SettingFacts {
  key: string;
  /** English, as the migration that brought the setting words it. */
  description: string;
  /** Instant of the last change, ISO 8601: which version of the value this is. */
  updatedAt: string;
  /** Who changed it last in the back office, by the name of then; null when nobody has. */
  updatedBy: string | null;
  /** The pages of the site state it: they follow a change. */
  isPublished: boolean;
}

/** What a setting holds, by its kind. Dates are "YYYY-MM-DD". */
type SettingValue =
  | { kind: 'integer'; value: number; minimum: number; maximum: number }
  | { kind: 'emails'; value: readonly string[] }
  | { kind: 'dates'; value: readonly string[] }
  | { kind: 'language'; value: Locale }
  | { kind: 'choice'; value: string; choices: readonly string[] }
  /** A kind that this version of the site cannot edit. */
  | { kind: 'other'; value: Json };

export type Setting = SettingFacts & SettingValue;
export type SettingOf<Kind extends Setting['kind']> = Extract<Setting, { kind: Kind }>;

const COLUMNS = 'key, kind, value, minimum, maximum, choices, description, updated_at, updated_by_name, published';

type SettingRow = Pick<
  Tables<'settings'>,
  | 'key'
  | 'kind'
  | 'value'
  | 'minimum'
  | 'maximum'
  | 'choices'
  | 'description'
  | 'updated_at'
  | 'updated_by_name'
  | 'published'
>;

const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The constraints of the table see to it that a kind has what belongs to it. */
function readValue({ kind, value, minimum, maximum, choices }: SettingRow): SettingValue {
  if (kind === 'integer' && typeof value === 'number' && minimum !== null && maximum !== null)
    return { kind, value, minimum, maximum };
  if ((kind === 'emails' || kind === 'dates') && isTexts(value)) return { kind, value };
  if (kind === 'choice' && typeof value === 'string' && choices) return { kind, value, choices };
  if (kind === 'language' && isLocale(value)) return { kind, value };
  return { kind: 'other', value };
}

function readSetting(row: SettingRow): Setting {
  return {
    key: row.key,
    description: row.description,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by_name,
    isPublished: row.published,
    ...readValue(row),
  };
}

/** What is stored of a setting that can be edited. */
export type SettingInput = number | string | readonly string[];

/**
 * The settings that the caller may see, by key.
 * @throws DataError
 */
export async function fetchSettings(): Promise<Setting[]> {
  const supabase = await getSupabase();
  const data = dataOf(await supabase.from('settings').select(COLUMNS).order('key'));
  return data.map(readSetting);
}

/**
 * Stores a value, unless somebody else has changed the setting since it was read.
 * @returns the setting as it is now, or null when it was changed meanwhile (and is left alone)
 * @throws DataError `rejected` for a value that breaks the setting's bounds
 */
export async function saveSetting({ key, updatedAt }: Setting, value: SettingInput): Promise<Setting | null> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('settings')
      .update({ value: typeof value === 'object' ? [...value] : value })
      .eq('key', key)
      .eq('updated_at', updatedAt)
      .select(COLUMNS)
      .maybeSingle(),
  );
  return data && readSetting(data);
}
