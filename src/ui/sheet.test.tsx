import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
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

  it('stays open where React takes every effect back once, as in development', async () => {
    render(
      <StrictMode>
        <Menu />
      </StrictMode>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Menu' }));
    await Promise.resolve();
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Main menu' }).open).toBe(true);
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

  it('gives the focus back to its opener, even where that was drawn anew in another place meanwhile', async () => {
    function Ride() {
      const [isOpen, setOpen] = useState(false);
      const [hasDriver, setDriver] = useState(false);
      const ride = (
        <button type="button" id="ride" onClick={() => setOpen(true)}>
          Ride
        </button>
      );
      return (
        <>
          <section aria-label="No driver">{hasDriver ? null : ride}</section>
          <section aria-label="Noa">{hasDriver ? ride : null}</section>
          <Sheet label="The ride" open={isOpen} onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setDriver(true)}>
              Assign
            </button>
          </Sheet>
        </>
      );
    }
    const user = userEvent.setup();
    render(<Ride />);
    await user.click(screen.getByRole('button', { name: 'Ride' }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    const lane = within(screen.getByRole('region', { name: 'Noa' }));
    await waitFor(() => expect(document.activeElement).toBe(lane.getByRole('button', { name: 'Ride' })));
  });
});
