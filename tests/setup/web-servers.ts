import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './server-process.ts';
import { ensureProgram, SYSTEM_PATH } from './system-program.ts';

export interface WebServer {
  /** On the loopback address. */
  port: number;
  stop(): Promise<void>;
}

/** nginx with nothing but `proxy_pass` to a loopback port: Host and address of the visitor do not come through. */
export const startNginx = (upstream: number): Promise<WebServer> =>
  runNginx(`location / { proxy_pass http://127.0.0.1:${upstream}; }`);

/** nginx in front of a built site, by the file that the build has written for it. */
export const serveByNginx = (dist: string): Promise<WebServer> =>
  runNginx(`root ${dist}; include ${path.join(dist, '.meta/nginx.conf')};`);

/** Caddy likewise. */
export async function serveByCaddy(dist: string): Promise<WebServer> {
  const program = await ensureProgram('caddy');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'caddy-'));
  const port = await freePort();
  await writeFile(
    path.join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${dist}
	import ${path.join(dist, '.meta/Caddyfile')}
}
`,
  );
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return run(program, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], { folder, port, env });
}

async function runNginx(server: string): Promise<WebServer> {
  const program = await ensureProgram('nginx');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`,
  );
  return run(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { folder, port });
}

/** Runs a server in the folder that holds its settings, until it is stopped. */
async function run(
  program: string,
  options: readonly string[],
  { folder, port, env = {} }: { folder: string; port: number; env?: Readonly<Record<string, string>> },
): Promise<WebServer> {
  const child = spawn(program, options, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, PATH: SYSTEM_PATH },
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended: ${complaints}`)));
  ended.catch(() => {});
  await Promise.race([listening(port), ended]);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once something takes connections there. */
async function listening(port: number): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch {
    await new Promise(setImmediate);
    return listening(port);
  } finally {
    socket.destroy();
  }
}
