/**
 * The edge functions in the runtime that hosts them: a real Deno checks every index.ts and serves the unchanged
 * submit-lead. Packages come from node_modules (manual mode), so nothing is downloaded, and a version in deno.json that
 * is not the installed one is an error. The hosted platform has no node_modules: there deno.json must name every package.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer, type SmtpServer } from '../fixtures/mail-servers.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { testPriceTool } from '../setup/price-tool.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
const FUNCTIONS = path.join(PROJECT_ROOT, 'supabase', 'functions');
const DENO_PACKAGE = path.join(PROJECT_ROOT, 'node_modules', 'deno');

let cache: string;

beforeAll(async () => {
  cache = await mkdtemp(path.join(os.tmpdir(), 'deno-cache-'));
});

afterAll(() => rm(cache, { recursive: true, force: true }));

const denoEnvironment = () => ({
  PATH: process.env['PATH'],
  DENO_DIR: cache,
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
});

const packages = (folder: string) => ['--config', path.join(folder, 'deno.json'), '--node-modules-dir=manual'];

async function functionNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !/^[_.]/u.test(entry.name)).map(({ name }) => name);
}

/** Bare imports of the functions' own files that the folder's deno.json does not map to an exact npm version. */
async function unmappedImports(folder: string): Promise<string[]> {
  const { imports } = JSON.parse(await readFile(path.join(folder, 'deno.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/u.test(file));
  const sources = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const named = sources.flatMap((source) => [...source.matchAll(IMPORT)].map((match) => match[1] ?? ''));
  const bare = new Set(named.filter((specifier) => !/^(?:[./]|node:|npm:|jsr:)/u.test(specifier)));
  return [...bare].filter((specifier) => !EXACT_NPM.test(imports[specifier] ?? ''));
}

const IMPORT = /(?:^(?:import|export)\s(?:[^'";()=]*?\bfrom\s)?\s*|\bimport\(\s*)['"]([^'"]+)['"]/gmu;
const EXACT_NPM = /^npm:(?:@[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+(?:\/|$)/u;

/**
 * Runs Deno over the index.ts of every function in the folder.
 * @param command `check` looks at types and imports, `cache` at imports alone
 * @returns what it complained of; empty when fine.
 */
async function denoCheck(folder: string, command: 'check' | 'cache' = 'check'): Promise<string> {
  const files = (await functionNames(folder)).map((name) => path.join(folder, name, 'index.ts'));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(DENO_PACKAGE, 'bin.cjs'), command, ...packages(folder), ...files],
      { cwd: PROJECT_ROOT, env: denoEnvironment() },
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}` || error.message : ''),
    );
  });
}

/** Starts one function as the platform does: its index.ts, and the address from outside. */
async function serve(name: string, env: Record<string, string>): Promise<{ url: string; process: ChildProcess }> {
  // The package's script waits for Deno in its own process: to stop Deno, Deno itself must be the child.
  const deno = path.join(DENO_PACKAGE, process.platform === 'win32' ? 'deno.exe' : 'deno');
  const child = spawn(
    deno,
    [
      'run',
      ...packages(FUNCTIONS),
      '--cached-only',
      '--no-prompt',
      '--allow-net',
      '--allow-env',
      path.join(FUNCTIONS, name, 'index.ts'),
    ],
    {
      cwd: PROJECT_ROOT,
      env: { ...denoEnvironment(), ...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        const address = /^Listening on (http:\S+?)\/? /u.exec(`${line} `)?.[1];
        if (address) resolve(address);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Deno stopped (${String(code)}): ${output}`)));
  });
  return { url, process: child };
}

describe('Deno', () => {
  // By day the compiler looks at the types alone, as tsconfig.edge.json says what Deno has.
  it(`accepts the imports${isNight ? ' and the types' : ''} of every function`, async () => {
    expect(await functionNames(FUNCTIONS)).toContain('submit-lead');
    expect(await denoCheck(FUNCTIONS, isNight ? 'check' : 'cache')).toBe('');
  });

  it('finds every package in deno.json, with its exact version', async () => {
    expect(await unmappedImports(FUNCTIONS)).toEqual([]);
  });

  it('is led to deno.json on the hosted platform, which looks for one in each function only', async () => {
    const config = parse(await readFile(path.join(PROJECT_ROOT, 'supabase', 'config.toml'), 'utf8'));
    for (const name of await functionNames(FUNCTIONS)) {
      expect(config).toHaveProperty(['functions', name, 'import_map'], './functions/deno.json');
    }
  });

  it.runIf(isNight)(
    'refuses a wrong type, a package that deno.json does not name and a version that is not installed',
    async () => {
      await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
      const folder = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'functions-'));
      try {
        await cp(path.join(FUNCTIONS, '_shared'), path.join(folder, '_shared'), { recursive: true });
        const complaint = async (code: string, imports: Record<string, string>) => {
          await mkdir(path.join(folder, 'broken'), { recursive: true });
          await writeFile(path.join(folder, 'broken', 'index.ts'), code);
          await writeFile(path.join(folder, 'deno.json'), JSON.stringify({ imports }));
          return denoCheck(folder);
        };
        expect(await complaint(`export const port: number = 'eighty';`, {})).toContain('TS2322');
        expect(await complaint(`import 'zod/mini';`, {})).toBe('');
        expect(await unmappedImports(folder)).toContain('zod/mini');
        expect(await complaint(`import 'zod/mini';`, { 'zod/mini': 'npm:zod@3.0.0/mini' })).toContain('zod@3.0.0');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});

/** One for all functions: that of the mails comes first, before another has anything sent. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ database: 'pglite' });
});
afterAll(() => backend?.close());

describe.runIf(isNight)('the unchanged send-messages in Deno', () => {
  let smtp: SmtpServer;
  let deno: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    deno = await serve('send-messages', {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.keys.secret,
      SITE_URL: backend.url,
      SCHEDULER_SECRET: 'only-for-this-test',
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'mail@example.com',
      NOTIFY_FALLBACK: 'owner@example.com',
    });
  });

  afterAll(async () => {
    deno?.process.kill();
    await smtp?.close();
  });

  it('sends by SMTP', async () => {
    await backend.query(`select public.submit_lead(
      '{"name": "Ruth", "phone": "+972541234567", "service_type": "contact", "notes": "Please call"}', repeat('a', 64))`);
    const response = await fetch(`${deno.url}/send-messages`, {
      method: 'POST',
      headers: { 'x-scheduler-secret': 'only-for-this-test' },
    });
    expect(await response.json()).toEqual({ sent: 1, failed: 0 });
    expect(smtp.mails[0]).toContain('To: owner@example.com');
  });
});

describe('the unchanged submit-lead in Deno', () => {
  let deno: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    deno = await serve('submit-lead', {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.keys.secret,
      SUPABASE_ANON_KEY: backend.keys.publishable,
      CLIENT_IP_HEADER: 'x-forwarded-for',
      IP_HASH_SECRET: 'only-for-this-test',
      SITE_URL: backend.url,
    });
  });

  afterAll(() => void deno?.process.kill());

  const submit = (body: unknown) =>
    fetch(`${deno.url}/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.20' },
      body: JSON.stringify(body),
    });

  it('stores a trip request', async () => {
    const response = await submit({
      name: 'Ruth Example',
      phone: '+972541234567',
      email: 'ruth@example.com',
      destination: 'King David Street 23, Jerusalem',
      travel_date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
      passengers: 2,
      service_type: 'airport_pickup',
    });
    const answer = (await response.json()) as { success: boolean; id: string; reference: string };
    expect({ status: response.status, ...answer }).toMatchObject({ status: 200, success: true });

    const [lead] = await backend.query<{ name: string }>('select name from public.leads where id = $1', [answer.id]);
    expect(lead).toEqual({ name: 'Ruth Example' });
  });

  it('answers bad input with a code', async () => {
    const response = await submit({ name: 'R' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ success: false, code: 'validation_failed' });
  });
});

describe('the unchanged ask-price and serve-mcp in Deno', () => {
  let askPrice: Awaited<ReturnType<typeof serve>>;
  let mcp: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    const env = {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.keys.secret,
      CLIENT_IP_HEADER: 'x-forwarded-for',
      IP_HASH_SECRET: 'only-for-this-test',
      SITE_URL: backend.url,
    };
    [askPrice, mcp] = await Promise.all([serve('ask-price', env), serve('serve-mcp', env)]);
  });

  afterAll(() => {
    askPrice?.process.kill();
    mcp?.process.kill();
  });

  testPriceTool(() => ({
    askPrice: `${askPrice.url}/ask-price`,
    mcp: `${mcp.url}/serve-mcp`,
    headers: { 'x-forwarded-for': '203.0.113.21' },
  }));
});
