import { getSupabase } from './client';
import type { Json } from './database.types';
import { toDataError } from './errors';
import { asList, asObject, asText, type JsonObject } from './json';
import { readLine, toCriteria, type LeadFilter, type LeadLine } from './leads';

/** What a file of leads holds of each. */
export interface ExportedLead extends LeadLine {
  luggage: number | null;
  roundTrip: boolean | null;
  flightNumber: string | null;
  notes: string | null;
  staffNotes: string | null;
}

function readExported(item: JsonObject): ExportedLead | null {
  const line = readLine(item);
  return (
    line && {
      ...line,
      luggage: typeof item['luggage'] === 'number' ? item['luggage'] : null,
      roundTrip: typeof item['round_trip'] === 'boolean' ? item['round_trip'] : null,
      flightNumber: asText(item['flight_number']),
      notes: asText(item['notes']),
      staffNotes: asText(item['staff_notes']),
    }
  );
}

/**
 * All leads under a filter, newest first, in pieces of up to 1,000. The server notes who takes them out.
 * @throws DataError `refused` below the rank of manager
 */
export async function* exportLeads(filter: LeadFilter): AsyncGenerator<ExportedLead[]> {
  const supabase = await getSupabase();
  let after: Json = null;
  do {
    // Each piece begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { data, error, status } = await supabase.rpc('export_leads', { criteria: toCriteria(filter), after });
    if (error) throw toDataError(error, status);
    const answer = asObject(data);
    yield asList(answer?.['rows'], readExported);
    after = (answer?.['next'] as Json | undefined) ?? null;
  } while (after !== null);
}
