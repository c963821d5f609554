import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

import { leadSchema, toCriteria, type Lead, type LeadFilter } from './leads';

/** Where the next piece begins; handed back as it came. */
const cursorSchema = z.object({ created_at: z.string(), id: z.string() });
type Cursor = z.infer<typeof cursorSchema>;

const pieceSchema = z.object({ rows: z.array(leadSchema), next: z.nullable(cursorSchema) });

async function fetchPiece(filter: LeadFilter, after: Cursor | null) {
  const supabase = await getSupabase();
  const data = dataOf(await supabase.rpc('export_leads', { criteria: toCriteria(filter), after }));
  return readAnswer(pieceSchema, data);
}

/**
 * All leads under a filter, newest first, in pieces. The server notes who takes them out.
 * @throws DataError `refused` below the rank of manager
 */
export async function* exportLeads(filter: LeadFilter): AsyncGenerator<Lead[]> {
  let after: Cursor | null = null;
  do {
    // Each piece begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { rows, next }: z.infer<typeof pieceSchema> = await fetchPiece(filter, after);
    yield rows;
    after = next;
  } while (after !== null);
}
