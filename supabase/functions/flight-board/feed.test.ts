import { expect, it } from 'vitest';
import { fetchFlights } from './feed.ts';
import { resolvePlatform } from '../_shared/http/platform.ts';

/** A feed that goes on for ever, and how much of it was read. */
function endlessFeed() {
  const piece = new Uint8Array(1_000_000).fill(32);
  const read = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read.bytes += piece.byteLength;
      controller.enqueue(piece);
    },
    cancel: () => void (read.isCancelled = true),
  });
  return { read, platform: resolvePlatform({ fetch: async () => new Response(body) }) };
}

it('a feed without an end is given up before it fills the memory', async () => {
  const { read, platform } = endlessFeed();
  await expect(fetchFlights('https://feed.example', platform)).rejects.toThrow('too large');
  expect(read.isCancelled).toBe(true);
  expect(read.bytes).toBeLessThan(12_000_000);
});
