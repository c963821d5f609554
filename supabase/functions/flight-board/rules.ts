/** From the airport authority's open data (dataset airport_authority/flydata on data.gov.il) to the site's flights. */
import { MINUTE_MS } from '../_shared/clock/clock.ts';
import * as z from 'zod/mini';
import type { Flight, FlightStatus } from '../_shared/contracts/flight-contract.ts';
import { cleanLine } from '../_shared/words/text.ts';

/** One page of the feed. Rows are judged one by one: a strange row must not take the others with it. */
const envelopeSchema = z.object({
  success: z.literal(true),
  result: z.object({ records: z.array(z.unknown()), total: z.number() }),
});

/** Naive local time, "2026-06-30T16:25:00". */
const localTime = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/u)),
  z.transform((text: string) => text.slice(0, 16)),
);
const name = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => cleanLine(text ?? '').slice(0, 80)),
);

const rowSchema = z.object({
  /** Airline code and number; the number is padded with zeros and may end in a letter. */
  CHOPER: z.string().check(z.regex(/^[A-Z\d]{2}$/u)),
  CHFLTN: z.string().check(z.regex(/^\d{1,4}[A-Z]?$/u)),
  CHOPERD: name,
  CHSTOL: localTime,
  CHPTOL: z.optional(z.nullable(localTime)),
  CHAORD: z.enum(['A', 'D']),
  CHLOC1: z.string().check(z.regex(/^[A-Z]{3}$/u)),
  CHLOC1T: name,
  CHLOC1TH: name,
  CHTERM: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  CHRMINE: z.optional(z.nullable(z.string())),
});
type FeedRow = z.infer<typeof rowSchema>;

/** Minutes by which a flight may differ from its schedule and still be on time. */
const ON_TIME_MINUTES = 15;

const STATUS: Readonly<Record<string, FlightStatus>> = {
  LANDED: 'landed',
  DEPARTED: 'departed',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  'ON TIME': 'on-time',
  DELAYED: 'delayed',
  EARLY: 'early',
  BOARDING: 'boarding',
};
/** These say how sure the estimate is, or that the landing is near; the times tell the rest. */
const TOLD_BY_THE_TIMES = new Set(['FINAL', 'NOT FINAL', 'LANDING']);

function statusOf({ CHRMINE, CHSTOL, CHPTOL }: FeedRow): FlightStatus {
  const remark = (CHRMINE ?? '').trim().toUpperCase();
  if (!TOLD_BY_THE_TIMES.has(remark)) return STATUS[remark] ?? 'unknown';
  // Both times are naive times of one airport: their difference is right but for one hour in the two nights of a change.
  const late = CHPTOL ? (Date.parse(`${CHPTOL}Z`) - Date.parse(`${CHSTOL}Z`)) / MINUTE_MS : 0;
  if (late > ON_TIME_MINUTES) return 'delayed';
  return late < -ON_TIME_MINUTES ? 'early' : 'on-time';
}

/** "EL AL ISRAEL AIRLINES" → "El Al Israel Airlines". */
const titleCase = (text: string) =>
  text.toLowerCase().replace(/\p{L}+/gu, (word) => word[0]?.toUpperCase() + word.slice(1));

function toFlight(row: FeedRow): Flight {
  const terminal = String(row.CHTERM ?? '').trim();
  return {
    direction: row.CHAORD === 'A' ? 'arrival' : 'departure',
    flightNumber: `${row.CHOPER} ${Number.parseInt(row.CHFLTN, 10)}`,
    airlineCode: row.CHOPER,
    airline: titleCase(row.CHOPERD),
    place: { code: row.CHLOC1, he: row.CHLOC1TH, en: titleCase(row.CHLOC1T) },
    scheduledTime: row.CHSTOL,
    estimatedTime: row.CHPTOL ?? null,
    terminal: /^[\dA-Z]{1,3}$/u.test(terminal) ? terminal : null,
    status: statusOf(row),
  };
}

/** A page of the feed makes no sense: not what the dataset has always looked like. */
export class FeedError extends Error {
  override name = 'FeedError';
}

export interface FeedPage {
  flights: Flight[];
  /** Rows that the page had, and rows that the whole feed has. */
  rows: number;
  total: number;
}

/**
 * @param body parsed JSON
 * @throws FeedError when it is not a page of the feed, or when more than half of its rows are unreadable
 */
export function readFeedPage(body: unknown): FeedPage {
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) throw new FeedError('not a page of the feed');
  const { records, total } = envelope.data.result;
  const flights = records.flatMap((record) => {
    const row = rowSchema.safeParse(record);
    return row.success ? [toFlight(row.data)] : [];
  });
  if (flights.length * 2 < records.length) throw new FeedError('most rows are unreadable');
  return { flights, rows: records.length, total };
}
