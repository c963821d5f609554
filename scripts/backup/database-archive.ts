/**
 * The whole content of a database as one file: gzipped lines of JSON, the same for the embedded database and a native
 * Postgres. Tables and functions are not in it: they come from the migrations. Each table carries a count and a hash of
 * its rows, and a restored table must give the same.
 *
 *     {"archive":"tamar-database","format":1,"createdAt":"…","lastMigration":"20261120002000"}
 *     {"table":"public.leads","columns":["id", …]}     followed by one array of texts and nulls for each row
 *     {"end":"public.leads","rows":2,"sha256":"…"}
 *     {"sequence":"public.visits_id_seq","value":"17","called":true}
 *     {"complete":true}
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import type { Database, RunSql } from '../backend/connection.ts';
import { ExplainedError } from '../explained-errors.ts';

export interface TableSummary {
  /** With its schema, "public.leads". */
  table: string;
  rows: number;
  /** Hexadecimal, over the rows in the order of the archive. */
  sha256: string;
}

export interface ArchiveHeader {
  archive: 'tamar-database';
  format: 1;
  /** Instant, ISO 8601. */
  createdAt: string;
  /** Version of the newest migration that the database had. */
  lastMigration: string;
}

type Row = (string | null)[];
type Line =
  | ArchiveHeader
  | Row
  | { table: string; columns: string[] }
  | { end: string; rows: number; sha256: string }
  | { sequence: string; value: string; called: boolean }
  | { complete: true };

/** What belongs to the business; `auth` are the accounts. Notes about migrations are the target's own. */
const SCHEMAS = `('public', 'private', 'auth')`;

/**
 * Who is signed in, and links that are on their way: whoever has a copy could come in by them. They are left out, and what
 * a database holds of them goes when it is restored: everybody signs in again.
 */
const OPEN_DOORS = '{auth.sessions,auth.refresh_tokens,auth.one_time_tokens,auth.flow_state,private.account_mails}';

/** Columns with the tokens of such links are empty in a copy, which the sign-in service takes for none. */
const TOKEN_OF_LINK =
  /^auth\.users (?:confirmation_token|recovery_token|email_change_token_\w+|reauthentication_token)$/u;

/** Rows that the migrations bring and nobody changes: in an archive of before the first release they are the old code's. */
const ROWS_OF_THE_CODE: ReadonlySet<string> = new Set(['private.facts', 'private.rest_windows']);

/** Of a setting the owner has the value, the code all the rest: which there are, their bounds, what they are called. */
const BEFORE_CONVERSION = 'create temp table own_settings on commit drop as table public.settings';
const AFTER_CONVERSION = `
  delete from public.settings where key not in (select key from own_settings);
  insert into public.settings table own_settings on conflict (key) do update
    set kind = excluded.kind, minimum = excluded.minimum, maximum = excluded.maximum, choices = excluded.choices,
      description = excluded.description, managers_may_change = excluded.managers_may_change, published = excluded.published`;

/** Rows that are in memory at once. */
const BATCH = 1000;

/** How values are written: the same on every server, whatever it is set to. */
const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

interface TableShape {
  table: string;
  /** Quoted where SQL needs it. */
  columns: string[];
  types: string[];
  /** Expressions whose order does not depend on the server's language. */
  order: string;
}

const SHAPES = `
  select format('%I.%I', n.nspname, c.relname) as "table",
    array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
    string_agg(format('%I::text collate "C"', a.attname), ', ' order by array_position(pk.indkey::smallint[], a.attnum), a.attnum)
      filter (where pk.indkey is null or a.attnum = any (pk.indkey::smallint[])) as "order"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index pk on pk.indrelid = c.oid and pk.indisprimary
  where c.relkind = 'r' and n.nspname in ${SCHEMAS} and c.relname !~ 'migrations'
    and format('%I.%I', n.nspname, c.relname) <> all ('${OPEN_DOORS}')
  group by 1, pk.indkey order by 1`;

const SEQUENCES = `
  select format('%I.%I', n.nspname, c.relname) as sequence
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and n.nspname in ${SCHEMAS} order by 1`;

const LAST_MIGRATION = 'select max(version) as version from supabase_migrations.schema_migrations';

/**
 * Writes the database to a file that only its owner may read. All tables are as they were at one moment.
 * @param file is replaced only when the archive is complete and on the disk.
 * @throws ExplainedError when the database has never been set up.
 */
export async function writeArchive(database: Database, file: string, now = new Date()): Promise<TableSummary[]> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const draft = `${file}.unfinished`;
  const summaries: TableSummary[] = [];
  try {
    await database.transaction(async (query) => {
      await query('set transaction isolation level repeatable read, read only');
      await query(PLAIN_TEXT);
      const lines = Readable.from(archiveLines(query, now, summaries));
      await pipeline(lines, zlib.createGzip(), createWriteStream(draft, { mode: 0o600 }));
    });
    const handle = await open(draft, 'r');
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return summaries;
}

const encode = (line: Line) => `${JSON.stringify(line)}\n`;

async function* archiveLines(query: RunSql, now: Date, summaries: TableSummary[]): AsyncGenerator<string> {
  const [newest] = await query<{ version: string | null }>(LAST_MIGRATION).catch(() => []);
  if (!newest?.version) throw new ExplainedError('There is nothing to back up: this database has never been set up.');
  const createdAt = now.toISOString();
  yield encode({ archive: 'tamar-database', format: 1, createdAt, lastMigration: newest.version });
  for (const shape of await query<TableShape>(SHAPES)) {
    yield encode({ table: shape.table, columns: shape.columns });
    const hash = createHash('sha256');
    let rows = 0;
    for await (const batch of readRows(query, shape)) {
      const text = batch.map(encode).join('');
      hash.update(text);
      rows += batch.length;
      yield text;
    }
    const summary = { rows, sha256: hash.digest('hex') };
    summaries.push({ table: shape.table, ...summary });
    yield encode({ end: shape.table, ...summary });
  }
  for (const { sequence } of await query<{ sequence: string }>(SEQUENCES)) {
    const [at] = await query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    if (at) yield encode({ sequence, ...at });
  }
  yield encode({ complete: true });
}

async function* readRows(query: RunSql, { table, columns, order }: TableShape): AsyncGenerator<Row[]> {
  const texts = columns
    .map((column) => (TOKEN_OF_LINK.test(`${table} ${column}`) ? `left(${column}, 0)` : `${column}::text`))
    .join(', ');
  // As JSON inside a text: the two drivers do not agree about a null in an array.
  const row = `json_build_array(${texts})::text`;
  await query(`declare archived no scroll cursor for select ${row} as line from ${table} order by ${order}`);
  for (;;) {
    const batch = await query<{ line: string }>(`fetch ${BATCH} from archived`);
    if (batch.length > 0) yield batch.map(({ line }) => JSON.parse(line) as Row);
    if (batch.length < BATCH) break;
  }
  await query('close archived');
}

async function* readLines(file: string): AsyncGenerator<Line> {
  const unpacked = zlib.createGunzip();
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  try {
    for await (const line of createInterface({ input: unpacked })) yield JSON.parse(line) as Line;
  } catch (error) {
    throw new ExplainedError(
      `${file} cannot be read as a backup: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** @throws ExplainedError when the file is not an archive of a format that this version knows. */
export async function readHeader(file: string): Promise<ArchiveHeader> {
  for await (const line of readLines(file)) {
    if (!Array.isArray(line) && 'archive' in line && line.archive === 'tamar-database' && line.format === 1)
      return line;
    break;
  }
  throw new ExplainedError(`${file} is not a backup of this site.`);
}

/**
 * Puts an archive into a database that has the archive's migrations, in place of all rows there, and compares count and
 * hash of every table with what the archive says. All or nothing.
 * @param isConverted whether the database has later migrations: what the archive knows nothing of stays as they made it.
 * @throws ExplainedError when the archive is cut off, does not fit, or a table does not come out the same.
 */
export async function loadArchive(database: Database, file: string, isConverted = false): Promise<TableSummary[]> {
  const summaries: TableSummary[] = [];
  await database.transaction(async (query) => {
    await query(PLAIN_TEXT);
    // Rows come as they were: no trigger counts, stamps or refuses them, and their order does not matter.
    await query('set local session_replication_role = replica');
    const shapes = new Map((await query<TableShape>(SHAPES)).map((shape) => [shape.table, shape]));
    const emptied = isConverted ? await tablesToConvert(file) : [...shapes.keys()];
    if (isConverted) await query(BEFORE_CONVERSION);
    // With what hangs on them and is in no archive: whoever was signed in.
    await query(`truncate ${emptied.filter((table) => shapes.has(table)).join(', ')} cascade`);
    let isComplete = false;
    let writer: TableWriter | null = null;
    for await (const line of readLines(file)) {
      if (Array.isArray(line)) await writer?.add(line);
      else if ('table' in line)
        writer = emptied.includes(line.table) ? new TableWriter(query, shapeFor(shapes, line)) : null;
      else if ('end' in line && writer) summaries.push(await writer.finish(line));
      else if ('sequence' in line) await setSequence(query, line);
      else if ('complete' in line) isComplete = true;
    }
    if (!isComplete) throw new ExplainedError(`${file} is cut off: its last line is missing.`);
    if (isConverted) await query(AFTER_CONVERSION);
  });
  return summaries;
}

/** The tables whose rows an archive of before the first release brings. */
async function tablesToConvert(file: string): Promise<string[]> {
  const tables: string[] = [];
  for await (const line of readLines(file)) {
    if (!Array.isArray(line) && 'table' in line && !ROWS_OF_THE_CODE.has(line.table)) tables.push(line.table);
  }
  return tables;
}

const setSequence = (
  query: RunSql,
  { sequence, value, called }: { sequence: string; value: string; called: boolean },
) => query(`select setval($1::text::regclass, ${BigInt(value)}, ${String(called)})`, [sequence]);

/** The shape of a table as the archive has it. */
function shapeFor(shapes: ReadonlyMap<string, TableShape>, line: { table: string; columns: string[] }): TableShape {
  const shape = shapes.get(line.table);
  const unknown = line.columns.filter((column) => !shape?.columns.includes(column));
  if (!shape || unknown.length > 0) {
    throw new ExplainedError(`The backup has ${[line.table, ...unknown].join('.')}, which this version does not know.`);
  }
  const types = line.columns.map((column) => shape.types[shape.columns.indexOf(column)] ?? 'text');
  return { ...shape, columns: line.columns, types };
}

/** Inserts the rows of one table in batches, and looks at the end whether they are the archive's. */
class TableWriter {
  readonly #query: RunSql;
  readonly #shape: TableShape;
  readonly #insert: string;
  /** Columns that a copy made today holds nothing of. */
  readonly #emptied: readonly number[];
  readonly #read = createHash('sha256');
  readonly #kept = createHash('sha256');
  #rows: Row[] = [];

  constructor(query: RunSql, shape: TableShape) {
    this.#query = query;
    this.#shape = shape;
    const values = shape.columns.map((_, index) => `(row ->> ${index})::${shape.types[index] ?? 'text'}`);
    this.#insert = `insert into ${shape.table} (${shape.columns.join(', ')}) overriding system value
      select ${values.join(', ')} from json_array_elements($1::text::json) as row`;
    this.#emptied = shape.columns.flatMap((column, at) => (TOKEN_OF_LINK.test(`${shape.table} ${column}`) ? [at] : []));
  }

  async add(row: Row): Promise<void> {
    this.#read.update(encode(row));
    for (const at of this.#emptied) if (row[at]) row[at] = '';
    this.#kept.update(encode(row));
    this.#rows.push(row);
    if (this.#rows.length >= BATCH) await this.#flush();
  }

  /** @throws ExplainedError when the table in the database is not the one of the archive. */
  async finish(expected: { rows: number; sha256: string }): Promise<TableSummary> {
    await this.#flush();
    const { table } = this.#shape;
    const hash = createHash('sha256');
    let rows = 0;
    for await (const batch of readRows(this.#query, this.#shape)) {
      for (const row of batch) hash.update(encode(row));
      rows += batch.length;
    }
    const sha256 = hash.digest('hex');
    const isWhole = this.#read.digest('hex') === expected.sha256;
    if (isWhole && rows === expected.rows && sha256 === this.#kept.digest('hex')) return { table, rows, sha256 };
    throw new ExplainedError(
      `${table} did not come back as it was (${rows} rows instead of ${expected.rows}); nothing was restored.`,
    );
  }

  async #flush(): Promise<void> {
    if (this.#rows.length > 0) await this.#query(this.#insert, [JSON.stringify(this.#rows)]);
    this.#rows = [];
  }
}
