import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { TaskSound } from './task-sound';

/** The notes that a browser would have played; two make a sound. */
let notes = 0;
let opened = 0;
class FakeAudioContext {
  currentTime = 0;
  destination = {};
  constructor() {
    opened += 1;
  }
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => (notes += 1),
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
  close = () => Promise.resolve();
}

beforeAll(() => loadMessages('en', 'staff'));
beforeEach(() => {
  [notes, opened] = [0, 0];
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterEach(() => {
  const button = screen.queryByRole('button', { pressed: true });
  if (button) fireEvent.click(button);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: en.frame.sound });

it('is silent until somebody turns it on, then rings at once and every minute until the task is taken', () => {
  const { unmount } = showInLanguage(<TaskSound sound={{ minutes: 1, tasks: 2 }} />);
  act(() => void vi.advanceTimersByTime(300_000));
  expect([notes, opened]).toEqual([0, 0]);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(notes).toBe(2);
  act(() => void vi.advanceTimersByTime(120_000));
  expect(notes).toBe(6);
  // Another section: it is still on.
  unmount();
  showInLanguage(<TaskSound sound={{ minutes: 1, tasks: 0 }} />);
  expect([button().getAttribute('aria-pressed'), opened]).toEqual(['true', 1]);
  act(() => void vi.advanceTimersByTime(120_000));
  expect(notes).toBe(6);
});

it('is turned off again', () => {
  showInLanguage(<TaskSound sound={{ minutes: 1, tasks: 1 }} />);
  fireEvent.click(button());
  fireEvent.click(button());
  act(() => void vi.advanceTimersByTime(120_000));
  expect([button().getAttribute('aria-pressed'), notes]).toEqual(['false', 2]);
});

it('is not offered where the business wants none, or to whom tasks are not shown', () => {
  showInLanguage(<TaskSound sound={{ minutes: 0, tasks: 1 }} />);
  showInLanguage(<TaskSound sound={null} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
