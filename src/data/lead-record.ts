import { getSupabase } from './client';
import { DataError, toDataError } from './errors';
import { asList, asObject, asText, type JsonObject } from './json';
import { readLine, type LeadLine, type LeadStatus } from './leads';

/** One entry of a lead's history: who changed which field, and when. */
export interface LeadChange {
  id: number;
  /** Instant, ISO 8601. */
  changedAt: string;
  /** Null: the system. */
  changedBy: string | null;
  field: string;
  oldValue: string | null;
  newValue: string | null;
}

/** Another request of what seems to be the same customer. */
export interface LeadDuplicate {
  id: string;
  reference: string;
  name: string;
  createdAt: string;
  status: string;
}

/** Everything about one lead. */
export interface LeadRecord extends LeadLine {
  updatedAt: string;
  pickup: string | null;
  dropoff: string | null;
  luggage: number | null;
  roundTrip: boolean | null;
  flightNumber: string | null;
  notes: string | null;
  staffNotes: string | null;
  quarantineReason: string | null;
  /** Newest first. */
  history: LeadChange[];
  duplicates: LeadDuplicate[];
}

function readChange(item: JsonObject): LeadChange | null {
  const { id } = item;
  const changedAt = asText(item['changed_at']);
  if (typeof id !== 'number' || changedAt === null) return null;
  return {
    id,
    changedAt,
    changedBy: asText(item['changed_by_name']),
    field: asText(item['field']) ?? '',
    oldValue: asText(item['old_value']),
    newValue: asText(item['new_value']),
  };
}

function readDuplicate(item: JsonObject): LeadDuplicate | null {
  const line = readLine(item);
  return line && { ...line };
}

function readRecord(answer: JsonObject): LeadRecord | null {
  const lead = asObject(answer['lead']);
  const line = lead && readLine(lead);
  if (!line) return null;
  return {
    ...line,
    updatedAt: asText(lead['updated_at']) ?? '',
    pickup: asText(lead['pickup']),
    dropoff: asText(lead['dropoff']),
    luggage: typeof lead['luggage'] === 'number' ? lead['luggage'] : null,
    roundTrip: typeof lead['round_trip'] === 'boolean' ? lead['round_trip'] : null,
    flightNumber: asText(lead['flight_number']),
    notes: asText(lead['notes']),
    staffNotes: asText(lead['staff_notes']),
    quarantineReason: asText(lead['quarantine_reason']),
    history: asList(answer['history'], readChange),
    duplicates: asList(answer['duplicates'], readDuplicate),
  };
}

/** @returns null when there is no such lead (any more). @throws DataError */
export async function fetchLead(id: string): Promise<LeadRecord | null> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('read_lead', { lead_id: id });
  if (error) throw toDataError(error, status);
  const answer = asObject(data);
  return answer && readRecord(answer);
}

/** What staff change of a lead. */
export type LeadWork =
  { field: 'status'; value: LeadStatus } | { field: 'staffNotes' | 'assignee'; value: string | null };

export type LeadSaving =
  | { outcome: 'saved' | 'changedByOther'; record: LeadRecord }
  /** Somebody has deleted the lead in the meantime. */
  | { outcome: 'gone' };

function toColumns({ field, value }: LeadWork) {
  switch (field) {
    case 'status':
      return { status: value };
    case 'staffNotes':
      return { staff_notes: value };
    case 'assignee':
      return { assignee: value };
  }
}

/** Changes the row if it is still as it was read. @returns whether it was */
async function updateUnchanged(id: string, updatedAt: string, work: LeadWork): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('leads')
    .update(toColumns(work))
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select('id');
  if (error) throw toDataError(error, status);
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
    const isSaved = await updateUnchanged(seen.id, known.updatedAt, work);
    // oxlint-disable-next-line no-await-in-loop
    known = await fetchLead(seen.id);
    if (!known) return { outcome: 'gone' };
    if (isSaved) return { outcome: 'saved', record: known };
    if (known[work.field] !== seen[work.field]) return { outcome: 'changedByOther', record: known };
  }
  throw new DataError('unavailable', 'the lead keeps changing');
}

/** For managers and above. @throws DataError `refused` for everybody else */
export async function deleteLead(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.from('leads').delete().eq('id', id).select('id');
  if (error) throw toDataError(error, status);
  // A policy that forbids it leaves the row in silence.
  if (data.length === 0 && (await fetchLead(id))) throw new DataError('refused', 'the lead was not deleted');
}
