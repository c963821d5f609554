import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropDraftsOfOthers, ownDraftNames } from '@/lib/stored-draft';
import { TextInput } from '../field';
import { FormField } from './form-field';
import { KeptNote } from './kept-note';
import { DraftOwner } from './own-draft';
import { useKeptForm } from './use-kept-form';

const schema = z.object({ name: z.string() });

function Sample({ seen = 'v1' }: { seen?: string }) {
  const form = useKeptForm({ keep: 'sample', seen, schema, defaultValues: { name: 'As saved' }, errorText: () => '' });
  return (
    <form onSubmit={form.submit(() => form.draft.forget())}>
      <FormField form={form} name="name" label="Name">
        {(control) => <TextInput {...control} />}
      </FormField>
      <KeptNote form={form} words={{ text: 'Not saved yet', discard: 'Throw away' }} />
      <p>{`Set out from ${String(form.draft.seen)}`}</p>
      <button type="submit">Save</button>
    </form>
  );
}

function show(owner: string | null, seen?: string) {
  cleanup();
  render(
    <DraftOwner value={owner}>
      <Sample {...(seen && { seen })} />
    </DraftOwner>,
  );
  return userEvent.setup();
}
const typed = () => screen.getByLabelText<HTMLInputElement>('Name').value;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

it('what is typed is there again for its account alone, with what it set out from, and is seen as not saved', async () => {
  const person = show('ronit');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await person.type(screen.getByLabelText('Name'), ' and more');
  show('avi');
  expect(typed()).toBe('As saved');
  show('ronit', 'v2');
  expect(typed()).toBe('As saved and more');
  expect(screen.getByText('Not saved yet')).toBeDefined();
  expect(screen.getByText('Set out from v1')).toBeDefined();
});

it('is gone once it is saved, thrown away, or typed back', async () => {
  const person = show('ronit');
  await person.type(screen.getByLabelText('Name'), '!');
  await person.type(screen.getByLabelText('Name'), '{Backspace}');
  expect(ownDraftNames('ronit', '')).toEqual([]);
  await person.type(screen.getByLabelText('Name'), '!');
  expect(ownDraftNames('ronit', '')).toEqual(['sample']);
  await person.click(screen.getByRole('button', { name: 'Throw away' }));
  expect(typed()).toBe('As saved');
  expect(ownDraftNames('ronit', '')).toEqual([]);
  await person.type(screen.getByLabelText('Name'), '!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(ownDraftNames('ronit', '')).toEqual([]));
});

it('goes with the device: whoever signs out leaves nothing of others behind, and nobody keeps without an account', async () => {
  const person = show('ronit');
  await person.type(screen.getByLabelText('Name'), '!');
  dropDraftsOfOthers('ronit');
  expect(ownDraftNames('ronit', '')).toEqual(['sample']);
  dropDraftsOfOthers('avi');
  expect(localStorage).toHaveLength(0);
  await show(null).type(screen.getByLabelText('Name'), '!');
  expect(localStorage).toHaveLength(0);
});
