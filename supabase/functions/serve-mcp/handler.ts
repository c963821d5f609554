/**
 * The price of a trip as a tool of people's assistants, by the Model Context Protocol over Streamable HTTP: each POST stands by itself,
 * there are no sessions, and clients of 2025 are answered, too. The tool answers what ask-price does, and books nothing.
 */
import { createMcpHandler, McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { businessSettings } from '../_shared/facts/business-settings.ts';
import { preflightResponse, withOwnHeaders } from '../_shared/http/http.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { answerCall } from '../_shared/http/public-call.ts';
import { PRICE_TOOL, priceAnswerSchema, priceQuestionSchema, SERVE_MCP } from '../_shared/contracts/price-question.ts';
import { askPrice, type AskedPrice } from '../_shared/price/ask-price.ts';
import { programLocale } from '../_shared/words/locales.ts';
import { PRICE_TOOL_WORDS } from '../_shared/words/price-question-words.ts';

/** Bytes of a body: a question has some hundreds. */
const LONGEST_BODY = 16_384;

/** Of the tool: it changes with its question and its answer. */
const VERSION = '1.1.0';

/** What pages of others may send: the protocol's own headers besides those of all functions. */
const CORS = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id',
};

/** Any method; what is no POST is refused by the protocol's own words. Never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse(CORS);
  return answerCall(SERVE_MCP, request, given, async ({ ip, platform }) => {
    let asked: AskedPrice | undefined;
    const protocol = createMcpHandler(
      () => priceServer(platform, async (question) => (asked = await askPrice(question, ip, platform))),
      // Nothing here ever changes while somebody listens.
      { maxRequestBodySize: LONGEST_BODY, maxSubscriptions: 0, keepAliveMs: 0 },
    );
    const response = withOwnHeaders(await protocol.fetch(request), {
      ...CORS,
      ...(request.method === 'POST' ? {} : { allow: 'POST, OPTIONS' }),
    });
    // The tool has run when its answer is whole.
    const text = await response.text();
    const outcome = asked ? (asked.body.success ? asked.body.outcome : asked.body.code) : 'protocol';
    return { response: new Response(text || null, response), outcome, cause: asked?.cause };
  });
}

type Ask = (question: Readonly<Record<string, unknown>>) => Promise<AskedPrice>;

/** A schema that is described to the client, and judged by the tool itself: its errors are the address's. */
const described = (schema: z.ZodMiniType) => {
  const json = () => z.toJSONSchema(schema) as Record<string, unknown>;
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'price-question',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
};

function priceServer(platform: Platform, ask: Ask): McpServer {
  const business = businessSettings(platform.env).name[programLocale];
  const { title, description, instructions } = PRICE_TOOL_WORDS(business);
  const server = new McpServer({ name: SERVE_MCP, title: business, version: VERSION }, { instructions });
  server.registerTool(
    PRICE_TOOL,
    {
      title,
      description,
      inputSchema: described(priceQuestionSchema),
      outputSchema: described(priceAnswerSchema),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (question): Promise<CallToolResult> => {
      const { body, retryAfter } = await ask(question as Readonly<Record<string, unknown>>);
      const text = JSON.stringify(retryAfter === undefined ? body : { ...body, retry_after: retryAfter });
      return { content: [{ type: 'text', text }], ...(body.success ? { structuredContent: body } : { isError: true }) };
    },
  );
  return server;
}
