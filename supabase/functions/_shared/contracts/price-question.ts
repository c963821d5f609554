/**
 * What a trip costs, for whoever asks without sending a request: `GET ask-price?from=…&to=…&date=…&time=…&people=…` of a ride, with
 * `hours=…` of a car with its driver, with `event_hours=…` of one for the guests of an event, with `route=…` of a day; and the tool of
 * serve-mcp. Question and answer are the same in both; the build writes their OpenAPI description and the site's llms.txt from here.
 * It only reads: nothing is booked or kept by it, and nobody's name is asked for.
 */
import * as z from 'zod/mini';
import { isTime } from '../clock/clock.ts';
import { DAY_ROUTES, LEAD_FIELDS, OWN_ROUTE } from '../facts/lead-fields.ts';
import { locales } from '../words/locales.ts';

/** What an error is to a question; the sentences are in words/price-question-words.ts. */
export const QUESTION_REFUSALS = {
  method_not_allowed: 405,
  missing: 422,
  invalid: 422,
  past: 422,
  too_far_ahead: 422,
  town: 422,
  which: 422,
  link: 422,
  coordinates: 422,
  number: 422,
  signs: 422,
  too_long: 422,
  blocked: 403,
  rate_limited: 429,
  no_list: 503,
  unavailable: 503,
} as const;
export type QuestionRefusalCode = keyof typeof QUESTION_REFUSALS;

/** People and suitcases that somebody can mean; how many are priced is the price list's matter. */
export const MOST_ASKED = 999;
/** Signs of a place that are read at all. */
const LONGEST_PLACE = 200;

const kind = { error: ({ input }: { input?: unknown }) => (input === undefined ? 'missing' : 'invalid') };

const place = (what: string) =>
  z
    .string(kind)
    .check(
      z.maxLength(LONGEST_PLACE, 'too_long'),
      z.describe(
        `${what}: a town, an address with its town, a hotel, a station or an airport, as people write it, in Hebrew, English, French, Arabic or Russian. Text only: neither links nor coordinates are read.`,
      ),
    );

const count = (least: number, most = MOST_ASKED) =>
  z.int(kind).check(z.minimum(least, 'invalid'), z.maximum(most, 'invalid'));

/** The days that the site describes. */
export const ASKED_ROUTES = DAY_ROUTES.filter((route) => route !== OWN_ROUTE);

const stop = (which: string) =>
  z
    .optional(place(`The ${which} place on the way of a ride, where it stops`))
    .check(z.describe(`The ${which} place on the way of a ride, where it stops.`));

const CLASS_LENGTH = 60;

/** The messages of its issues are codes. */
export const priceQuestionSchema = z.object({
  from: place('Where the ride begins'),
  to: z
    .optional(place('Where it ends'))
    .check(
      z.describe(
        'Where it ends, written as where it begins. Needed for a ride; a car that is taken by the hour or for a day ends where it begins without it.',
      ),
    ),
  stop_1: stop('first'),
  stop_2: stop('second'),
  stop_3: stop('third'),
  hours: z
    .optional(count(1, LEAD_FIELDS.hire_hours.max))
    .check(
      z.describe('For how many hours a car with its driver is taken, instead of a ride; it goes wherever it is told.'),
    ),
  event_hours: z
    .optional(count(1, LEAD_FIELDS.hire_hours.max))
    .check(
      z.describe(
        'For how many hours cars with their drivers take the guests of an event wherever they are told, instead of a ride.',
      ),
    ),
  route: z
    .optional(z.enum(ASKED_ROUTES, 'invalid'))
    .check(z.describe('A day along one of these routes of the site, instead of a ride: from the door and back to it.')),
  date: z.iso.date(kind).check(z.describe('Day of the pick-up in Israel, "2027-03-14".')),
  time: z.string(kind).check(
    z.refine((time) => isTime(time), 'invalid'),
    z.describe(
      'Time of the pick-up by the clock in Israel, 24 hours, "09:00". The form behind the link takes full hours.',
    ),
  ),
  people: count(1).check(z.describe('How many travel, children included.')),
  luggage: z
    .optional(count(0))
    .check(z.describe('How many large suitcases. Without it the answer says how many the price includes.')),
  class: z
    .optional(z.string(kind).check(z.maxLength(CLASS_LENGTH, 'invalid')))
    .check(
      z.describe(
        'A class of cars that is wished for, by its name in the classes of an answer. Without it the smallest that takes everybody.',
      ),
    ),
  language: z
    .optional(z.enum(locales, 'invalid'))
    .check(z.describe('Of the form behind the link, and of the names of places; English without it.')),
});
export type PriceQuestion = z.infer<typeof priceQuestionSchema>;
export type QuestionField = keyof PriceQuestion;
export const QUESTION_FIELDS = Object.keys(priceQuestionSchema.shape) as QuestionField[];

const openHour = z.object({
  date: z.string(),
  time: z.string(),
  link: z.string().check(z.describe('The form with this hour.')),
});

const vehicle = z.object({
  class: z.string(),
  name: z.string(),
  count: z.number(),
  seats: z.number().check(z.describe('In each.')),
  suitcases: z.number().check(z.describe('In each; so many are included.')),
});

export const priceAnswerSchema = z.object({
  success: z.literal(true),
  outcome: z
    .enum(['priced', 'closed', 'in_writing'])
    .check(
      z.describe(
        'priced: see price. closed: nobody drives then, see nearest_open. in_writing: the office answers a request, see reason.',
      ),
    ),
  sentence: z.string().check(z.describe('The answer in plain English, as it can be passed on.')),
  understood: z
    .object({
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      stops: z.array(z.nullable(z.string())),
      hours: z.nullable(z.number()),
      event_hours: z.nullable(z.number()),
      route: z.nullable(z.string()),
      class: z.nullable(z.string()),
      date: z.string(),
      time: z.string(),
      people: z.number(),
      luggage: z.nullable(z.number()),
    })
    .check(z.describe('What the answer is about. A place is null where it has no price.')),
  open: z.boolean().check(z.describe('Whether the firm drives then: on days of rest and on closed days it does not.')),
  price: z.optional(
    z.object({
      amount: z.number().check(z.describe('Of the whole ride or time for everybody, in whole shekels, VAT included.')),
      currency: z.literal('ILS'),
      kind: z.enum(['fixed', 'at_most']).check(z.describe('at_most: a meter runs, and this is the most it costs.')),
      is_sample: z.boolean().check(z.describe('The price list was invented to try the site out: nobody offers this.')),
      lines: z
        .array(z.object({ kind: z.string(), quantity: z.number(), amount: z.number() }))
        .check(z.describe('What the amount is made of, in shekels.')),
      list: z.number().check(z.describe('Number of the price list.')),
    }),
  ),
  vehicle: z.optional(vehicle),
  classes: z
    .optional(z.array(z.extend(vehicle, { amount: z.number().check(z.describe('In shekels, as in price.')) })))
    .check(z.describe('What the same costs in each class of cars that takes everybody, where there are several.')),
  drive_minutes: z.optional(z.number().check(z.describe('Of a ride, one way.'))),
  hours: z.optional(
    z
      .number()
      .check(z.describe('For how many hours the car is taken at this price: no fewer than the firm rents one for.')),
  ),
  held_until: z.optional(
    z
      .string()
      .check(
        z.describe(
          'A request that is sent now keeps this price until then (ISO 8601). Asking alone keeps nothing: lists change.',
        ),
      ),
  ),
  nearest_open: z.optional(z.array(openHour)),
  reason: z.optional(z.string().check(z.describe('Why there is no price.'))),
  link: z.string().check(z.describe('The request form with these answers filled in. A person sends it, and books.')),
});
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;

export const priceRefusalSchema = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(QUESTION_REFUSALS) as QuestionRefusalCode[]),
  field: z.optional(z.enum(QUESTION_FIELDS)).check(z.describe('The part of the question that it is about.')),
  error: z.string().check(z.describe('The same in plain English.')),
  documentation: z.string(),
});
export type PriceRefusal = z.infer<typeof priceRefusalSchema>;

/** Names by which the edge functions are called, and that of the tool. */
export const ASK_PRICE = 'ask-price';
export const SERVE_MCP = 'serve-mcp';
export const PRICE_TOOL = 'ask_price';
/** Where the site keeps the description of both. */
export const OPENAPI_PATH = '/openapi.json';
