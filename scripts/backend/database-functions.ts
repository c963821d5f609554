import type { Database } from './connection.ts';

/** Calls a function of the schema public with arguments by name. @returns its result as JSON values; rows as a list */
export type CallDatabaseFunction = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

interface Signature {
  /** Names and types of the arguments it takes. */
  inputs: readonly { name: string; type: string }[];
  returnsRows: boolean;
}

const SIGNATURE = `select proretset as "returnsRows", (
    select coalesce(json_agg(json_build_object('name', arg.name, 'type', format_type(arg.type, null)) order by arg.place), '[]')
    from unnest(proargnames, coalesce(proallargtypes, proargtypes::oid[]), proargmodes) with ordinality as arg(name, type, mode, place)
    where coalesce(arg.mode, 'i') in ('i', 'b', 'v')) as inputs
  from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`;

/** The error that PostgREST answers for a function that does not exist. */
const UNKNOWN_FUNCTION = 'PGRST202';

/**
 * Calls the database's functions as the role service_role, as POST /rest/v1/rpc/<name> with the secret key does, in one
 * round trip: no HTTP, no session variables, and on a native Postgres no transaction around the single statement.
 * @throws an error with the SQLSTATE as `code`
 */
export function databaseFunctions(database: Pick<Database, 'query' | 'queryAsService'>): CallDatabaseFunction {
  const statements = new Map<string, Promise<string>>();
  return async (name, args) => {
    const known = statements.get(name) ?? readStatement(database, name);
    statements.set(name, known);
    // Only what is there is remembered.
    known.catch(() => statements.delete(name));
    const [row] = await database.queryAsService<{ result: unknown }>(await known, [JSON.stringify(args)]);
    return row?.result ?? null;
  };
}

async function readStatement({ query }: Pick<Database, 'query'>, name: string): Promise<string> {
  const signatures = await query<Signature>(SIGNATURE, [name]);
  const [signature] = signatures;
  if (!signature || signatures.length > 1) {
    throw Object.assign(new Error(`no single function public.${name}`), { code: UNKNOWN_FUNCTION });
  }
  return callStatement(name, signature);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The statement's one parameter is an object of the arguments; an absent one is null. */
function callStatement(name: string, { inputs, returnsRows }: Signature): string {
  const named = inputs.map((input) => `${quoted(input.name)} => args.${quoted(input.name)}`).join(', ');
  const call = `public.${quoted(name)}(${named})`;
  const columns = inputs.map((input) => `${quoted(input.name)} ${input.type}`).join(', ');
  const source =
    inputs.length > 0 ? `from json_to_record($1::text::json) as args(${columns})` : 'where $1::text is not null';
  if (!returnsRows) return `select to_json(${call}) as result ${source}`;
  const rows = `select coalesce(json_agg(row), '[]') from ${call} as row`;
  return `select (${rows}) as result ${source}`;
}
