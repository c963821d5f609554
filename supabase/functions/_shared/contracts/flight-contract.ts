/**
 * The contract of the flight-board edge function: `GET ?flight=LY316`. Without a flight it answers the arrivals of the
 * coming hours; with one, every flight of that number in the feed's window of about three days, arrivals first. What is
 * stored is answered at once, however old: `fetchedAt` says when it was read. The schedule calls it by POST.
 */

/** Five that every board has, and three more that the feed knows (docs/spec/public-site.md#flights). */
export const FLIGHT_STATUSES = [
  'landed',
  'delayed',
  'on-time',
  'boarding',
  'departed',
  'cancelled',
  'early',
  'unknown',
] as const;
export type FlightStatus = (typeof FLIGHT_STATUSES)[number];

export interface Flight {
  direction: 'arrival' | 'departure';
  /** Airline's code and number as travellers know it, "LY 316". */
  flightNumber: string;
  airlineCode: string;
  /** English, as the airport writes it. */
  airline: string;
  /** Where the flight comes from or goes to. `he` is empty when the feed has no Hebrew name. */
  place: { code: string; he: string; en: string };
  /** Local time at the airport without a zone, "2026-06-30T16:25". */
  scheduledTime: string;
  /** An estimate until the flight has landed or departed; null when nothing is estimated. */
  estimatedTime: string | null;
  terminal: string | null;
  /** Never in the feed; the sample board has some. */
  gate?: string;
  status: FlightStatus;
}

/** How many flights land in each of the coming 24 hours. */
export interface Landings {
  /** The first hour: local time at the airport without a zone, "2026-06-30T16:00". */
  from: string;
  /** Flights expected to land, hour by hour; cancelled ones are left out. */
  perHour: number[];
}

export interface FlightBoard {
  success: true;
  /** When the data were read from the airport's feed, ISO 8601. */
  fetchedAt: string;
  /** Present where the flights are invented: a demonstration without the feed. */
  isSample?: true;
  flights: Flight[];
  /** With the arrivals alone, and only while the stored feed reaches a day ahead. */
  landings?: Landings;
}

/** Refusals and their HTTP status. */
export const FLIGHT_REFUSALS = {
  method_not_allowed: 405,
  /** What was asked for is not a flight number. */
  invalid_flight_number: 422,
  rate_limited: 429,
  /** The feed is switched off. */
  off: 503,
  /** The feed does not answer, and nothing recent is stored. */
  unavailable: 503,
} as const;
export type FlightRefusalCode = keyof typeof FLIGHT_REFUSALS;

export interface FlightRefusal {
  success: false;
  code: FlightRefusalCode;
}

/** Airline code, digits, and the letter that some airlines add: "LY 016", "ly16", "6H842", "LY385A". */
const FLIGHT_NUMBER = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]*0*(\d{1,4})[A-Z]?$/u;
/** The same as air traffic control and trackers write it: "ELY 315". */
const CALL_SIGN = /^([A-Z]{3})[\s-]*0*(\d{1,4})[A-Z]?$/u;

/** The codes of three letters of airlines that fly to Israel, each with that of two signs, which the feed has. */
const DESIGNATORS =
  'ELY LY,ISR 6H,AIZ IZ,AAL AA,ACA AC,AEA UX,AEE A3,AFL SU,AFR AF,AHY J2,AIC AI,ASL JU,AUA OS,AUI PS,AZA AZ,BAW BA,BBG BZ,BEL SN,' +
  'BTI BT,CFG DE,CHH HU,CPA CX,CYP CY,DAL DL,DLH LH,EDW WK,EIN EI,EJU EC,ENT E4,ETD EY,ETH ET,EWG EW,EXS LS,EZS DS,EZY U2,FDB FZ,' +
  'FIN AY,GFA GF,IBE IB,ITY AZ,JBU B6,KAL KE,KLM KL,KZR KC,LGL LG,LOT LO,LZB FB,MSR MS,NOS NO,NOZ DY,PGT PC,RAM AT,RJA RJ,ROT RO,' +
  'RYR FR,SAS SK,SEH GQ,SWR LX,TAP TP,TGZ A9,THY TK,TOM BY,TRA HV,TUS U8,TVF TO,TVS QS,UAE EK,UAL UA,UZB HY,VIR VS,VLG VY,WMT W4,' +
  'WUK W9,WZZ W6';

function readNumber(text: string): { airline: string; number: number } | null {
  const [, code, number] = FLIGHT_NUMBER.exec(text) ?? CALL_SIGN.exec(text) ?? [];
  const airline = code?.length === 3 ? new RegExp(`${code} (\\w\\w)`, 'u').exec(DESIGNATORS)?.[1] : code;
  return airline && number && Number(number) > 0 ? { airline, number: Number(number) } : null;
}

/**
 * Reads what people type as a flight number: the first of several ("LY315/LH686"), by the airline's code of two signs or, where
 * it is known, of three letters. Leading zeros and a letter at the end do not count: the feed pads numbers ("016") and tickets
 * do not.
 * @returns null when it is none
 */
export function parseFlightNumber(text: string): { airline: string; number: number } | null {
  for (const each of text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[/,;+&|]/u)) {
    const read = readNumber(each.trim());
    if (read) return read;
  }
  return null;
}
