/**
 * An imitation of the platform's management address on the loopback interface, as far as the Supabase CLI asks it for a deployment:
 * one project with its secrets, functions and settings of accounts.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { UNSET_AUTH_SETTINGS } from '../fixtures/auth-settings.ts';

export const PROJECT_REF = 'abcdefghijklmnopqrst';

export interface PlatformApi {
  /** What the CLI needs in its environment to ask here. */
  variables: Record<string, string>;
  /** As they were sent. */
  secrets: Map<string, string>;
  functions: Set<string>;
  /** Settings that were pushed, by the part of the project. */
  pushed: Record<string, object>;
  /** Calls that change something, such as "POST secrets". */
  changes: string[];
  close(): Promise<void>;
}

const date = '2026-01-01T00:00:00Z';
const project = {
  id: PROJECT_REF,
  ref: PROJECT_REF,
  organization_id: 'organization',
  organization_slug: 'organization',
  name: 'business',
  region: 'eu-central-1',
  created_at: date,
  status: 'ACTIVE_HEALTHY',
  database: { host: `db.${PROJECT_REF}.supabase.co`, version: '17.4.1', postgres_engine: '17', release_channel: 'ga' },
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export async function openPlatformApi(): Promise<PlatformApi> {
  const secrets = new Map<string, string>();
  const functions = new Set<string>();
  const pushed: Record<string, object> = {};
  const changes: string[] = [];
  const functionOf = (slug: string) => ({
    id: slug,
    slug,
    name: slug,
    status: 'ACTIVE',
    version: 1,
    created_at: 1,
    updated_at: 1,
    verify_jwt: false,
    entrypoint_path: '',
  });

  function answer(method: string, url: URL, body: string): unknown {
    const of = url.pathname.replace(/^\/v[12]\/projects\/?/u, '').replace(new RegExp(`^${PROJECT_REF}/?`, 'u'), '');
    if (method !== 'GET') changes.push(`${method} ${of}`);
    switch (`${method} ${of}`) {
      case 'GET ':
        return url.pathname.endsWith(PROJECT_REF) ? project : [project];
      case 'GET secrets':
        return [...secrets].map(([name, value]) => ({ name, value: sha256(value), updated_at: date }));
      case 'POST secrets':
        for (const { name, value } of JSON.parse(body) as { name: string; value: string }[]) secrets.set(name, value);
        return {};
      case 'DELETE secrets':
        for (const name of JSON.parse(body) as string[]) secrets.delete(name);
        return {};
      case 'GET functions':
        return [...functions].map(functionOf);
      case 'POST functions/deploy': {
        const slug = url.searchParams.get('slug') ?? '';
        functions.add(slug);
        return functionOf(slug);
      }
      case 'PUT functions':
        for (const { slug } of JSON.parse(body) as { slug: string }[]) functions.add(slug);
        return { functions: [...functions].map(functionOf) };
      case 'GET config':
        return {
          data: {
            id: PROJECT_REF,
            type: 'project_config',
            attributes: {
              database: {},
              pooler: {},
              auth: pushed['config/auth'] ?? { site_url: 'http://localhost:3000' },
              data_api: {},
              realtime: {},
              storage: {},
            },
          },
        };
      case 'GET billing/addons':
        return { selected_addons: [], available_addons: [] };
      case 'GET database/backups':
        return {
          backups: [],
          pitr_enabled: false,
          walg_enabled: true,
          region: project.region,
          physical_backup_data: {},
        };
      default:
        if (method !== 'PATCH' && method !== 'PUT') return undefined;
        pushed[of] = JSON.parse(body) as object;
        return { ...UNSET_AUTH_SETTINGS, ...pushed[of] };
    }
  }

  const server = http.createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const method = request.method ?? 'GET';
      const given = answer(method, new URL(request.url ?? '/', 'http://127.0.0.1'), body);
      const created = method === 'POST' ? 201 : 200;
      response.writeHead(given === undefined ? 404 : created, { 'content-type': 'application/json' });
      response.end(JSON.stringify(given ?? { message: 'not here' }));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'platform-api-'));
  const profile = path.join(folder, 'profile.json');
  await writeFile(
    profile,
    JSON.stringify({ name: 'loopback', api_url: address, dashboard_url: address, project_host: 'project.invalid' }),
  );
  return {
    variables: { SUPABASE_PROFILE: profile, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    secrets,
    functions,
    pushed,
    changes,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
