import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { DraftReminder } from './draft-reminder';
import { DRAFTS } from './drafts/form-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter initialEntries={['/en/faq']}>
      <LocaleProvider locale="en">
        <Suspense>
          <DraftReminder />
        </Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  );

it('leads to a request that was begun, until it is put away', async () => {
  localStorage.setItem(DRAFTS.trip.key, '{}');
  show();
  const link = await screen.findByRole('link', { name: 'Continue your request' });
  expect(link.getAttribute('href')).toBe('/en/plan-your-trip#request');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not there without a draft', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

it('goes when the request was sent in another tab', async () => {
  localStorage.setItem(DRAFTS.trip.key, '{}');
  show();
  await screen.findByRole('link');
  localStorage.removeItem(DRAFTS.trip.key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: DRAFTS.trip.key })));
  expect(screen.queryByRole('link')).toBeNull();
});
