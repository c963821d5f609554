import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextInput } from '../field';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';
import { useLightForm } from './use-light-form';

const RULES = {
  name: (value: string) => (value.length < 2 ? 'short' : undefined),
  more: () => undefined,
};

afterEach(cleanup);

function Form({ onSend, refused }: { onSend: (values: object) => void; refused?: Record<string, string> }) {
  const form = useLightForm({
    id: 'form',
    rules: RULES,
    initial: { name: '', more: 'as before' },
    errorText: (code) => `it is ${code}`,
  });
  return (
    <form onSubmit={form.submit(onSend)}>
      <ErrorSummary
        title="To mend"
        mark="Error"
        attempt={form.attempt}
        items={form.problems((name, error) => `${name}: ${error}`)}
      />
      <FormField form={form} name="name" label="Name" hint="yours">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="more" label="More">
        {(control) => <TextInput {...control} />}
      </FormField>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.showErrors(refused ?? {})}>
        Refuse
      </button>
    </form>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('checks nothing before the first attempt, then says what is wrong, and again while it is corrected', () => {
  const send = vi.fn<(values: object) => void>();
  render(<Form onSend={send} />);
  type('Name', 'A');
  expect(screen.queryByText('it is short')).toBeNull();
  press('Send');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('group')).toBe(document.activeElement);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'name: it is short' })).toBeDefined();
  type('Name', 'Anna');
  expect(screen.queryByText('it is short')).toBeNull();
  press('Send');
  expect(send).toHaveBeenCalledWith({ name: 'Anna', more: 'as before' });
});

it('shows what the server refused, and keeps what was typed', () => {
  render(<Form onSend={() => undefined} refused={{ more: 'odd' }} />);
  type('More', 'something else');
  press('Refuse');
  expect(screen.getByText('it is odd')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('More').value).toBe('something else');
});
