import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LeadRecord } from '@/data/lead-record';
import * as data from '@/data/prices';
import type { StaffRole } from '@/data/user-roles';
import { giveMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-prices';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { LeadPlaces } from './lead-places';
import { withZones } from './price-shape';

vi.mock('@/data/prices', { spy: true });

const sample = samplePrices();
const list: data.PriceContent = { ...sample, ...withZones(sample, sample.zones.slice(0, 7)) };
const draft = (content: data.PriceContent, hash: string) => ({
  content,
  hash,
  changed_at: '2026-11-22T10:00:00Z',
  changed_by_name: 'Ronit',
});
const STEP = { version: null, count: null, constraint: null };
const m = en.places.naming;

/** As much of a request as its places need. */
const lead = (changes: Partial<LeadRecord> = {}) =>
  ({
    service_type: 'intercity',
    pickup: 'Hotel Atlantis, gate 2',
    dropoff: 'Jerusalem',
    price_shown_agorot: null,
    ...changes,
  }) as LeadRecord;

function show(records: LeadRecord[], role: StaffRole = 'manager') {
  giveMessages('en', { staffPrices: en, staff: enStaff });
  vi.mocked(data.fetchPriceDraft).mockResolvedValue(draft(list, 'first'));
  showInLanguage(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {records.map((record) => (
          <LeadPlaces key={JSON.stringify(record)} lead={record} role={role} />
        ))}
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const aliases = (content: data.PriceContent | undefined) =>
  content?.zones.find(({ id }) => id === 'haifa')?.aliases ?? [];

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('a place of a request that the list does not understand', () => {
  it('is given to a zone upon whatever a colleague has saved meanwhile, and taken back', async () => {
    const user = show([lead()]);
    const theirs = { ...list, rules: { ...list.rules, extra_stop: 70 } };
    vi.mocked(data.savePriceDraft).mockImplementation((hash, content) =>
      Promise.resolve(
        hash === 'first'
          ? { ...STEP, outcome: 'changed_by_other', draft: draft(theirs, 'theirs') }
          : { ...STEP, outcome: 'saved', draft: draft(content, 'saved') },
      ),
    );
    const asked = within(await screen.findByRole('group', { name: 'Hotel Atlantis, gate 2' }));
    expect(asked.getByLabelText<HTMLInputElement>(m.name).value).toBe('Hotel Atlantis');
    await user.selectOptions(asked.getByLabelText(m.zone), 'Tel Aviv');
    await user.clear(asked.getByLabelText(m.name));
    await user.type(asked.getByLabelText(m.name), 'Hefa');
    await user.click(asked.getByRole('button', { name: m.add }));
    expect(asked.getByText(en.places.taken('Hefa', 'Haifa'))).toBeDefined();
    expect(data.savePriceDraft).not.toHaveBeenCalled();

    await user.selectOptions(asked.getByLabelText(m.zone), 'Haifa');
    await user.clear(asked.getByLabelText(m.name));
    await user.type(asked.getByLabelText(m.name), 'Hotel Atlantis');
    await user.click(asked.getByRole('button', { name: m.add }));
    expect(await screen.findByText(m.done('Hotel Atlantis', 'Haifa'))).toBeDefined();
    const [, [hash, content] = []] = vi.mocked(data.savePriceDraft).mock.calls;
    expect([hash, content?.rules.extra_stop]).toEqual(['theirs', 70]);
    expect(aliases(content)).toContain('Hotel Atlantis');
    expect(screen.queryByRole('group', { name: 'Hotel Atlantis, gate 2' })).toBeNull();
    expect(screen.getByRole('link', { name: m.publish }).getAttribute('href')).toBe('/en/dashboard/prices');

    if (content) vi.mocked(data.fetchPriceDraft).mockResolvedValue(draft(content, 'saved'));
    await user.click(screen.getByRole('button', { name: m.undo }));
    expect(await screen.findByText(m.undone('Hotel Atlantis'))).toBeDefined();
    expect(aliases(vi.mocked(data.savePriceDraft).mock.calls.at(-1)?.[1])).toEqual(aliases(list));
    expect(screen.getByRole('group', { name: 'Hotel Atlantis, gate 2' })).toBeDefined();
  });

  it('says why it could not be saved, and keeps what was typed', async () => {
    const user = show([lead()]);
    vi.mocked(data.savePriceDraft).mockResolvedValue({
      ...STEP,
      outcome: 'validation_failed',
      constraint: 'zones_aliases',
      draft: null,
    });
    const asked = within(await screen.findByRole('group', { name: 'Hotel Atlantis, gate 2' }));
    await user.selectOptions(asked.getByLabelText(m.zone), 'Haifa');
    await user.click(asked.getByRole('button', { name: m.add }));
    expect(await screen.findByText(en.constraints.zones_aliases)).toBeDefined();
    expect(asked.getByLabelText<HTMLInputElement>(m.name).value).toBe('Hotel Atlantis');
  });

  it.each([
    ['the list understands both', lead({ pickup: 'Haifa' })],
    ['no car goes there', lead({ pickup: 'Jericho' })],
    ['it has a price', lead({ price_shown_agorot: 39_000 })],
    ['its places make no price', lead({ service_type: 'day_tour' })],
  ])('is none where %s', async (_, record) => {
    // The other one shows that the list was there to look at.
    show([record, lead({ pickup: 'Poseidon' })]);
    expect(await screen.findByRole('group', { name: 'Poseidon' })).toBeDefined();
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('is the business of whoever changes prices: nobody else is asked, or asks for the draft', () => {
    show([lead()], 'operator');
    expect(data.fetchPriceDraft).not.toHaveBeenCalled();
  });
});
