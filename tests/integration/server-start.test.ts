import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY, readServerEnv } from '../../scripts/env.ts';
import { buildSite, ensureFreshBuild } from '../../scripts/http/fresh-build.ts';
import { listen } from '../../scripts/http/site-server.ts';
import { requireMailRoute } from '../../scripts/backend/local-supabase.ts';
import type { InboxMessage } from '../../scripts/backend/mail-inbox.ts';
import { inboxPath, type Secrets } from '../../scripts/backend/secrets.ts';
import { makeMigratedFolder } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { freePort, startServerProcess, type ServerProcess } from '../setup/server-process.ts';

describe('npm start', () => {
  let project: string;
  let port: string;
  let origin: string;
  const running: ServerProcess[] = [];

  /** With them a build of this process is good for a server of its own, too. */
  const settings = () => ({ PORT: port, FLIGHT_FEED_URL: 'off', QUICK_BUILD: process.env['QUICK_BUILD'] ?? '' });
  const start = (env: Record<string, string> = {}) => {
    const server = startServerProcess(project, { ...settings(), ...env });
    running.push(server);
    return server;
  };
  const auth = (endpoint: string, body: unknown) =>
    fetch(`${origin}/auth/v1/${endpoint}`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    project = await mkdtemp(path.join(os.tmpdir(), 'project-'));
    const root = path.resolve(import.meta.dirname, '../..');
    // A tiny site, with the whole backend: accounts are mailed by the project's own functions.
    await cp(path.join(import.meta.dirname, 'embedded-project'), project, { recursive: true });
    for (const folder of ['migrations', 'functions'])
      await cp(path.join(root, 'supabase', folder), path.join(project, 'supabase', folder), { recursive: true });
    await rm(path.join(project, 'supabase/migrations/20260101000000_notes.sql'));
    await writeFile(
      path.join(project, 'supabase/migrations/20991231000000_who.sql'),
      `create function public.who() returns jsonb language sql stable set search_path = ''
       as $$ select jsonb_build_object('role', current_user) $$;
       grant execute on function public.who() to service_role;`,
    );
    // What npm finds in a project.
    await copyFile(path.join(root, 'package.json'), path.join(project, 'package.json'));
    for (const name of ['scripts', 'node_modules']) await symlink(path.join(root, name), path.join(project, name));
    // By day the first start finds the database that it would make.
    if (!isNight) await makeMigratedFolder(path.join(project, '.data', 'database'));
    port = String(await freePort());
    origin = `http://localhost:${port}`;
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await rm(project, { recursive: true, force: true });
  });

  const page = () => path.join(project, 'index.html');
  const built = () => readFile(path.join(project, 'dist', 'index.html'), 'utf8');
  const build = (make: typeof buildSite) =>
    make({ projectRoot: project, variables: readServerEnv(settings()).buildVariables });

  it('builds, serves site and backend on one origin, keeps everything over a restart, and ends with its npm', async () => {
    const first = start();
    await first.printed(/admin-setup/u);
    expect(first.output()).toContain('Building the site');
    expect(first.output()).toContain(`The site runs at ${origin}`);
    expect(first.output()).toContain(`${origin}/_dev/inbox/`);
    expect(first.output()).toContain(`This is a trial on this machine, since SITE_URL is ${origin}`);
    expect(first.output()).toContain('owner@example.com');
    expect(await (await fetch(origin)).text()).toContain('A tiny site');

    // The account is made before the restart and confirmed by its link; it signs in after it.
    const account = { email: 'owner@example.com', password: 'Correct-horse-battery-9' };
    expect((await auth('signup', account)).status).toBe(200);
    const [mail] = (await (await fetch(`${origin}${inboxOf(first)}.json`)).json()) as InboxMessage[];
    expect(mail?.to).toBe(account.email);
    expect(await (await fetch(origin + inboxOf(first))).text()).toContain(account.email);
    const link = new URL(mail?.links[0] ?? '');
    const opened = await auth('verify', Object.fromEntries(link.searchParams));
    const { access_token: token } = (await opened.json()) as { access_token: string };
    const chosen = await fetch(`${origin}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: account.password }),
    });
    expect(chosen.status).toBe(200);
    const echo = await fetch(`${origin}/functions/v1/echo`);
    expect(((await echo.json()) as { who: { role: string } }).who.role).toBe('service_role');

    await showsItsMailsHereOnly(inboxOf(first));
    await refusesASecondStart(first);
    await writeFile(page(), '<!doctype html><title>The next site</title><p>The next site</p>');
    await build(buildSite);
    expect(await built()).toContain('The next site');
    expect(await (await fetch(origin)).text()).toContain('A tiny site');
    expect(await first.stop()).toBe(0);

    expect((await stat(path.join(project, '.data', 'secrets.json'))).mode & 0o077).toBe(0);
    await startsAnewByNpm(async () => {
      expect(await (await fetch(origin)).text()).toContain('The next site');
      expect((await auth('token?grant_type=password', account)).status).toBe(200);
    });
  });

  /** A page of another site whose name was pointed at this machine reads no mail, nor does who cannot read the console. */
  async function showsItsMailsHereOnly(inbox: string): Promise<void> {
    expect(
      await Promise.all([
        inboxStatus(`${inbox}.json`),
        inboxStatus(`${inbox}.json`, { host: 'www.example.com' }),
        inboxStatus('/_dev/inbox.json'),
        inboxStatus('/_dev/inbox'),
        inboxStatus(`${inbox.slice(0, -1)}.json`),
        inboxStatus('/_dev/inbox/'),
      ]),
    ).toEqual([200, 404, 404, 404, 404, 404]);
  }

  async function refusesASecondStart(first: ServerProcess): Promise<void> {
    await expect(listen({ host: '127.0.0.1', port: Number(port), facesVisitors: false })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to another number.`,
    );
    // What it says by day: embedded-durability.test.ts.
    if (!isNight) return;
    const sameData = start({ PORT: String(await freePort()) });
    expect(await sameData.ended()).toBe(1);
    expect(sameData.output()).toContain(`is already open in process ${first.child.pid}.`);
    expect((await fetch(origin)).status).toBe(200);
  }

  /** The server that npm has started ends in order when npm is told to. */
  async function startsAnewByNpm(work: () => Promise<void>): Promise<void> {
    const npm = spawn('npm', ['start'], {
      cwd: project,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings() },
    });
    const lock = path.join(project, '.data', 'database.lock');
    let output = '';
    npm.stdout.on('data', (chunk) => (output += String(chunk)));
    await vi.waitFor(() => expect(output).toMatch(/admin-setup/u), { timeout: 120_000, interval: 200 });
    expect(output).not.toContain('Building the site');
    expect(existsSync(lock)).toBe(true);
    await work();
    npm.kill('SIGTERM');
    // The database is given back.
    await vi.waitFor(() => expect(existsSync(lock)).toBe(false), { timeout: 20_000, interval: 200 });
  }

  it('is built anew when a source has changed, and by a build that succeeds alone', async () => {
    await writeFile(page(), '<!doctype html><title>A changed site</title><p>A changed site</p>');
    await build(ensureFreshBuild);
    expect(await built()).toContain('A changed site');
    await writeFile(page(), '<script type="module" src="/not-there.ts"></script>');
    await expect(build(ensureFreshBuild)).rejects.toThrow('The build of the site failed');
    expect(await built()).toContain('A changed site');
    expect((await readdir(path.join(project, '.cache'))).filter((name) => name.startsWith('build-'))).toEqual([]);
  });

  it('is not begun where others reach it and mails have no way to leave', async () => {
    const complaint = /^MAIL_TRANSPORT is missing: others can reach this server .*$/u;
    expect(() => requireMailRoute(readServerEnv({ HOST: '0.0.0.0' }))).toThrow(complaint);
    expect(() => requireMailRoute(readServerEnv({ SITE_URL: 'https://www.example.com' }))).toThrow(complaint);
    expect(() => requireMailRoute(readServerEnv({}))).not.toThrow();
    if (!isNight) return;
    const server = start({ DATA_DIR: 'unused', SITE_URL: 'https://www.example.com' });
    expect(await server.ended()).toBe(1);
    expect(server.output().trim()).toMatch(complaint);
  });

  it.runIf(isNight)(
    'has no inbox under a public address while developing either, and never hands out its data folder',
    async () => {
      // The database of the starts above: a first start takes seconds.
      const [before, records] = [path.join(project, '.data'), path.join(project, 'records')];
      await mkdir(records, { mode: 0o700 });
      await rename(path.join(before, 'database'), path.join(records, 'database'));
      await copyFile(path.join(before, 'secrets.json'), path.join(records, 'secrets.json'));
      const server = startServerProcess(
        project,
        {
          PORT: port,
          SITE_URL: 'https://www.example.com',
          OWNER_EMAIL: 'owner@example.com',
          MAIL_TRANSPORT: 'smtp',
          SMTP_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'site@example.com',
          DATA_DIR: 'records',
        },
        [],
        'dev.ts',
      );
      running.push(server);
      await server.printed(/admin-setup/u);
      const secrets = await readFile(path.join(project, 'records', 'secrets.json'), 'utf8');
      const { secretKey, jwtSecret } = JSON.parse(secrets) as Secrets;
      expect(await inboxStatus(`${inboxPath({ jwtSecret })}.json`)).toBe(404);
      for (const target of [
        '/records/secrets.json',
        '/records/secrets.json?raw',
        '/records/secrets.json?import&url',
        `/@fs${project}/records/secrets.json`,
        '/.data/secrets.json',
        '//records/secrets.json',
        '/records%2Fsecrets.json',
      ]) {
        const text = await (await fetch(origin + target)).text();
        expect({ target, isSecret: text.includes(secretKey) || text.includes('sb_secret_') }).toEqual({
          target,
          isSecret: false,
        });
      }
      expect(await server.stop('SIGINT')).toBe(0);
    },
  );

  const inboxOf = (server: ServerProcess): string => /\/_dev\/inbox\/[\w-]+/u.exec(server.output())?.[0] ?? '';
  const inboxStatus = (target: string, headers: Record<string, string> = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      http
        .get(`http://127.0.0.1:${port}${target}`, { headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on('error', reject);
    });
});
