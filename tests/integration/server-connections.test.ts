/** What one sender can take of the server's connections. */
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type SiteServer } from '../../scripts/http/site-server.ts';

const sockets: Socket[] = [];
let site: SiteServer | undefined;

async function start(facesVisitors: boolean, silence = 20_000): Promise<number> {
  site = await listen({ host: '127.0.0.1', port: 0, facesVisitors, silence });
  site.answerWith((_, outgoing) => void outgoing.end('here'));
  return (site.server.address() as AddressInfo).port;
}

/** @param from one of this machine's own addresses, each of which is a sender */
async function connect(port: number, from: string): Promise<Socket> {
  const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const ask = (port: number, localAddress: string, agent?: http.Agent) =>
  new Promise<string>((resolve) => {
    http
      .get({ host: '127.0.0.1', port, localAddress, ...(agent && { agent }) }, (answer) => {
        answer.setEncoding('utf8').on('data', resolve);
      })
      .once('error', () => resolve('refused'));
  });

describe('the server', () => {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await site?.close();
  });

  it('closes a connection that says nothing, or not a whole head, and keeps one that was used', async () => {
    const port = await start(true, 200);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    let opened = 0;
    site?.server.on('connection', () => (opened += 1));
    expect(await ask(port, '127.0.0.1', agent)).toBe('here');
    const silent = await connect(port, '127.0.0.1');
    const slow = await connect(port, '127.0.0.1');
    slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await Promise.all([silent, slow].map((socket) => once(socket.resume(), 'close')));
    expect(await ask(port, '127.0.0.1', agent)).toBe('here');
    expect(opened).toBe(3);
    agent.destroy();
  });

  // Elsewhere a machine has one address of its own.
  it.runIf(process.platform === 'linux').each([
    ['lets nobody alone take all connections where visitors reach it themselves', true, 'refused'],
    ['does not take a proxy for one visitor', false, 'here'],
  ])('%s', async (_, facesVisitors, answer) => {
    const port = await start(facesVisitors);
    await Promise.all(Array.from({ length: 100 }, () => connect(port, '127.0.0.2')));
    expect(await ask(port, '127.0.0.2')).toBe(answer);
    expect(await ask(port, '127.0.0.3')).toBe('here');
  });
});
