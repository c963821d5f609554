import * as z from 'zod/mini';
import type * as Prerender from '../../src/entry-prerender.tsx';
import {
  ASK_PRICE,
  priceAnswerSchema,
  priceQuestionSchema,
  priceRefusalSchema,
  QUESTION_REFUSALS,
} from '../../supabase/functions/_shared/contracts/price-question.ts';
import { programLocale } from '../../supabase/functions/_shared/words/locales.ts';
import { FUNCTIONS_PREFIX } from '../backend/edge-functions-host.ts';

/** Where the functions of the built site are called. */
export const functionsAddress = ({ env }: Pick<typeof Prerender, 'env'>): string =>
  (env.supabaseUrl || env.siteUrl) + FUNCTIONS_PREFIX;

/** A question for each example: the first two are what most people ask. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  from: 'Ben Gurion Airport, Terminal 3',
  to: 'King David Hotel, Jerusalem',
  date: '2027-03-14',
  time: '09:00',
  people: 2,
  luggage: 3,
};

/** Without what only a document of its own says. */
function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema) as Record<string, unknown>;
  return json;
}

const answered = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** What each status of a refusal means. */
const STATUSES: Readonly<Record<number, string>> = {
  403: 'The address is blocked.',
  405: 'Another method than GET.',
  422: 'A part of the question is missing or cannot be read: see field.',
  429: 'Too many questions from one network: the header retry-after says when to ask again.',
  503: 'No price list can be read at the moment.',
};

/** The description of the address at which a price is asked, as OpenAPI 3.1. */
export function openApi(site: Pick<typeof Prerender, 'business' | 'env'>): string {
  const { properties, required } = z.toJSONSchema(priceQuestionSchema);
  const refusals = [...new Set(Object.values(QUESTION_REFUSALS))].toSorted((a, b) => a - b);
  const description = {
    openapi: '3.1.0',
    info: {
      title: `Prices of ${site.business.name[programLocale]}`,
      version: '1.1.0',
      description:
        'What a private car with a driver costs in Israel: between two places, by the hour, for the guests of an event, or for a day along a route. Read-only: it books nothing and takes no personal detail. A person books with the form behind the link of each answer.',
      contact: { url: site.env.siteUrl, email: site.business.email },
    },
    servers: [{ url: functionsAddress(site) }],
    paths: {
      [`/${ASK_PRICE}`]: {
        get: {
          operationId: 'askPrice',
          summary: 'What a trip costs',
          parameters: Object.entries(properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: required?.includes(name) ?? false,
            schema,
            ...(EXAMPLES[name] !== undefined && { example: EXAMPLES[name] }),
          })),
          responses: {
            200: answered('A price, or why there is none.', 'PriceAnswer'),
            ...Object.fromEntries(
              refusals.map((status) => [status, answered(STATUSES[status] ?? '', 'PriceRefusal')] as const),
            ),
          },
        },
      },
    },
    components: {
      schemas: { PriceAnswer: schemaOf(priceAnswerSchema), PriceRefusal: schemaOf(priceRefusalSchema) },
    },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}
