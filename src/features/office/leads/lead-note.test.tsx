import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LeadRecord } from '@/data/lead-record';
import { giveMessages } from '@/i18n/messages';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as en } from '@/i18n/messages/en/staff-leads';
import { DraftOwner } from '@/ui/form/own-draft';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { LeadNote } from './lead-note';

const record = {
  id: 'lead',
  reference: 'TM-7K3Q9',
  status: 'new',
  assignee: null,
  staff_notes: null,
  history: [],
} as unknown as LeadRecord;

/** The record as a colleague has left it. */
const changed = (field: 'staff_notes', value: string): LeadRecord => ({
  ...record,
  [field]: value,
  history: [
    {
      id: 1,
      changed_at: '2026-11-27T10:00:00Z',
      actor: 'staff',
      changed_by: 'id-1',
      changed_by_name: 'Mona Manager',
      field,
      old_value: null,
      new_value: value,
    },
  ],
});

const around = (children: ReactNode) => {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <DraftOwner value="maya">{children}</DraftOwner>
    </QueryClientProvider>
  );
};
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/gu, '');

beforeEach(() => giveMessages('en', { staff: enStaff, staffLeads: en }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('a note that a colleague has changed meanwhile is shown with their name', async () => {
  const note = (now: LeadRecord) => <LeadNote record={now} />;
  const { unmount } = showInLanguage(around(note(record)));
  await userEvent.type(screen.getByLabelText(en.note.label), 'Wants a child seat');
  unmount();
  showInLanguage(around(note(changed('staff_notes', 'Called, no answer'))));
  const said = await screen.findByText(/while you were writing/u);
  expect(plain(said.textContent)).toBe(enStaff.step.changed('Mona Manager'));
  expect(screen.getByText('Called, no answer')).toBeDefined();
});
