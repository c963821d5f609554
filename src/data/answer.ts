import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { toDataError } from './errors';

/** What a call of the database brought. @throws DataError when it failed */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw toDataError(error, status);
  return data;
}
