import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES, LEAD_SORTS, LEAD_STATUSES } from '@/data/leads';
import { countFilters, noFilter, readLeadView, writeLeadView, type LeadView } from './lead-view';

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
    assigned: fc.constantFrom('anybody' as const, 'mine' as const, 'nobody' as const),
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

  it('counts the filters in use', () => {
    expect(countFilters({ ...noFilter, search: 'x' })).toBe(0);
    expect(countFilters({ ...noFilter, statuses: ['new', 'lost'], receivedTo: '2026-01-01', assigned: 'mine' })).toBe(
      3,
    );
  });
});
