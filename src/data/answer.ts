import type { ZodMiniType } from 'zod/mini';
import { DataError } from './errors';

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
