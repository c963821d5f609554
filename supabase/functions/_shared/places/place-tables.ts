/** The tables of places' names that texts are compared with. */
import { LANDMARKS, ZONE_NAMES } from './landmarks.ts';
import { BEYOND_THE_LINE, LOCALITIES } from './localities.ts';

/** By zone lines of names. */
type Table = Readonly<Record<string, string>>;

export interface PlaceTables {
  readonly LOCALITIES: Table;
  readonly LANDMARKS: Table;
  /** A line for each. */
  readonly ZONE_NAMES: Table;
  /** In one piece, of no zone. */
  readonly BEYOND_THE_LINE: Table;
}

/** Further names for the lines of the tables, in their order, divided by "|"; "" for a line without. */
export type LaterNames = Readonly<Partial<Record<keyof PlaceTables, Readonly<Record<string, readonly string[]>>>>>;

let tables: PlaceTables = { LOCALITIES, LANDMARKS, ZONE_NAMES, BEYOND_THE_LINE: { '': BEYOND_THE_LINE } };
let isWhole = false;

function withNames(table: Table, later: Readonly<Record<string, readonly string[]>> = {}): Table {
  return Object.fromEntries(
    Object.entries(table).map(([zone, lines]) => {
      const further = later[zone] ?? [];
      const whole = lines.split('\n').map((line, nth) => (further[nth] ? `${line}|${further[nth]}` : line));
      return [zone, whole.join('\n')];
    }),
  );
}

/** Adds names that the tables lack in a browser (later-names.ts); a second time changes nothing. */
export function addNames(later: LaterNames): void {
  if (isWhole) return;
  isWhole = true;
  tables = {
    LOCALITIES: withNames(tables.LOCALITIES, later.LOCALITIES),
    LANDMARKS: withNames(tables.LANDMARKS, later.LANDMARKS),
    ZONE_NAMES: withNames(tables.ZONE_NAMES, later.ZONE_NAMES),
    BEYOND_THE_LINE: withNames(tables.BEYOND_THE_LINE, later.BEYOND_THE_LINE),
  };
}

/** What is made of the tables when it is first asked for, and once more after names were added. */
export function ofTables<Made>(make: (tables: PlaceTables) => Made): () => Made {
  let last: { readonly of: PlaceTables; readonly made: Made } | undefined;
  return () => {
    if (last?.of !== tables) last = { of: tables, made: make(tables) };
    return last.made;
  };
}
