import type { CompositeTypes } from '@shared/contracts/database.types';
import { DataError } from './errors';
import { inMinutes, type Lead, type LeadFieldName, type LeadStatus } from './leads';
import { callDatabase } from './call-database';
import { askTables } from './read-tables';

/** One entry of a lead's history: who changed which field, and when (instant, ISO 8601). Staff have a name. */
export type LeadChange = CompositeTypes<'lead_change'>;

/** Everything about one lead; its history begins with the newest change. */
export type LeadRecord = Lead & Omit<CompositeTypes<'lead_record'>, 'lead'>;

/** @returns null when there is no such lead (any more). @throws DataError */
export async function fetchLead(id: string): Promise<LeadRecord | null> {
  const [record] = await callDatabase('read_lead', { lead_id: id });
  if (!record) return null;
  const { lead, ...about } = record;
  return { ...inMinutes(lead), ...about };
}

/** What staff change of a lead: its work, or answers that they correct, under the names of their columns. */
export type LeadWork = Partial<Pick<Lead, 'staff_notes' | 'assignee' | LeadFieldName> & { status: LeadStatus }>;

export interface LeadSaving {
  outcome: 'saved' | 'changed_by_other' | 'gone';
  /** As it is now; none where somebody has deleted it in the meantime. */
  record?: LeadRecord;
}

/** Changes the row if it is still as it was read. @returns whether it was */
async function updateUnchanged(id: string, updatedAt: string, work: LeadWork): Promise<boolean> {
  const data = await askTables((supabase) =>
    supabase.from('leads').update(work).eq('id', id).eq('updated_at', updatedAt).select('id'),
  );
  return data.length > 0;
}

/** Others who keep changing other fields are overtaken within a few tries. */
const TRIES = 3;

/**
 * Saves one change on the ground of what the caller has seen. A change that somebody else made to the same field is not
 * overwritten; one of another field stays as well.
 * @returns the lead as it now is
 * @throws DataError
 */
export async function saveLeadWork(seen: LeadRecord, work: LeadWork): Promise<LeadSaving> {
  let known: LeadRecord | null = seen;
  for (let count = 0; count < TRIES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const isSaved = await updateUnchanged(seen.id, known.updated_at, work);
    // oxlint-disable-next-line no-await-in-loop
    known = await fetchLead(seen.id);
    if (!known) return { outcome: 'gone' };
    if (isSaved) return { outcome: 'saved', record: known };
    const now: LeadRecord = known;
    const isTaken = (Object.keys(work) as (keyof LeadWork)[]).some((column) => now[column] !== seen[column]);
    if (isTaken) return { outcome: 'changed_by_other', record: now };
  }
  throw new DataError('unavailable', 'the lead keeps changing');
}

/** Notes that somebody gets in touch with the customer of a new request; any other stays as it is. @throws DataError */
export async function markContacted(id: string): Promise<void> {
  await askTables((supabase) =>
    supabase.from('leads').update({ status: 'contacted' }).eq('id', id).eq('status', 'new').select('id'),
  );
}

/** For managers and above. @throws DataError `refused` for everybody else */
export async function deleteLead(id: string): Promise<void> {
  const data = await askTables((supabase) => supabase.from('leads').delete().eq('id', id).select('id'));
  // A policy that forbids it leaves the row in silence.
  if (data.length === 0 && (await fetchLead(id))) throw new DataError('refused', 'the lead was not deleted');
}
