import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { ZodMiniType } from 'zod/mini';
import { DataError, toDataError } from './errors';

/** What a call of the database brought. @throws DataError when it failed */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Reads an answer that the database types only know as "JSON".
 * @throws DataError `unexpected` when it is not what the schema says; the message names the place, never a value
 */
export function readAnswer<Answer>(schema: ZodMiniType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DataError('unexpected', `the answer is not as expected at "${issue?.path.join('.') ?? ''}"`);
}
