import postgres from 'postgres';

/** What the calls of the sign-in service are tried against. */
export interface SignInService {
  url: string;
  /** The publishable key. */
  key: string;
  /** @param address whom the call is from; null: from anybody */
  ask(request: Request, address: string | null): Promise<Response>;
  query(sql: string, params?: readonly unknown[]): Promise<unknown>;
  /** The first link of each mail to this address, the newest first; empty for a mail without one. */
  linksTo(email: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Mails lie in the outbox, where the hook has put them; nothing sends them on this machine. */
const LINKS = `
  select coalesce('http://127.0.0.1/?token_hash=' || token_hash || '&type=' || link_type, '') as link
  from private.account_mails join public.messages on messages.id = message_id
  where address = $1 order by created_at desc`;

/**
 * The sign-in service of `supabase start`, by STACK_URL, STACK_KEY and STACK_DATABASE_URL. Each call is from another
 * address unless said otherwise: the service and the hook count by network.
 */
export function openStack(): SignInService {
  const { STACK_URL: url = '', STACK_KEY: key = '', STACK_DATABASE_URL: database = '' } = process.env;
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  let callers = 0;
  const query = (statement: string, params: readonly unknown[] = []) => sql.unsafe(statement, [...params] as string[]);
  return {
    url,
    key,
    query,
    ask(request, address) {
      callers += 1;
      request.headers.set('x-forwarded-for', address ?? `198.18.${callers >> 8}.${callers & 255}`);
      return fetch(request);
    },
    linksTo: async (email) => (await query(LINKS, [email])).map(({ link }) => String(link)),
    close: () => sql.end(),
  };
}
