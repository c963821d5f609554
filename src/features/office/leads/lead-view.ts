import { LEAD_SORTS, LEAD_STATUSES, SERVICE_TYPES, TRAVEL_PERIODS, type LeadFilter, type LeadSort } from '@/data/leads';
import { addressOf, UUID } from '@/features/office/kit/use-address-view';
import { locales } from '@/i18n/locales';

/** What the page of leads shows. All of it stands in the address, so that it can be shared and gone back to. */
export interface LeadView {
  filter: LeadFilter;
  sort: LeadSort;
  /** From 1. */
  page: number;
  /** Id of the lead that is open in the drawer. */
  open: string | null;
}

export const DEFAULT_SORT: LeadSort = '-received';

export const noFilter: LeadFilter = {
  search: '',
  statuses: [],
  services: [],
  receivedFrom: '',
  receivedTo: '',
  travel: '',
  travelFrom: '',
  travelTo: '',
  languages: [],
  roundTrip: false,
  assigned: 'anybody',
  quarantined: false,
};

const LONGEST_SEARCH = 200;

/** A day that exists, else nothing. */
function readDay(text: string | null): string {
  if (!text || !/^20\d\d-\d\d-\d\d$/u.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** "mine", "nobody" or an account. */
const readAssigned = (text: string | null): string =>
  text && (text === 'mine' || text === 'nobody' || UUID.test(text)) ? text : 'anybody';

/** The members of a comma-separated list that are known, in the order of the known ones. */
function readList<Known extends string>(text: string | null, known: readonly Known[]): Known[] {
  const listed = new Set(text?.split(','));
  return known.filter((item) => listed.has(item));
}

/** Reads an address; whatever is not understood counts as not said. */
export function readLeadView(params: URLSearchParams): LeadView {
  const [sort = DEFAULT_SORT] = readList(params.get('sort'), LEAD_SORTS);
  const [travel = ''] = readList(params.get('travel'), TRAVEL_PERIODS);
  const page = Number(params.get('page'));
  const open = params.get('lead');
  return {
    filter: {
      search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
      statuses: readList(params.get('status'), LEAD_STATUSES),
      services: readList(params.get('service'), SERVICE_TYPES),
      receivedFrom: readDay(params.get('from')),
      receivedTo: readDay(params.get('to')),
      travel,
      travelFrom: readDay(params.get('travel-from')),
      travelTo: readDay(params.get('travel-to')),
      languages: readList(params.get('language'), locales),
      roundTrip: params.get('round-trip') === 'yes',
      assigned: readAssigned(params.get('assigned')),
      quarantined: params.get('tab') === 'held-back',
    },
    sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    open: open && UUID.test(open) ? open : null,
  };
}

/** The address of a view; what is as usual is not mentioned. */
export function writeLeadView({ filter, sort, page, open }: LeadView): URLSearchParams {
  return addressOf([
    ['tab', filter.quarantined && 'held-back'],
    ['q', filter.search.slice(0, LONGEST_SEARCH)],
    ['status', filter.statuses.join(',')],
    ['service', filter.services.join(',')],
    ['from', filter.receivedFrom],
    ['to', filter.receivedTo],
    ['travel', filter.travel],
    ['travel-from', filter.travelFrom],
    ['travel-to', filter.travelTo],
    ['language', filter.languages.join(',')],
    ['round-trip', filter.roundTrip && 'yes'],
    ['assigned', filter.assigned !== 'anybody' && filter.assigned],
    ['sort', sort !== DEFAULT_SORT && sort],
    ['page', page > 1 && String(page)],
    ['lead', open],
  ]);
}

/** How many kinds of narrowing are in use, besides the search. */
export function countFilters(filter: LeadFilter): number {
  return [
    filter.statuses.length,
    filter.services.length,
    filter.receivedFrom || filter.receivedTo,
    filter.travel || filter.travelFrom || filter.travelTo,
    filter.languages.length,
    filter.roundTrip,
    filter.assigned !== 'anybody',
  ].filter(Boolean).length;
}

/** The order by travel date begins with the trips that are still to come, unless a stretch of days is chosen already. */
export function inOrder({ filter }: LeadView, sort: LeadSort): Partial<LeadView> {
  const isOpen = !filter.travel && !filter.travelFrom && !filter.travelTo;
  return { sort, page: 1, ...(sort === 'travel' && isOpen && { filter: { ...filter, travel: 'upcoming' } }) };
}

/** The trips of a period by day and hour; without one the newest requests again. */
export function inPeriod({ filter, sort }: LeadView, travel: LeadFilter['travel']): Partial<LeadView> {
  return {
    filter: { ...filter, travel, travelFrom: '', travelTo: '' },
    sort: travel ? 'travel' : sort === 'travel' ? DEFAULT_SORT : sort,
    page: 1,
  };
}
