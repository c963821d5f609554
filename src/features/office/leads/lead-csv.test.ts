import { describe, expect, it } from 'vitest';
import type { Lead } from '@/data/leads';
import { messages } from '@/i18n/messages/he/staff-leads';
import { leadCsvColumns } from './lead-csv';

const names = { service: (word: string) => word, status: (word: string) => word, staff: [] };
const lead = { reference: 'TM-22222', created_at: '2026-03-16T22:30:00Z', destination: 'הוד השרון → נתב״ג' };

/** The cells of a lead under the heads of the file. */
const cells = (answers: Partial<Lead>) => {
  const known = { pickup: null, dropoff: null, ...lead, ...answers } as Lead;
  return Object.fromEntries(leadCsvColumns(messages, names).map(([head, cell]) => [head, cell(known) ?? '']));
};

describe('the file of leads', () => {
  it('names the two places of a trip in columns of their own', () => {
    const { fields } = messages;
    const trip = cells({ pickup: 'הוד השרון', dropoff: 'נתב״ג' });
    expect([trip[fields.pickup], trip[fields.dropoff], trip[fields.destination]]).toEqual(['הוד השרון', 'נתב״ג', '']);
    expect(cells({})[fields.destination]).toBe(lead.destination);
  });
});
