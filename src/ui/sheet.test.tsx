import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Sheet } from './sheet';

function Menu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Sheet label="Main menu" open={isOpen} onClose={() => setOpen(false)}>
        <a href="/fleet">Fleet</a>
      </Sheet>
    </>
  );
}

async function openMenu() {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, sheet: screen.getByRole('dialog', { name: 'Main menu' }) as HTMLDialogElement };
}

afterEach(cleanup);

describe('the sheet', () => {
  it('is not there before it is opened', () => {
    render(<Menu />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[data-locks-scroll]')).toBeNull();
  });

  it('opens as a modal dialog with a name, and holds the page still', async () => {
    const { sheet } = await openMenu();
    expect(sheet.open).toBe(true);
    expect('locksScroll' in sheet.dataset).toBe(true);
    expect(screen.getByRole('link', { name: 'Fleet' })).toBeDefined();
  });

  it('closes when the browser is asked to (Escape, or back on a phone)', async () => {
    const { sheet } = await openMenu();
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press beside it, not on one inside', async () => {
    const { user, sheet } = await openMenu();
    await user.click(screen.getByText('Fleet'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.click(sheet);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
