/** Connections that are lost while they are opened; a Postgres that restarts: tests/integration/postgres-restart.test.ts. */
import net, { type AddressInfo } from 'node:net';
import postgres from 'postgres';
import { afterEach, expect, it } from 'vitest';
import { PostgresSessions } from './postgres-sessions.ts';

/** Answers of Postgres to whoever signs in: "you may" and "ready". */
const SIGNED_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: net.Server | undefined;
afterEach(() => void server?.close());

/** A server that goes away as it is asked for something, whatever it is. @returns its address */
async function startVanishingServer(): Promise<string> {
  const vanishing = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(SIGNED_IN);
      socket.once('data', () => socket.destroy());
    });
  });
  server = vanishing;
  await new Promise<void>((resolve) => vanishing.listen(0, '127.0.0.1', resolve));
  return `postgres://user:word@127.0.0.1:${(vanishing.address() as AddressInfo).port}/any`;
}

it('whoever waits for a connection that is lost as it opens is told so, and so is the next', async () => {
  const url = await startVanishingServer();
  const sessions = new PostgresSessions((settings) => postgres(url, { max: 1, ...settings }), 1);
  await expect(sessions.take()).rejects.toMatchObject({ code: '08006' });
  await expect(sessions.take()).rejects.toMatchObject({ code: '08006' });
  expect(sessions.failures).toBe(2);
});
