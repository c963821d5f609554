import postgres, { type Sql } from 'postgres';
import { startApiServer, type NativeApiServer } from './api-server.ts';
import { fillLeads } from './staff-database.ts';
import { signInStaff } from './staff-sign-in.ts';

/** A backend with many leads and an administrator who has signed in. */
export interface StaffServer {
  server: NativeApiServer;
  /** The database's owner, on one connection. */
  sql: Sql;
  /** The administrator's access token. */
  token: string;
}

let running: Promise<StaffServer> | undefined;

/**
 * The backend that the benchmarks of the staff's screens share: filling it takes longer than most of them. Each finds what
 * those before it have stored, and may add what they do not look at. `stopStaffServer` ends it.
 * @throws when it does not start.
 */
export const startStaffServer = (): Promise<StaffServer> => (running ??= start());

async function start(): Promise<StaffServer> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const token = await signInStaff(server, sql);
    await fillLeads(sql);
    return { server, sql, token };
  } catch (error) {
    await stop(server, sql);
    throw error;
  }
}

async function stop(server: NativeApiServer, sql: Sql): Promise<void> {
  await sql.end();
  await server.stop();
}

/** Stops the shared backend, where one has been started. */
export async function stopStaffServer(): Promise<void> {
  const started = await running?.catch(() => undefined);
  running = undefined;
  if (started) await stop(started.server, started.sql);
}
