import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextInput } from '../field';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';
import { useCheckedForm } from './use-checked-form';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'short')),
  email: z.string().check(z.minLength(1, 'missing')),
});
type Values = z.infer<typeof schema>;
const labels: Record<keyof Values, string> = { name: 'Name', email: 'E-mail' };
const texts: Record<string, string> = { short: 'Too short', missing: 'Missing', taken: 'Taken' };

interface SampleProps {
  hasSummary?: boolean;
  onSend: (values: Values) => void;
  onRefused?: () => void;
}

function Sample({ hasSummary = false, onSend, onRefused }: SampleProps) {
  const form = useCheckedForm<Values>({
    id: 'sample',
    schema,
    defaultValues: { name: '', email: '' },
    errorText: (code) => texts[code] ?? code,
    hasSummary,
  });
  const names = ['name', 'email'] as const;
  return (
    <form aria-label="Sample" onSubmit={form.submit(onSend, onRefused)}>
      <ErrorSummary
        title="Please correct:"
        mark="Error"
        attempt={hasSummary ? form.attempt : 0}
        items={form.problems(names, (name, error) => `${labels[name]}: ${error}`)}
      />
      {names.map((name) => (
        <FormField key={name} form={form} name={name} label={labels[name]} hint={name === 'email' ? 'Hint' : undefined}>
          {(control) => <TextInput {...control} />}
        </FormField>
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.showErrors([['email', 'taken']])}>
        Refuse
      </button>
      <button type="button" onClick={() => form.restart()}>
        Restart
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeEach(() => {
  document.title = 'Contact';
});
afterEach(cleanup);

describe('a checked form', () => {
  it('hands over what is right', async () => {
    const onSend = vi.fn<(values: Values) => void>();
    render(<Sample onSend={onSend} />);
    await userEvent.type(field('Name'), 'Dana');
    await userEvent.type(field('E-mail'), 'dana@example.com{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Dana', email: 'dana@example.com' }));
  });

  it('says what is wrong at the fields, focuses the first, and checks again while it is corrected', async () => {
    const onSend = vi.fn<(values: Values) => void>();
    const onRefused = vi.fn<() => void>();
    render(<Sample onSend={onSend} onRefused={onRefused} />);
    await userEvent.type(field('Name'), 'D');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    await press('Send');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(descriptionOf(field('Name'))).toBe('Too short');
    expect(descriptionOf(field('E-mail'))).toBe('Hint Missing');
    await userEvent.type(field('Name'), 'ana');
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull());
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('shows what the server refused at its field, and forgets it with a new start', async () => {
    render(<Sample onSend={() => undefined} />);
    await userEvent.type(field('E-mail'), 'x');
    await press('Refuse');
    expect(descriptionOf(field('E-mail'))).toBe('Hint Taken');
    await press('Restart');
    expect(descriptionOf(field('E-mail'))).toBe('Hint');
    expect(field('E-mail')).toHaveProperty('value', '');
  });

  it('takes over what was typed before its code arrived', async () => {
    const onSend = vi.fn<(values: Values) => void>();
    const place = document.createElement('div');
    document.body.append(place);
    const { renderToString } = await import('react-dom/server');
    place.innerHTML = renderToString(<Sample onSend={onSend} />);
    const typed = place.querySelectorAll('input');
    for (const input of typed) input.value = 'Dana';
    render(<Sample onSend={onSend} />, { container: place, hydrate: true });
    await press('Send');
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Dana', email: 'Dana' }));
    place.remove();
  });
});

describe('the error summary', () => {
  it('takes the focus at every failed attempt, leads to the fields, and marks the title while something is wrong', async () => {
    render(<Sample hasSummary onSend={() => undefined} />);
    await press('Send');
    const summary = await screen.findByRole('group', { name: 'Please correct:' });
    expect(document.activeElement).toBe(summary);
    expect(document.title).toBe('Error: Contact');
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(screen.getByRole('link', { name: 'E-mail: Missing' }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect((shown.mock.contexts[0] as Element).textContent).toBe('E-mail');
    await press('Send');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await userEvent.type(field('Name'), 'Dana');
    await userEvent.type(field('E-mail'), 'x');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Please correct:' })).toBeNull());
    expect(document.title).toBe('Contact');
  });
});
