import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

describe('a busy button', () => {
  it('does nothing, sends no form, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button');
    await user.click(button);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);

    rerender(form(true));
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.type(screen.getByRole('textbox'), 'Dana{Enter}');
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('has room for both of its labels, and shows one', () => {
    const button = (busy: boolean) => (
      <Button busy={busy} busyLabel="Sending…">
        Send
      </Button>
    );
    const shown = () =>
      [...screen.getByRole('button').querySelectorAll('span > span')]
        .filter((label) => !label.classList.contains('invisible'))
        .map((label) => label.textContent);
    const { rerender } = render(button(false));
    expect(shown()).toEqual(['Send']);
    rerender(button(true));
    expect(shown()).toEqual(['Sending…']);
  });
});
