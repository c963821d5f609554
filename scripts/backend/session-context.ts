import type { Database } from './connection.ts';

/** The part of a transaction of the query builder in use here. */
interface Transaction {
  executeQuery(query: {
    sql: string;
    parameters: readonly unknown[];
    query: object;
    queryId: object;
  }): Promise<unknown>;
}

/** Who makes a request, as the Supabase implementation has found out. */
interface RequestVariables {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
}

/** An RPC's HTTP side, which its function may read by current_setting('request.headers') and the like. */
interface RpcRequest {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

interface SessionMethods {
  applyJwtSessionContext(transaction: Transaction, variables: RequestVariables): Promise<void>;
  applyRpcRequestGucs(transaction: Transaction, request: RpcRequest): Promise<void>;
}

/** The role comes last: what stands before it needs no privilege, what follows runs as that role. */
const CALLER = `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
  set_config('request.jwt.claims', $3, true), set_config('role', $2, true)`;

const RPC_REQUEST = `select set_config('response.status', '', true), set_config('response.headers', '', true),
  set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`;

/**
 * Sets role, claims and request of a transaction in one statement each. The Supabase implementation sends eleven, one
 * round trip or two apiece, which is most of the time of a short call.
 */
export function setSessionContextAtOnce({ connection, kind }: Database): void {
  const methods = connection as unknown as SessionMethods;
  const run = async (transaction: Transaction, sql: string, parameters: readonly unknown[]): Promise<void> => {
    const done = transaction.executeQuery({ sql, parameters, query: { kind: 'RawNode' }, queryId: {} });
    if (kind === 'pglite') {
      await done;
      return;
    }
    // Sent ahead of the statement it is for without waiting: Postgres takes them in order, and should this one fail,
    // the transaction is aborted and so refuses the next.
    done.catch(() => {});
  };
  methods.applyJwtSessionContext = (transaction, { auth }) => {
    const claims = auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : '';
    return run(transaction, CALLER, [auth?.uid ?? '', auth?.role || 'anon', claims]);
  };
  methods.applyRpcRequestGucs = (transaction, { method, path, requestHeaders }) =>
    run(transaction, RPC_REQUEST, [method, path, JSON.stringify(requestHeaders ?? {})]);
}
