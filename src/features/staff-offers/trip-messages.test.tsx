import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lead } from '@/data/leads';
import * as data from '@/data/offers';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-offers';
import { messages as enLeads } from '@/i18n/messages/en/staff-leads';
import { showInLanguage } from '../../../tests/setup/show-in-language';
import { TripMessages } from './trip-messages';

vi.mock('@/data/offers', { spy: true });

const MAIL = {
  kind: 'offer',
  channel: 'mail',
  status: 'pending',
  quote_id: null,
  created_at: '2026-11-27T14:30:00Z',
  sent_at: null,
  send_after: '2026-11-28T15:15:00Z',
} as const;

beforeEach(() => {
  giveMessages('en', { staffOffers: en, staffLeads: enLeads });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each<[string, string, Partial<data.TripMessage>, string]>([
  ['a held mail', '2026-11-27T16:00:00Z', {}, `${en.messages.heldUntil} 28/11/2026 17:15`],
  ['a mail whose time has come', '2026-11-28T15:16:00Z', {}, `${en.messages.statuses['pending']} 27/11/2026 16:30`],
  [
    'a sent mail',
    '2026-11-29T10:00:00Z',
    { status: 'sent', sent_at: '2026-11-28T15:16:00Z' },
    `${en.messages.statuses['sent']} 28/11/2026 17:16`,
  ],
  [
    'what somebody sends by hand, at any time',
    '2026-11-27T16:00:00Z',
    { channel: 'whatsapp' },
    `${en.messages.byHand} 27/11/2026 16:30`,
  ],
])('%s says until when it waits, or what became of it', async (_, now, changes, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.mocked(data.fetchTripMessages).mockResolvedValue([{ ...MAIL, id: 'one', ...changes }]);
  const lead = { id: 'lead', phone: '+972541234567' } as Lead;
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <TripMessages userId="maya" lead={lead} quotes={[]} link={null} />
    </QueryClientProvider>,
  );
  const line = await screen.findByText(new RegExp(`^${en.messages.kinds.offer}`, 'u'));
  expect(line.textContent?.replaceAll(/[\u2066-\u2069]/gu, '')).toBe(`${en.messages.kinds.offer} ${expected}`);
});
