import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@shared/contracts/database.types';
import { dataOf } from './answer';
import { getSupabase } from './client';

type Functions = Database['public']['Functions'];
export type FunctionName = keyof Functions;
export type ArgumentsOf<Name extends FunctionName> = Functions[Name]['Args'];
export type AnswerOf<Name extends FunctionName> = Functions[Name]['Returns'];

/** Calls a function of the database, which declares what it takes and answers. @throws DataError */
export async function callDatabase<Name extends FunctionName>(
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<AnswerOf<Name>> {
  const supabase = await getSupabase();
  return dataOf<AnswerOf<Name>>(await (supabase as SupabaseClient).rpc(name, args));
}
