import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { ConsentManager } from './consent-manager';

beforeAll(() => Promise.all([loadMessages('en', 'privacySettings'), loadMessages('en', 'consent')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <LocaleProvider locale="en">
      <ConsentManager />
    </LocaleProvider>,
  );

it('offers no choice where none can be kept, and says why', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  show();
  expect(await screen.findByText(/blocks storage/u)).toBeTruthy();
  expect(screen.getAllByRole('checkbox').every((box) => box.hasAttribute('disabled'))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
});

it('offers every category where a choice is kept', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Accept all' })).toBeTruthy();
  expect(screen.getAllByRole('checkbox').filter((box) => !box.hasAttribute('disabled'))).toHaveLength(3);
  expect(screen.queryByText(/blocks storage/u)).toBeNull();
});
