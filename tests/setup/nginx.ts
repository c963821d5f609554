import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './server-process.ts';
import { ensureProgram, SYSTEM_PATH } from './system-program.ts';

export interface Nginx {
  /** Loopback port of the proxy. */
  port: number;
  stop(): Promise<void>;
}

/** nginx with nothing but `proxy_pass` to a loopback port: Host and address of the visitor do not come through. */
export async function startNginx(upstream: number): Promise<Nginx> {
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
    location / { proxy_pass http://127.0.0.1:${upstream}; }
  }
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: SYSTEM_PATH },
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`nginx ended: ${complaints}`)));
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
