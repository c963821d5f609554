import { leadField, type LeadFieldName } from '@shared/facts/lead-fields';
import * as z from 'zod/mini';

function valueOf(name: LeadFieldName): z.ZodMiniType {
  switch (leadField(name).kind) {
    case 'count':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'slot':
      // The database tells seconds too.
      return z.pipe(
        z.string(),
        z.transform((time) => time.slice(0, 5)),
      );
    default:
      return z.string();
  }
}

/** What a ride says, under the names of the columns: of what every trip has to say nothing is missing. */
export const factColumns = (names: readonly LeadFieldName[]): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    names.map((name) => [name, leadField(name).forms.trip === 'required' ? valueOf(name) : z.nullable(valueOf(name))]),
  );
