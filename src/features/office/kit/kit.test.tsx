import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DataError } from '@/data/errors';
import { giveMessages } from '@/i18n/messages';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { TextInput } from '@/ui/field';
import { DraftOwner } from '@/ui/form/own-draft';
import { FormField } from '@/ui/form/form-field';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { SavePart } from './save-part';
import { useRecordForm } from './use-record-form';

const words = enStaff.step;

interface Row {
  version: string;
  name: string;
  place: string;
}
const ROW: Row = { version: 'v1', name: 'Avi', place: 'Haifa' };
const schema = z.object({ name: z.string(), place: z.string() });
const FIELDS = ['name', 'place'] as const;

interface Answer {
  outcome: string;
  row?: Row;
}
type Call = (row: Row | null, values: z.infer<typeof schema>) => Promise<Answer>;

function Sample({ row, call }: { row: Row | null; call: Call }) {
  const record = useRecordForm({
    keep: 'sample',
    row,
    schema,
    errorText: (code) => `wrong: ${code}`,
    valuesOf: (each: Row | null) => ({ name: each?.name ?? '', place: each?.place ?? '' }),
    call,
    rowOf: (answer) => answer.row,
    fieldOf: ({ outcome }) => (outcome === 'no_such_place' ? ['place', 'place'] : undefined),
    words: ({ outcome }) => (outcome === 'closed' ? 'The ride is over' : undefined),
    again: [],
  });
  return (
    <form onSubmit={record.submit}>
      {FIELDS.map((name) => (
        <FormField key={name} form={record.form} name={name} label={name}>
          {(control) => <TextInput {...control} />}
        </FormField>
      ))}
      <SavePart record={record} told={(name, value) => ({ label: name, text: String(value) })} />
    </form>
  );
}

let show: (row: Row) => void;
function Page({ call, first }: { call: Call; first: Row }) {
  const [row, setRow] = useState(first);
  useEffect(() => {
    show = setRow;
  }, []);
  return <Sample row={row} call={call} />;
}
function open(call: Call, row: Row = ROW) {
  giveMessages('en', { staff: enStaff });
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <DraftOwner value="maya">
        <Page first={row} call={call} />
      </DraftOwner>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (person: ReturnType<typeof open>, name = words.save) =>
  person.click(screen.getByRole('button', { name }));
const type = async (person: ReturnType<typeof open>, name: string, text: string) => {
  await person.clear(field(name));
  await person.type(field(name), text);
};
const saves = () => vi.fn<Call>(async (_row, values) => ({ outcome: 'saved', row: { version: 'v9', ...values } }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('saving what somebody has looked at', () => {
  it('sends the version that was shown, once, and gives the focus to what has happened', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const call = vi.fn<Call>(() => new Promise((resolve) => (answer = resolve)));
    const person = open(call);
    await type(person, 'name', 'Dana');
    await press(person);
    await press(person);
    expect(call.mock.calls).toEqual([[ROW, { name: 'Dana', place: 'Haifa' }]]);
    answer({ outcome: 'saved', row: { version: 'v2', name: 'Dana', place: 'Haifa' } });
    expect(await screen.findByText(words.saved)).toBe(document.activeElement);
    expect(Object.keys(localStorage).filter((key) => key.includes('sample'))).toEqual([]);
    await type(person, 'name', 'Dan');
    expect(screen.queryByText(words.saved)).toBeNull();
    await press(person);
    await waitFor(() => expect(call.mock.calls.at(-1)?.[0]?.version).toBe('v2'));
  });

  it.each([
    ['no answer', new DataError('unavailable', 'no answer'), words.offline],
    ['a right that is gone', new DataError('refused', 'no grant', '42501'), words.forbidden],
    ['what nobody planned for', new Error('odd'), words.failed],
  ])('keeps what was typed and says why: %s', async (_, error, text) => {
    const call = saves().mockRejectedValueOnce(error);
    const person = open(call);
    await type(person, 'name', 'Dana');
    await press(person);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('name').value).toBe('Dana');
    await press(person);
    expect(await screen.findByText(words.saved)).toBeDefined();
  });

  it.each([
    ['gone', words.gone],
    ['closed', 'The ride is over'],
    ['something_new', words.refused],
  ])('says of a refusal what the room says, else what the kit says: %s', async (outcome, text) => {
    const person = open(saves().mockResolvedValueOnce({ outcome }));
    await type(person, 'name', 'Dana');
    await press(person);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('name').value).toBe('Dana');
  });

  it('says at its field what the database found wrong', async () => {
    const person = open(saves().mockResolvedValueOnce({ outcome: 'no_such_place' }));
    await type(person, 'place', 'Atlantis');
    await press(person);
    expect(await screen.findByText('wrong: place')).toBeDefined();
    expect(document.activeElement).toBe(field('place'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a colleague who was first', () => {
  it('is followed where nobody has typed, and beside what was typed in another field', async () => {
    const call = saves();
    const person = open(call);
    await type(person, 'name', 'Dana');
    const newer = { version: 'v2', name: 'Avi', place: 'Eilat' };
    act(() => show(newer));
    await waitFor(() => expect(field('place').value).toBe('Eilat'));
    expect(field('name').value).toBe('Dana');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(person);
    await waitFor(() => expect(call).toHaveBeenCalledWith(newer, { name: 'Dana', place: 'Eilat' }));
  });

  it('in another field does not stop what is being saved', async () => {
    const newer = { version: 'v2', name: 'Avi', place: 'Eilat' };
    const call = saves().mockResolvedValueOnce({ outcome: 'changed_by_other', row: newer });
    const person = open(call);
    await type(person, 'name', 'Dana');
    await press(person);
    expect(await screen.findByText(words.saved)).toBeDefined();
    expect(call.mock.calls[1]).toEqual([newer, { name: 'Dana', place: 'Eilat' }]);
  });

  const theirs = { version: 'v2', name: 'Uri', place: 'Eilat' };
  async function beOvertaken(call: Call) {
    const person = open(call);
    await type(person, 'name', 'Dana');
    await press(person);
    const panel = await screen.findByRole('alert');
    expect(panel.textContent).toContain('name: Uri');
    expect(panel.textContent).toContain('place: Eilat');
    expect(field('name').value).toBe('Dana');
    // Enter in a field sends nothing before somebody has decided.
    await person.type(field('name'), '{Enter}');
    expect(call).toHaveBeenCalledTimes(1);
    return person;
  }

  it('in the same field is shown, and one’s own goes on upon theirs', async () => {
    const call = saves().mockResolvedValueOnce({ outcome: 'changed_by_other', row: theirs });
    const person = await beOvertaken(call);
    await press(person, words.keepMine);
    expect([field('name').value, field('place').value]).toEqual(['Dana', 'Eilat']);
    expect(document.activeElement).toBe(field('name'));
    await press(person);
    await waitFor(() => expect(call.mock.calls[1]).toEqual([theirs, { name: 'Dana', place: 'Eilat' }]));
  });

  it('in the same field is shown, and theirs is taken', async () => {
    const person = await beOvertaken(saves().mockResolvedValueOnce({ outcome: 'changed_by_other', row: theirs }));
    await press(person, words.takeTheirs);
    expect([field('name').value, field('place').value]).toEqual(['Uri', 'Eilat']);
    expect(localStorage).toHaveLength(0);
  });

  it('is noticed after a reload: a draft remembers what it set out from', async () => {
    const call = saves();
    const person = open(call);
    await type(person, 'name', 'Dana');
    cleanup();
    open(call, theirs);
    expect((await screen.findByRole('alert')).textContent).toContain('name: Uri');
    expect(field('name').value).toBe('Dana');
  });
});
