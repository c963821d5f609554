import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { locales } from '@shared/words/locales';
import * as z from 'zod/mini';
import { DataError, toDataError } from './errors';

/** What a call of the database brought. @throws DataError when it failed */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw toDataError(error, status);
  return data;
}

/** A name in every language. */
export const localizedName = z.record(z.enum(locales), z.string());

/**
 * Reads an answer that the database types only know as "JSON".
 * @throws DataError `unexpected` when it is not what the schema says; the message names the place, never a value
 */
export function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DataError('unexpected', `the answer is not as expected at "${issue?.path.join('.') ?? ''}"`);
}
