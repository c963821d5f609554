import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, type Toast } from './toast';
import { ToastOutlet } from './toast-outlet';

const sent: Toast = { tone: 'success', title: 'Thank you, Dana', text: 'We will come back.', stays: 'long' };
const failed: Toast = { tone: 'danger', title: 'Form Error' };

const announce = (toast: Toast) => act(() => showToast(toast));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const shown = () => [...document.querySelectorAll('p.font-bold')].map((title) => title.textContent);
const card = () => screen.getByText('Thank you, Dana');

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <input aria-label="Name" />
      <ToastOutlet closeLabel="Close" />
    </>,
  );
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('stands for its time', () => {
    announce(sent);
    pass(6999);
    expect(shown()).toEqual(['Thank you, Dana']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('gives way to the next one', () => {
    announce(sent);
    announce(failed);
    expect(shown()).toEqual(['Form Error']);
    pass(7999);
    expect(shown()).toEqual(['Form Error']);
  });

  it('is read out: a failure at once, the rest in a pause, in regions that were there before', () => {
    const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
    announce(failed);
    expect([alert.textContent, status.textContent]).toEqual(['Form Error', '']);
    announce(sent);
    expect(alert.textContent).toBe('');
    expect(status.textContent).toContain('We will come back.');
  });

  it('waits under the pointer, and starts anew when it leaves', () => {
    announce(sent);
    pass(5000);
    fireEvent.pointerOver(card());
    pass(60_000);
    expect(shown()).toEqual(['Thank you, Dana']);
    fireEvent.pointerOut(card(), { relatedTarget: document.body });
    pass(7000);
    expect(shown()).toEqual([]);
  });

  it('waits while the focus is on it', () => {
    announce(sent);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(shown()).toEqual(['Thank you, Dana']);
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })],
  ])('closes by %s, and gives the focus back', (_how, close) => {
    announce(sent);
    const field = screen.getByRole('textbox', { name: 'Name' });
    act(() => field.focus());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    close();
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(field);
  });

  it('carries an action', () => {
    announce({ ...sent, action: <a href="https://wa.me/972">Open chat</a> });
    expect(screen.getByRole('link', { name: 'Open chat' })).toBeDefined();
  });
});
