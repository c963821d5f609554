import { onLineOf, saysRouteOnly, staffFields, type Lead, type LeadFieldName, type StaffName } from '@/data/leads';
import { formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import type { Messages } from '@/i18n/messages';
import type { CsvColumn } from '@/lib/csv';

export interface LeadNames {
  service: (word: string) => string;
  status: (word: string) => string;
  staff: readonly StaffName[];
}

/** The columns of a file of leads; days and hours stay as the database writes them, so that a spreadsheet can sort them. */
export function leadCsvColumns(
  { csv, columns, fields, choices, note, export: answers }: Messages['staffLeads'],
  names: LeadNames,
): CsvColumn<Lead>[] {
  const answer = (name: LeadFieldName, lead: Lead) => {
    const value = name === 'destination' && !saysRouteOnly(lead) ? null : lead[name];
    if (typeof value === 'boolean') return value ? answers.yes : answers.no;
    return name === 'service_type' ? names.service(lead.service_type) : (choices[name]?.[String(value)] ?? value);
  };
  const cell = (name: LeadFieldName, lead: Lead) => {
    const line = onLineOf(name).map((each) => answer(each, lead));
    return line.length === 1 ? (line[0] ?? null) : line.filter((value) => value !== null).join(' ');
  };
  return [
    [csv.reference, ({ reference }) => reference],
    [csv.date, ({ created_at }) => formatDayInIsrael(created_at)],
    [csv.time, ({ created_at }) => timeInIsrael(created_at)],
    [columns.status, ({ status }) => names.status(status)],
    ...staffFields('export').map((name): CsvColumn<Lead> => [fields[name], (lead) => cell(name, lead)]),
    [note.label, ({ staff_notes }) => staff_notes],
    [columns.assignee, ({ assignee }) => names.staff.find(({ id }) => id === assignee)?.name ?? null],
  ];
}
