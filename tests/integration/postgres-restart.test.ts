/** `npm start` on a native Postgres that is shut down and started again under it, by night. */
import { rm } from 'node:fs/promises';
import connect from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import { startNativePostgres, type NativePostgres } from '../setup/native-postgres.ts';
import { isNight } from '../setup/night.ts';
import { freePort, makeProductFolder, startServerProcess, type ServerProcess } from '../setup/server-process.ts';
import { newIp, tripBody } from './lead-requests.ts';

/** Visitors who send one request after the other. */
const VISITORS = 6;

describe.runIf(isNight)('a site on a Postgres that restarts', () => {
  let project: string;
  let postgres: NativePostgres;
  let server: ServerProcess;
  let origin: string;
  let database: string;

  beforeAll(async () => {
    project = await makeProductFolder();
    postgres = await startNativePostgres();
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    database = await postgres.createDatabase();
    server = startServerProcess(project, {
      PORT: port,
      DATABASE_URL: database,
      OWNER_EMAIL: 'owner@example.com',
      CLIENT_IP_HEADER: 'x-test-ip',
      FLIGHT_FEED_URL: 'off',
    });
    await server.printed(/admin-setup/u);
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await postgres?.stop();
    await rm(project, { recursive: true, force: true });
  });

  const send = async (): Promise<{ status: number; reference: string }> => {
    const answer = await fetch(`${origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-ip': newIp() },
      body: JSON.stringify(tripBody()),
    });
    const { reference = '' } = (await answer.json()) as { reference?: string };
    return { status: answer.status, reference };
  };
  const read = async () =>
    (await fetch(`${origin}/rest/v1/rpc/published_facts`, { headers: { apikey: EMBEDDED_PUBLISHABLE_KEY } })).status;
  const signIn = async () =>
    (
      await fetch(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'Correct-horse-battery-9' }),
      })
    ).status;
  const storedReferences = async () => {
    const sql = connect(database, { max: 1 });
    const rows = await sql<{ reference: string }[]>`select reference from public.leads`;
    await sql.end();
    return rows.map(({ reference }) => reference);
  };
  const isBack = () => vi.waitFor(async () => expect((await send()).status).toBe(200), { timeout: 20_000 });

  it('answers 503 meanwhile and goes on by itself, whether nobody or many were asking', async () => {
    expect([(await send()).status, await read(), await signIn()]).toEqual([200, 200, 400]);
    await postgres.halt();
    expect([(await send()).status, await read(), await signIn()]).toEqual([503, 503, 503]);
    expect((await fetch(origin)).status).toBe(200);
    await postgres.resume();
    await isBack();
    expect([await read(), await signIn()]).toEqual([200, 400]);

    const answers: { status: number; reference: string }[] = [];
    const over = new AbortController();
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (!over.signal.aborted) answers.push(await send());
    });
    const readers = Array.from({ length: VISITORS }, async () => {
      while (!over.signal.aborted) await read();
    });
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(VISITORS), { timeout: 20_000 });
    await postgres.halt();
    await vi.waitFor(() => expect(answers.some(({ status }) => status === 503)).toBe(true), { timeout: 20_000 });
    await postgres.resume();
    await isBack();
    over.abort();
    await Promise.all([...visitors, ...readers]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const stored = new Set(await storedReferences());
    expect(answers.filter(({ status, reference }) => status === 200 && !stored.has(reference))).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect(server.output()).not.toMatch(/TypeError|unhandled/iu);
    expect(await server.stop()).toBe(0);
  });
});
