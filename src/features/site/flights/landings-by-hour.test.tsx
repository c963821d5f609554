import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { LandingsByHour } from './landings-by-hour';

beforeAll(() => loadMessages('en', 'flights'));

it('draws a bar for every hour, past midnight, and names the busiest', async () => {
  const perHour = Array.from({ length: 24 }, (_, slot) => (slot === 9 ? 14 : 3));
  showInLanguage(<LandingsByHour landings={{ from: '2026-06-30T16:00', perHour }} />);
  const bars = await screen.findAllByRole('listitem');
  const hours = bars.map(({ textContent }) => textContent);
  expect(hours).toHaveLength(24);
  expect(hours[0]).toBe('16:00: 3');
  expect(hours[9]).toBe('01:00: 14');
  expect(hours[23]).toBe('15:00: 3');
  expect(screen.getByRole('figure').textContent).toContain('01:00 to 02:00, with 14 landings');
});
