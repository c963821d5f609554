/** What assistants do with the price tool: the same in our host of functions and in the runtime of the hosted platform. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import {
  PRICE_TOOL,
  priceAnswerSchema,
  priceRefusalSchema,
  QUESTION_FIELDS,
  type PriceAnswer,
} from '../../supabase/functions/_shared/contracts/price-question.ts';
import { openDayFromNow } from './open-days.ts';

/** A question that every list of ours prices. */
export const PRICED_QUESTION = {
  from: 'Ben Gurion Airport',
  to: 'Jerusalem',
  date: openDayFromNow(30),
  time: '12:00',
  people: 2,
  luggage: 2,
};

/** The question as an address. */
export const questionQuery = (question: Readonly<Record<string, unknown>> = PRICED_QUESTION): string =>
  new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)])).toString();

export interface PriceAddresses {
  mcp: string;
  askPrice: string;
  /** Sent with each call: the sender's address where a proxy would tell it. */
  headers: Readonly<Record<string, string>>;
}

/** The revisions of the protocol by how a client speaks them: today's, and that of 2025 with its handshake. */
const ERAS = [
  { mode: 'auto', version: '2026-07-28' },
  { mode: 'legacy', version: '2025-11-25' },
] as const;

async function withClient<Result>(
  { mcp, headers }: PriceAddresses,
  mode: 'auto' | 'legacy',
  talk: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp), { requestInit: { headers } }));
  try {
    return await talk(client);
  } finally {
    await client.close();
  }
}

/** Registers the tests. @param at called when they run */
export function testPriceTool(at: () => PriceAddresses): void {
  it.each(ERAS)(
    'shows clients of $version one tool that only reads, and answers it as the address does',
    async (era) => {
      const answer = (await (
        await fetch(`${at().askPrice}?${questionQuery()}`, { headers: at().headers })
      ).json()) as PriceAnswer;
      expect(priceAnswerSchema.parse(answer)).toEqual(answer);
      expect(answer).toMatchObject({ outcome: 'priced', price: { currency: 'ILS' } });
      await withClient(at(), era.mode, async (client) => {
        expect(client.getNegotiatedProtocolVersion()).toBe(era.version);
        const { tools } = await client.listTools();
        expect(tools).toMatchObject([
          {
            name: PRICE_TOOL,
            annotations: { readOnlyHint: true },
            inputSchema: { type: 'object' },
            outputSchema: { type: 'object' },
          },
        ]);
        expect(Object.keys(tools[0]?.inputSchema.properties ?? {})).toEqual(QUESTION_FIELDS);
        const { structuredContent, isError } = await client.callTool({ name: PRICE_TOOL, arguments: PRICED_QUESTION });
        // The minute until which the price holds may have changed between the two.
        expect(structuredContent).toEqual({ ...answer, held_until: expect.any(String) });
        expect(isError).toBeFalsy();
      });
    },
  );

  it.each(ERAS)('tells clients of $version what is wrong with a question', async ({ mode }) => {
    const wrong = { ...PRICED_QUESTION, to: 'https://maps.app.goo.gl/abc' };
    const { content, isError } = await withClient(at(), mode, (client) =>
      client.callTool({ name: PRICE_TOOL, arguments: wrong }),
    );
    const [said] = content as { text: string }[];
    expect(isError).toBe(true);
    expect(priceRefusalSchema.parse(JSON.parse(said?.text ?? ''))).toMatchObject({ code: 'link', field: 'to' });
  });

  it('takes POST alone, of a small body, and lets pages of others call', async () => {
    const { mcp, headers } = at();
    const get = await fetch(mcp, { headers });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const large = await fetch(mcp, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { padding: 'x'.repeat(20_000) } }),
    });
    expect(large.status).toBe(413);
    const preflight = await fetch(mcp, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /mcp-protocol-version, mcp-method, mcp-name/u,
    );
    await Promise.all([get, large].map((response) => response.text()));
  });
}
