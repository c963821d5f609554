import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dropdown } from './dropdown';

const onArchive = vi.fn<() => void>();
const items = [
  { id: 'call', label: 'Call', href: 'tel:+97235550142' },
  { id: 'copy', label: 'Copy', onSelect: () => undefined },
  { id: 'archive', label: 'Archive', onSelect: onArchive },
];

function show(dir: 'ltr' | 'rtl' = 'ltr') {
  render(
    <div style={{ direction: dir }}>
      <Dropdown label="Actions" items={items} />
      <p>Elsewhere</p>
      <button type="button">Next</button>
    </div>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Actions' }) };
}
const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

describe('the dropdown', () => {
  it('opens on a press, tells so, and puts the focus on its first item', async () => {
    const { user, button } = show();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeDefined();
    expect(focused()).toBe('Call');
    await user.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is worked by the keyboard: arrows go round, Home and End to the ends', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Archive');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Call');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Copy');
    await user.keyboard('{End}');
    expect(focused()).toBe('Archive');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Call');
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('moves on along the line of reading (%s)', async (dir, key) => {
    const { user } = show(dir);
    await user.tab();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(focused()).toBe('Copy');
  });

  it('finds an item by its first letters', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}a');
    expect(focused()).toBe('Archive');
    await user.keyboard('{Home}co');
    expect(focused()).toBe('Copy');
  });

  it('gives the focus back to its button on Escape', async () => {
    const { user, button } = show();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('does what was chosen, after the focus is back', async () => {
    const { user, button } = show();
    onArchive.mockImplementation(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onArchive).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on a press elsewhere and on Tab', async () => {
    const { user, button } = show();
    await user.click(button);
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Next');
  });
});
