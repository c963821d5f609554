import type { Database } from './connection.ts';

/** Calls a function of the schema public with arguments by name. @returns its result as JSON values; rows as a list */
export type CallDatabaseFunction = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

interface Signature {
  /** Names and types of the arguments it takes. */
  inputs: readonly { name: string; type: string }[];
  returnsRows: boolean;
  returnsNothing: boolean;
}

const SIGNATURE = `select proretset as "returnsRows", prorettype = 'void'::regtype as "returnsNothing", (
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
  const statementOf = statementsOf(database);
  return async (name, args) => {
    const statement = await statementOf(name);
    const [row] = await database.queryAsService<{ result: unknown }>(statement.sql, parametersOf(statement, args));
    return row?.result ?? null;
  };
}

/** The parts of a call of POST /rest/v1/rpc/<name> that are read here, as the Supabase implementation parses it. */
interface ParsedCall {
  type: string;
  schema?: string;
  function?: string;
  paramsType?: string;
  args?: Readonly<Record<string, unknown>>;
  select?: readonly unknown[];
  where?: object;
  $meta?: { cardinality?: string };
}

interface Session {
  executeQuery(query: {
    sql: string;
    parameters: readonly unknown[];
    query: object;
    queryId: object;
  }): Promise<{ rows: { result: unknown }[] }>;
}

interface CallMethods {
  onPostgrestAST(call: ParsedCall, caller: object): Promise<ParsedCall>;
  withContext(caller: object, work: (session: Session) => Promise<Response>, options?: object): Promise<Response>;
}

/**
 * Lets calls of functions over HTTP run the same statements. The Supabase implementation alone knows no values of composite
 * types: it sends an object as "[object Object]", and answers lists of them as PostgreSQL writes them down. Whose call it is, which
 * function it means, and what a refusal says stay its own.
 */
export function callFunctionsByStatement(database: Database): void {
  const statementOf = statementsOf(database);
  const calls = new WeakMap<object, { statement: Statement; args: Readonly<Record<string, unknown>> }>();
  const methods = database.connection as unknown as CallMethods;
  const [parse, inContext] = [methods.onPostgrestAST.bind(methods), methods.withContext.bind(methods)];
  methods.onPostgrestAST = async (parsed, caller) => {
    const call = await parse(parsed, caller);
    // Read before the call's transaction: the embedded database has one session. What does not exist is refused later.
    const statement = isPlainCall(call) && (await statementOf(call.function ?? '').catch(() => null));
    if (statement) calls.set(caller, { statement, args: call.args ?? {} });
    return call;
  };
  methods.withContext = (caller, work, options) => {
    const call = caller && calls.get(caller);
    return inContext(caller, call ? (session) => answerCall(session, call.statement, call.args) : work, options);
  };
}

/** Whether a call wants the function's answer as it is. */
const isPlainCall = ({ type, schema = 'public', paramsType = 'named', select, where, $meta }: ParsedCall): boolean =>
  type === 'rpc' && schema === 'public' && paramsType === 'named' && !select && !where && !$meta?.cardinality;

async function answerCall(
  session: Session,
  statement: Statement,
  args: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { sql } = statement;
  const parameters = parametersOf(statement, args);
  const { rows } = await session.executeQuery({ sql, parameters, query: { kind: 'RawNode' }, queryId: {} });
  return statement.returnsNothing ? new Response(null, { status: 204 }) : Response.json(rows[0]?.result ?? null);
}

/** Reads each function's statement once. */
function statementsOf(database: Pick<Database, 'query'>): (name: string) => Promise<Statement> {
  const statements = new Map<string, Promise<Statement>>();
  return (name) => {
    const known = statements.get(name) ?? readStatement(database, name);
    statements.set(name, known);
    // Only what is there is remembered.
    known.catch(() => statements.delete(name));
    return known;
  };
}

function parametersOf({ documents }: Statement, args: Readonly<Record<string, unknown>>): (string | null)[] {
  const others = Object.fromEntries(Object.entries(args).filter(([argument]) => !documents.includes(argument)));
  return [JSON.stringify(others), ...documents.map((argument) => documentOf(args[argument]))];
}

/** JSON's null is no document, but no value: as PostgREST has it. */
const documentOf = (value: unknown): string | null => ((value ?? null) === null ? null : JSON.stringify(value));

interface Statement {
  sql: string;
  /** Names of the arguments that are JSON themselves: parameters of their own, or the database would read them three times. */
  documents: readonly string[];
  returnsNothing: boolean;
}

async function readStatement({ query }: Pick<Database, 'query'>, name: string): Promise<Statement> {
  const signatures = await query<Signature>(SIGNATURE, [name]);
  const [signature] = signatures;
  if (!signature || signatures.length > 1) {
    throw Object.assign(new Error(`no single function public.${name}`), { code: UNKNOWN_FUNCTION });
  }
  return callStatement(name, signature);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The statement's first parameter is an object of the arguments that are no documents; an absent one is null. */
function callStatement(name: string, { inputs, returnsRows, returnsNothing }: Signature): Statement {
  const documents = inputs.filter(({ type }) => type === 'jsonb').map((input) => input.name);
  const valueOf = (argument: string): string =>
    documents.includes(argument) ? `$${documents.indexOf(argument) + 2}::text::jsonb` : `args.${quoted(argument)}`;
  const named = inputs.map((input) => `${quoted(input.name)} => ${valueOf(input.name)}`).join(', ');
  const call = `public.${quoted(name)}(${named})`;
  const others = inputs.filter((input) => !documents.includes(input.name));
  const columns = others.map((input) => `${quoted(input.name)} ${input.type}`).join(', ');
  const source =
    others.length > 0 ? `from json_to_record($1::text::json) as args(${columns})` : 'where $1::text is not null';
  if (!returnsRows) return { sql: `select to_json(${call}) as result ${source}`, documents, returnsNothing };
  const rows = `select coalesce(json_agg(row), '[]') from ${call} as row`;
  return { sql: `select (${rows}) as result ${source}`, documents, returnsNothing };
}
