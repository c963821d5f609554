import type { CompositeTypes } from '@shared/contracts/database.types';
import { inMinutes, toCriteria, type Lead, type LeadFilter } from './leads';
import { callDatabase } from './call-database';

type Piece = CompositeTypes<'lead_piece'>;

const fetchPiece = (filter: LeadFilter, after: Piece['next']): Promise<Piece> =>
  callDatabase('export_leads', { criteria: toCriteria(filter), after });

/**
 * All leads under a filter, newest first, in pieces. The server notes who takes them out.
 * @throws DataError `refused` below the rank of manager
 */
export async function* exportLeads(filter: LeadFilter): AsyncGenerator<Lead[]> {
  let after: Piece['next'] = null;
  do {
    // Each piece begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { rows, next }: Piece = await fetchPiece(filter, after);
    yield rows.map(inMinutes);
    after = next;
  } while (after !== null);
}
