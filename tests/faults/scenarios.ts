import type { TestBackend } from '../setup/backend.ts';
import { ACCEPT_KINDS } from './accept-kinds.ts';
import { AcceptVisitor } from './accept-visitor.ts';
import type { FaultProxy, IsDisturbed } from './fault-proxy.ts';
import { KINDS, type Kind, type ScenarioName } from './kinds.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { RequestVisitor } from './request-visitor.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

type Query = TestBackend['query'];

interface Judged {
  visitor: Visitor;
  proxy: FaultProxy;
  wanted: number;
}

/** What the database holds in the end. */
export interface Judgement {
  lost: number;
  duplicates: number;
}

/** What somebody wants of the site, and how the database tells whether they got it. */
export interface Scenario<Who extends Visitor> {
  name: ScenarioName;
  kinds: readonly Kind<Who>[];
  /** The one request that matters: all others come through. */
  isDisturbed: IsDisturbed;
  arrive(options: VisitorOptions, query: Query, kind: Kind<Who>, turn: number): Promise<Who>;
  /** Whether it was so when the page said that it is done, naming this reference. */
  isTrue(query: Query, visitor: Who, reference: string): Promise<boolean>;
  judge(query: Query, judged: Judged & { visitor: Who }): Promise<Judgement>;
  /** What must be so before the visitor leaves. */
  end?(visitor: Who, kind: Kind<Who>): Promise<void>;
}

interface StoredLead {
  reference: string;
  phone: string;
  notes: string;
  travel_date: string | null;
}

const leadsOf = (query: Query, { intention }: RequestVisitor) =>
  query<StoredLead>(
    'select reference, phone, notes, travel_date::text as travel_date from public.leads where name = $1',
    [intention.name],
  );

/** One lead with the sent words, no second one, and no thanks without it. */
export const REQUEST: Scenario<RequestVisitor> = {
  name: 'request',
  kinds: [...KINDS, ...REQUEST_KINDS],
  isDisturbed: (pathname) => pathname === '/functions/v1/submit-lead',
  arrive: (options, _query, kind, turn) =>
    RequestVisitor.arrive(options, kind.visitor?.form ?? (turn % 2 === 0 ? 'trip' : 'contact')),
  isTrue: async (query, visitor, reference) =>
    (await leadsOf(query, visitor)).some((lead) => lead.reference === reference),
  end: async (visitor, kind) => {
    if (visitor.options.storage !== 'off' && kind.wanted !== 0) await visitor.untilForgotten();
  },
  judge: async (query, { visitor, proxy, wanted }) => {
    const { intention } = visitor;
    const leads = await leadsOf(query, visitor);
    const [lead] = leads;
    const isSame =
      lead?.phone === `+972${intention.phone.slice(1)}` &&
      lead.notes.includes(intention.notes) &&
      lead.travel_date === intention.travelDate;
    visitor.check(!lead || isSame, `stored with other words: ${JSON.stringify(lead)}`);
    const keys = new Set(proxy.keys).size;
    visitor.check(keys <= 1, `${keys} keys for one request`);
    return { lost: Math.max(0, wanted - leads.length), duplicates: Math.max(0, leads.length - wanted) };
  },
};

interface Traces {
  bookings: number;
  events: number;
  mails: number;
  office_mails: number;
}

async function tracesOf(query: Query, { trip }: AcceptVisitor): Promise<Traces> {
  const [traces] = await query<Traces>(
    `select (select count(*)::integer from public.offers where lead_id = $1 and state = 'accepted') as bookings,
       (select count(*)::integer from public.trip_events where lead_id = $1 and kind = 'offer_accepted') as events,
       (select count(*)::integer from public.messages where lead_id = $1 and kind = 'booking') as mails,
       (select count(*)::integer from public.messages where lead_id = $1 and kind = 'offer_accepted') as office_mails`,
    [trip.id],
  );
  if (!traces) throw new Error('The database did not answer');
  return traces;
}

/** One booking with one message to each side, and nowhere "booked" without it. */
export const ACCEPT: Scenario<AcceptVisitor> = {
  name: 'accept',
  kinds: [...KINDS, ...ACCEPT_KINDS],
  isDisturbed: (pathname, body) => pathname === '/functions/v1/trip-desk' && body.includes('"action":"accept"'),
  arrive: (options, query) => AcceptVisitor.arrive(options, query),
  isTrue: async (query, visitor, reference) =>
    reference === visitor.trip.reference && (await tracesOf(query, visitor)).bookings === 1,
  judge: async (query, { visitor, proxy, wanted }) => {
    const counts = Object.values(await tracesOf(query, visitor));
    // A page that is loaded anew does not know what the one before it has sent.
    const keys = new Set(proxy.keys).size;
    visitor.check(keys <= proxy.documents, `${keys} keys of ${proxy.documents} pages`);
    return {
      lost: Math.max(0, wanted - Math.min(...counts)),
      duplicates: Math.max(0, Math.max(...counts) - wanted),
    };
  },
};
