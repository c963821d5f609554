/** The owner's first day on a public site with nginx in front, which is told nothing but where to pass requests on; by night. */
import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import { startMailApi, type MailApi } from '../fixtures/mail-servers.ts';
import { makeMigratedFolder } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { freePort, makeProductFolder, startServerProcess, type ServerProcess } from '../setup/server-process.ts';
import { startNginx, type WebServer } from '../setup/web-servers.ts';
import { tripBody } from './lead-requests.ts';

const SITE = 'https://www.example.com';
const OWNER = 'boss@example.com';

interface Asking {
  method?: string;
  /** An access token; a visitor has the site's public key. */
  token?: string;
  body?: object;
}

/** One answer of the proxy. */
interface Answer {
  status: number;
  location: string;
  text: string;
}

describe.runIf(isNight)('a public site behind nginx', () => {
  let project: string;
  let server: ServerProcess;
  let nginx: WebServer;
  let mails: MailApi;

  beforeAll(async () => {
    project = await makeProductFolder();
    await makeMigratedFolder(path.join(project, '.data', 'database'));
    mails = await startMailApi();
    const port = await freePort();
    nginx = await startNginx(port);
    server = startServerProcess(project, {
      PORT: String(port),
      SITE_URL: SITE,
      OWNER_EMAIL: OWNER,
      FLIGHT_FEED_URL: 'off',
      MAIL_TRANSPORT: 'http',
      MAIL_API_URL: mails.url,
      MAIL_API_KEY: 'key-of-the-mail-service',
      MAIL_FROM: 'site@example.com',
    });
    await server.printed(/admin-setup/u);
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await nginx?.stop();
    await mails?.close();
    await rm(project, { recursive: true, force: true });
  });

  /** Asks the proxy as a visitor of the public address does. */
  const ask = (target: string, { method = 'GET', token = EMBEDDED_PUBLISHABLE_KEY, body }: Asking = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        host: 'www.example.com',
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const request = http.request({ host: '127.0.0.1', port: nginx.port, path: target, method, headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }),
        );
      });
      request.once('error', reject);
      request.end(body && JSON.stringify(body));
    });
  const mailTo = (address: string, words: RegExp) =>
    vi.waitFor(
      () => {
        const texts = mails.requests
          .filter(({ body }) => [body['to']].flat().includes(address))
          .map(({ body }) => String(body['text']));
        const found = texts.find((text) => words.test(text));
        if (!found) throw new Error(`No mail to ${address} with ${words}: ${texts.join('\n---\n')}`);
        return found;
      },
      { timeout: 20_000 },
    );

  it('shows nobody a mail, and keeps none', async () => {
    await ask('/auth/v1/signup', {
      method: 'POST',
      body: { email: 'mallory@example.com', password: 'Correct-horse-battery-9' },
    });
    for (const target of ['/_dev/inbox.json', '/_dev/inbox', '/_dev/inbox.json?x=1', '/_dev/inbox/']) {
      const { status, text } = await ask(target);
      expect({ target, status, hasLink: /token_hash/u.test(text) }).toEqual({ target, status: 404, hasLink: false });
    }
    expect(server.output()).not.toContain('_dev/inbox');
  });

  it('takes the owner from the sign-up to the first request', async () => {
    const signUp = await ask('/auth/v1/signup', {
      method: 'POST',
      body: { email: OWNER, password: 'Correct-horse-battery-9' },
    });
    expect(signUp.status).toBe(200);
    const link = /https?:\/\/\S+/u.exec(await mailTo(OWNER, /token_hash/u))?.[0] ?? '';
    expect(link.startsWith(`${SITE}/auth?`)).toBe(true);
    const confirmed = await ask('/auth/v1/verify', {
      method: 'POST',
      body: Object.fromEntries(new URL(link).searchParams),
    });
    expect(confirmed.status).toBe(200);
    const { access_token: token } = JSON.parse(confirmed.text) as { access_token: string };

    const rpc = { method: 'POST', token, body: { admin_email: OWNER } };
    expect(JSON.parse((await ask('/rest/v1/rpc/create_initial_admin', rpc)).text)).toMatchObject({ success: true });
    // On a day of rest the office's mails would wait.
    await ask('/rest/v1/settings?key=eq.rest_city', { method: 'PATCH', token, body: { value: 'none' } });

    const sent = await ask('/functions/v1/submit-lead', { method: 'POST', body: tripBody({ name: 'Noa Berger' }) });
    const { reference } = JSON.parse(sent.text) as { reference: string };
    expect(sent.status).toBe(200);
    expect(JSON.parse((await ask('/rest/v1/leads?select=reference,name', { token })).text)).toEqual([
      { reference, name: 'Noa Berger' },
    ]);
    expect((await ask('/rest/v1/leads?select=reference')).text).not.toContain(reference);
    await mailTo(OWNER, new RegExp(reference, 'u'));
  });
});
