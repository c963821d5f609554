import { FIRST_PROMISES } from '@shared/facts/promises';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tripView } from '../../tests/fixtures/trip-view';
import { GuestPage } from './guest-page';
import { loadGuestPage } from './guest-pages';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says what the business promises now, where its document is older', async () => {
  // Wednesday, when somebody answers.
  vi.useFakeTimers({ now: new Date('2027-01-13T10:00:00Z'), toFake: ['Date'] });
  const promises = { ...FIRST_PROMISES, reply_minutes: 77 };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        address.includes('/published_facts')
          ? { version: 2, promises, closed_dates: [], prices: null }
          : { success: true, trip: tripView('request') },
      ),
    ),
  );
  await loadGuestPage('/trip', 'en');
  location.hash = '#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a';
  render(<GuestPage locale="en" path="/trip" />);
  expect(await screen.findByText(/within 77 minutes/u)).toBeDefined();
});
