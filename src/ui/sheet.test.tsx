import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet';

function Menu({ paintsFirst = false }: { paintsFirst?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Sheet label="Main menu" open={isOpen} onClose={() => setOpen(false)} paintsFirst={paintsFirst}>
        <a href="/fleet">Fleet</a>
      </Sheet>
    </>
  );
}

async function openMenu(menu = <Menu />) {
  const user = userEvent.setup();
  render(menu);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, sheet: screen.getByRole('dialog', { name: 'Main menu' }) as HTMLDialogElement };
}

afterEach(cleanup);

describe('the sheet', () => {
  it.each([false, true])('is not there before it is opened (painted first: %s)', (paintsFirst) => {
    render(<Menu paintsFirst={paintsFirst} />);
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

describe('a sheet that paints first', () => {
  it('is there at once, and makes the page wait behind it one frame later', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Menu paintsFirst />);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Main menu' }) as HTMLDialogElement;
    expect(sheet.open).toBe(true);
    expect(showModal).not.toHaveBeenCalled();
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
    expect(sheet.open).toBe(true);
    expect('locksScroll' in sheet.dataset).toBe(true);
  });

  it('is out of sight at once, and gives the page back one frame later', async () => {
    const { sheet } = await openMenu(<Menu paintsFirst />);
    await waitFor(() => expect('locksScroll' in sheet.dataset).toBe(true));
    const close = vi.spyOn(sheet, 'close');
    fireEvent.click(sheet);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect('locksScroll' in sheet.dataset).toBe(false);
  });

  it('is kept, and opens again', async () => {
    const { user, sheet } = await openMenu(<Menu paintsFirst />);
    await waitFor(() => expect('locksScroll' in sheet.dataset).toBe(true));
    await user.click(sheet);
    await waitFor(() => expect(sheet.open).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('dialog', { name: 'Main menu' })).toBe(sheet);
    await waitFor(() => expect('locksScroll' in sheet.dataset).toBe(true));
  });
});
