import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@shared/contracts/database.types';
import { dataOf } from './answer';
import { getSupabase } from './client';

/** Asks the tables of the database, which give each caller what their role may see. @throws DataError */
export const askTables = async <Data>(
  question: (supabase: SupabaseClient<Database>) => PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> => dataOf(await question(await getSupabase()));
