import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as data from '@/data/leads';
import { giveMessages } from '@/i18n/messages';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as en } from '@/i18n/messages/en/staff-leads';
import { DraftOwner } from '@/ui/form/own-draft';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { NewLead } from './new-lead';
import { UnsavedNotes } from './unsaved-notes';

vi.mock('@/data/leads', { spy: true });

const onStored = vi.fn<(id: string) => void>();

function Desk() {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setId(crypto.randomUUID())}>
        New
      </button>
      <UnsavedNotes key={id} onOpen={() => {}} onContinue={setId} />
      <NewLead id={id} onClose={() => setId(null)} onStored={onStored} />
    </>
  );
}

function show() {
  cleanup();
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <DraftOwner value="maya">
        <Desk />
      </DraftOwner>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const field = (name: 'name' | 'phone' | 'pickup') =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${en.fields[name]}`, 'u'));
const escape = () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

beforeEach(() => {
  giveMessages('en', { staff: enStaff, staffLeads: en });
  vi.mocked(data.createLead).mockResolvedValue({ id: 'lead', reference: 'TM-7K3Q9' });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
});

it('two calls at once are two drafts, which Escape and a reload leave, and each goes on under its own wish', async () => {
  let person = show();
  await person.click(screen.getByText('New'));
  await person.type(await field('phone'), '054-555-0100');
  escape();
  await person.click(await screen.findByText('New'));
  expect((await field('phone')).value).toBe('');
  await person.type(await field('name'), 'Dana');
  person = show();
  expect(screen.getByText(en.unsaved.request('054-555-0100'))).toBeDefined();
  expect(screen.getByText(en.unsaved.request('Dana'))).toBeDefined();
  const [first] = screen.getAllByRole('button', { name: en.unsaved.open });
  if (!first) throw new Error('nothing to go on with');
  await person.click(first);
  const kept = (await field('phone')).value || (await field('name')).value;
  expect(['054-555-0100', 'Dana']).toContain(kept);
  await person.click(screen.getByRole('button', { name: en.newLead.save }));
  await waitFor(() => expect(onStored).toHaveBeenCalledWith('lead'));
  expect(localStorage).toHaveLength(1);
});

it.each([
  ['name', 'Dana Levi', { name: 'Dana Levi' }],
  ['phone', '054-555-0100', { phone: '+972545550100' }],
] as const)('a %s is enough', async (name, typed, expected) => {
  const person = show();
  await person.click(screen.getByText('New'));
  await person.click(await screen.findByRole('button', { name: en.newLead.save }));
  expect(await screen.findByText(en.errors.nameOrPhone)).toBeDefined();
  expect(data.createLead).not.toHaveBeenCalled();
  await person.type(await field(name), typed);
  await person.click(screen.getByRole('button', { name: en.newLead.save }));
  await waitFor(() => expect(data.createLead).toHaveBeenCalledOnce());
  expect(vi.mocked(data.createLead).mock.lastCall?.[0]).toEqual({ ...expected, staff_notes: null });
  expect(localStorage).toHaveLength(0);
});

it('a place is what the caller calls it', async () => {
  const person = show();
  await person.click(screen.getByText('New'));
  await person.type(await field('name'), 'Dana Levi');
  await person.type(await field('pickup'), 'KFC');
  await person.click(screen.getByRole('button', { name: en.newLead.save }));
  await waitFor(() => expect(data.createLead).toHaveBeenCalledOnce());
  expect(vi.mocked(data.createLead).mock.lastCall?.[0]).toMatchObject({ pickup: 'KFC' });
});
