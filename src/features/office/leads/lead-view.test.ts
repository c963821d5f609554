import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES, LEAD_SORTS, LEAD_STATUSES, TRAVEL_PERIODS } from '@/data/leads';
import { locales } from '@/i18n/locales';
import { countFilters, inOrder, inPeriod, noFilter, readLeadView, writeLeadView, type LeadView } from './lead-view';

const day = fc
  .integer({ min: 0, max: 30_000 })
  .map((days) => new Date(Date.UTC(2010, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const view: fc.Arbitrary<LeadView> = fc.record({
  filter: fc.record({
    search: fc.string({ maxLength: 200, unit: 'grapheme' }).filter((text) => text.length <= 200),
    statuses: fc.subarray([...LEAD_STATUSES]),
    services: fc.subarray([...SERVICE_TYPES]),
    receivedFrom: fc.option(day, { nil: '' }),
    receivedTo: fc.option(day, { nil: '' }),
    travel: fc.constantFrom('' as const, ...TRAVEL_PERIODS),
    travelFrom: fc.option(day, { nil: '' }),
    travelTo: fc.option(day, { nil: '' }),
    languages: fc.subarray([...locales]),
    roundTrip: fc.boolean(),
    assigned: fc.oneof(fc.constantFrom('anybody', 'mine', 'nobody'), fc.uuid()),
    quarantined: fc.boolean(),
  }),
  sort: fc.constantFrom(...LEAD_SORTS),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  open: fc.option(fc.uuid(), { nil: null }),
});

describe('the address of the list of leads', () => {
  it('says everything that is shown', () => {
    fc.assert(
      fc.property(view, (shown) => {
        expect(readLeadView(new URLSearchParams(writeLeadView(shown).toString()))).toEqual(shown);
      }),
    );
  });

  it('is bare for what is usual', () => {
    const usual = readLeadView(new URLSearchParams());
    expect(usual).toEqual({ filter: noFilter, sort: '-received', page: 1, open: null });
    expect(writeLeadView(usual).toString()).toBe('');
  });

  it.each(['status=sold,,new', 'from=2026-02-30', 'page=-1', 'page=1.5', 'sort=drop', 'lead=1', 'assigned=x', 'tab=x'])(
    'passes over what nobody wrote: %s',
    (query) => {
      const read = readLeadView(new URLSearchParams(query));
      expect({ ...read, filter: { ...read.filter, statuses: [] } }).toEqual({
        filter: noFilter,
        sort: '-received',
        page: 1,
        open: null,
      });
    },
  );

  it('begins the order by travel date with today, unless other days are chosen', () => {
    const usual = readLeadView(new URLSearchParams());
    expect(inOrder(usual, 'travel')).toMatchObject({ sort: 'travel', page: 1, filter: { travel: 'upcoming' } });
    const past = readLeadView(new URLSearchParams('travel-to=2026-01-31'));
    expect({ ...past, ...inOrder(past, 'travel') }).toMatchObject({ filter: { travel: '', travelTo: '2026-01-31' } });
    expect(inOrder(usual, 'name')).toEqual({ sort: 'name', page: 1 });
  });

  it('shows a period by day and hour', () => {
    const usual = readLeadView(new URLSearchParams('sort=name'));
    const today = { ...usual, ...inPeriod(usual, 'today') };
    expect(today).toMatchObject({ sort: 'travel', filter: { travel: 'today' } });
    expect(inPeriod(today, '')).toMatchObject({ sort: '-received', filter: { travel: '' } });
    expect(inPeriod(usual, '')).toMatchObject({ sort: 'name' });
  });

  it('counts the filters in use', () => {
    expect(countFilters({ ...noFilter, search: 'x' })).toBe(0);
    expect(countFilters({ ...noFilter, statuses: ['new', 'lost'], receivedTo: '2026-01-01', assigned: 'mine' })).toBe(
      3,
    );
  });
});
