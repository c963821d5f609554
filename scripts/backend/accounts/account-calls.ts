/** The calls of the sign-in service that the site makes, and what each may carry. Whatever else there is answers 404. */
import * as z from 'zod';
import { readEmailAddress } from '../../../supabase/functions/_shared/people/email-address.ts';
import { locales } from '../../../supabase/functions/_shared/words/locales.ts';

/** Bytes of a body; a sign-up has a few hundred. */
const ACCOUNT_BODY_LIMIT = 4096;

/** What bcrypt reads of a password; what follows would not count. */
const PASSWORD_BYTES = 72;
/** Of a profile's name (migration accounts). */
const NAME_LENGTH = 120;

const email = z
  .string('An email address is missing')
  .transform((typed) => readEmailAddress(typed)?.toLowerCase() ?? '')
  .pipe(z.string().min(1, 'Unable to validate email address: invalid format'));
const password = z.string('A password is missing').min(1, 'A password is missing');
const newPassword = password.refine(
  (typed) => Buffer.byteLength(typed) <= PASSWORD_BYTES,
  `Password cannot be longer than ${PASSWORD_BYTES} bytes`,
);
const fullName = z.string().transform((name) =>
  name
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH),
);
/** In which the account's mails are written. */
const language = z.enum(locales);
/** Nothing but a name and a language: a sign-up needs no account, and whatever it brings would be stored. */
const profile = z
  .object({ full_name: fullName.optional().catch(undefined), language: language.optional().catch(undefined) })
  .optional()
  .catch(undefined);

/** What the links of this backend's mails are for. */
export const MAILED_LINKS = ['signup', 'recovery'] as const;
/** What those of the hosted service can be for: here such a link is none that was ever mailed. */
const LINK_TYPES = [...MAILED_LINKS, 'invite', 'magiclink', 'email', 'email_change'] as const;

/**
 * Method and endpoint, of POST token with its grant → the body, or null where none is read. Links in mails lead to a page
 * that sends their long token (POST verify): a GET would be used up by whatever reads the mail first. Short codes to type are
 * not taken. Changing the address asks for no proof of the new mailbox in the Supabase implementation, and no page offers
 * it, so only the password can be changed.
 */
const CALLS = {
  'POST signup': z.object({ email, password: newPassword, data: profile }),
  'POST token?password': z.object({ email, password }),
  'POST token?refresh_token': z.object({ refresh_token: z.string('Refresh token is missing').min(1).max(255) }),
  'POST recover': z.object({ email }),
  'PUT user': z.object({
    password: newPassword,
    data: z.object({ language }).optional().catch(undefined),
    email: z.undefined('The email address cannot be changed').optional(),
  }),
  'POST verify': z.object({
    token_hash: z.string('The token of the link is missing').min(1, 'The token of the link is missing').max(255),
    type: z.enum(LINK_TYPES, 'The kind of the link is unknown'),
  }),
  'GET user': null,
  'POST logout': null,
  'GET settings': null,
  'GET health': null,
  'GET .well-known/jwks.json': null,
} satisfies Record<string, z.ZodType | null>;

export type AccountCall = keyof typeof CALLS;
/** The body of a call, checked. */
export type BodyOf<Call extends AccountCall> = (typeof CALLS)[Call] extends z.ZodType
  ? z.output<(typeof CALLS)[Call]>
  : null;

export const AUTH_PREFIX = '/auth/v1/';

/** The call that a request makes; null for one that the site has no use for. */
export function accountCallOf({ method, url }: Request): AccountCall | null {
  const { pathname, searchParams } = new URL(url);
  const endpoint = `${method} ${pathname.slice(AUTH_PREFIX.length)}`;
  const name = endpoint === 'POST token' ? `${endpoint}?${searchParams.get('grant_type') ?? ''}` : endpoint;
  return Object.hasOwn(CALLS, name) ? (name as AccountCall) : null;
}

/** Whether browsers may ask about calling this address from another site (OPTIONS). */
export const isAccountEndpoint = (pathname: string): boolean => {
  const endpoint = pathname.slice(AUTH_PREFIX.length);
  return Object.keys(CALLS).some((call) => call.split(/[ ?]/u)[1] === endpoint);
};

/** A body that the call does not take; the message says why, in a sentence for people. */
export class RefusedBody extends Error {
  override name = 'RefusedBody';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Reads a call's body, without what the call has no use for.
 * @throws RefusedBody
 */
export function readAccountBody<Call extends AccountCall>(call: Call, text: string): BodyOf<Call> {
  const schema: z.ZodType | null = CALLS[call];
  if (!schema) return null as BodyOf<Call>;
  if (Buffer.byteLength(text) > ACCOUNT_BODY_LIMIT) {
    throw new RefusedBody(413, 'body_too_large', `The body is larger than ${ACCOUNT_BODY_LIMIT} bytes`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new RefusedBody(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const { data, error } = schema.safeParse(given);
  if (error) throw new RefusedBody(422, 'validation_failed', error.issues[0]?.message ?? 'The request is malformed');
  return data as BodyOf<Call>;
}
