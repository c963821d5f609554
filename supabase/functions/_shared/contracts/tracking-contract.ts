/**
 * The contract of the edge functions track-visit and record-consent: POST of JSON, answered with `{success: true}` or a
 * refusal. The browser sends these records, the functions check them and cut them down to what is stored.
 */
import * as z from 'zod/mini';
import { locales } from '../words/locales.ts';

/** Lengths in UTF-16 code units; the database's constraints are as long, or longer. What is longer is cut, not refused. */
export const TRACKING_LIMITS = {
  title: 200,
  referrer: 300,
  userAgent: 400,
  /** Seconds on a page: a day. */
  timeOnPage: 86_400,
  /** Bytes of a request body. */
  body: 8192,
} as const;

/** A timestamp and a random suffix. */
const sessionId = z.string().check(z.regex(/^\d{13}-[a-z\d]{8,40}$/u));
const pageUrl = z.string().check(
  z.regex(/^https?:\/\//u),
  z.refine((text) => URL.canParse(text)),
);

const visitSchema = z.strictObject({
  kind: z.literal('visit'),
  sessionId,
  pageUrl,
  pageTitle: z.optional(z.string()),
  referrer: z.optional(z.string()),
  userAgent: z.optional(z.string()),
  /** The view was counted without an identifier before its visitor agreed: it must not count twice. */
  counted: z.optional(z.boolean()),
});
const leaveSchema = z.strictObject({
  kind: z.literal('leave'),
  sessionId,
  pageUrl,
  /** Whole seconds. */
  timeOnPage: z.int().check(z.minimum(0), z.maximum(TRACKING_LIMITS.timeOnPage)),
});
/** A page view without consent: the page and, by the server's clock, the day. */
const countSchema = z.strictObject({ kind: z.literal('count'), path: z.string().check(z.regex(/^\//u)) });

export const trackingSchema = z.discriminatedUnion('kind', [visitSchema, leaveSchema, countSchema]);
export type TrackingRecord = z.infer<typeof trackingSchema>;

export const consentSchema = z
  .strictObject({
    sessionId,
    choice: z.enum(['accepted', 'essential-only']),
    essential: z.literal(true),
    analytics: z.boolean(),
    marketing: z.boolean(),
    personalization: z.boolean(),
    /** Of the privacy policy in force: the day of its last change. */
    policyVersion: z.string().check(z.regex(/^[\w.-]{1,40}$/u)),
    /** SHA-256 of the words that the choice was made by, hexadecimal. */
    textHash: z.string().check(z.regex(/^[\da-f]{64}$/u)),
    language: z.enum(locales),
  })
  .check(
    // Any optional category is an acceptance (docs/spec/public-site.md#consent-and-visits); the flags say which.
    z.refine(
      ({ choice, analytics, marketing, personalization }) =>
        choice === (analytics || marketing || personalization ? 'accepted' : 'essential-only'),
    ),
  );
export type ConsentRecord = z.infer<typeof consentSchema>;

/** Refusals and their HTTP status. */
export const TRACKING_REFUSALS = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  body_too_large: 413,
  invalid_json: 400,
  validation_failed: 422,
  /** The address is blocked. */
  blocked: 403,
  /** Too much from one address, or in one day. */
  rate_limited: 429,
  unavailable: 503,
} as const;
export type TrackingRefusalCode = keyof typeof TRACKING_REFUSALS;

export type TrackingAnswer = { success: true } | { success: false; code: TrackingRefusalCode };
