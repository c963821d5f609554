import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RunSql } from '../connection.ts';
import { MAILED_LINKS, readAccountBody, RefusedBody, type AccountCall, type BodyOf } from './account-calls.ts';
import type { AccountLimits } from './account-limits.ts';
import type { MadeLink, MadeLinks } from './made-links.ts';
import { TooManyPasswords, withPrepared, type PasswordHashing } from './password-hashing.ts';

export interface AccountServiceParts {
  /** Passes a request on to the Supabase implementation, in turn with what else uses the database. */
  send: (request: Request, address: string | null) => Promise<Response>;
  /** SQL as the superuser, in turn. */
  query: RunSql;
  /** Null where there are none. */
  limits: AccountLimits | null;
  hashing: PasswordHashing;
  links: MadeLinks;
  /** Whether the project's migrations have the hooks of the sign-in service; those of a test may not. */
  hasHooks: boolean;
  /** Has the mails of accounts that wait sent. */
  sendMails: () => unknown;
  /** The site's origin. */
  siteUrl: string;
}

/** A call under way. */
interface Incoming {
  request: Request;
  /** Passes a request of this client on. */
  send: (request: Request) => Promise<Response>;
  /** The client's; null when it is not known. */
  address: string | null;
  /** The page that the client asked to return to, or which it called from; not checked. */
  page: string | null;
  /** Whether a mail may follow; the answer is the same without. */
  mayMail: boolean;
  /** The call with another body. */
  withBody: (body: unknown) => Request;
}

/** Answers a call of the sign-in service. */
export type AccountService = (call: AccountCall, request: Request, address: string | null) => Promise<Response>;

type Answers = {
  [Call in AccountCall]?: (parts: AccountServiceParts, body: BodyOf<Call>, incoming: Incoming) => Promise<Response>;
};

/** What is more than passing a call on. */
const ANSWERS: Answers = {
  'POST signup': signUp,
  'POST token?password': signIn,
  'POST recover': recover,
  'PUT user': choosePassword,
  'POST verify': openLink,
};

/** Calls that are answered with an access token. */
const ENTRANCES: ReadonlySet<AccountCall> = new Set(['POST token?password', 'POST token?refresh_token', 'POST verify']);

/** Milliseconds after which a wish for a new password is answered; several times the work on a calm machine. */
const RECOVER_MS = 100;

/** Seconds after which to try again while too many passwords wait. */
const BUSY_WAIT = 2;

/**
 * The sign-in service as a hosted project has it, on top of the Supabase implementation, which knows no limits, hashes in
 * the middle of its work with the database, and tells who has an account.
 */
export function createAccountService(parts: AccountServiceParts): AccountService {
  return async (call, request, address) => {
    const body = bodyOrRefusal(call, request.body ? await request.clone().text() : '');
    const isRefused = body instanceof RefusedBody;
    const email = isRefused ? null : accountIn(body);
    const { wait = null, mayMail = true } = parts.limits?.check(call, address, email) ?? {};
    if (wait !== null) return overLimit(wait);
    if (isRefused) return refusal(body.status, body.code, body.message);
    const refused =
      ENTRANCES.has(call) && (await refusalOf(parts, 'hook_custom_access_token', address, { claims: {} }));
    if (refused) return refused;
    const { url, method, headers } = request;
    const withBody = (sent: unknown) => new Request(url, { method, headers, body: JSON.stringify(sent) });
    const answer = ANSWERS[call] as
      | ((parts: AccountServiceParts, body: unknown, incoming: Incoming) => Promise<Response>)
      | undefined;
    const send = (message: Request) => parts.send(message, address);
    if (!answer) return send(body ? withBody(body) : request);
    const page = new URL(url).searchParams.get('redirect_to') ?? headers.get('referer');
    try {
      return await answer(parts, body, { request, address, page, mayMail, send, withBody });
    } catch (error) {
      if (error instanceof TooManyPasswords) return overLimit(BUSY_WAIT);
      throw error;
    }
  };
}

/** The account that a call names; null where it names none. */
function accountIn(body: object | null): string | null {
  const { email } = (body ?? {}) as { email?: string };
  return email ?? null;
}

function bodyOrRefusal(call: AccountCall, text: string): BodyOf<AccountCall> | RefusedBody {
  try {
    return readAccountBody(call, text);
  } catch (error) {
    if (error instanceof RefusedBody) return error;
    throw error;
  }
}

/**
 * A new account; its password counts until the address is confirmed, when one is chosen (migration accounts). An address
 * that has an account gets the same answer, so that the form cannot be used to find out who has one, and a mail: its link
 * once more, or the notice that it has an account.
 */
async function signUp(
  parts: AccountServiceParts,
  body: BodyOf<'POST signup'>,
  { address, page, mayMail, send, withBody }: Incoming,
): Promise<Response> {
  const { query, hashing, links } = parts;
  const { email, password, data } = body;
  // Of every address, known or not: the answer is not to tell which it is.
  const refused = await refusalOf(parts, 'hook_before_user_created', address, { user: { email } });
  if (refused) return refused;
  const made = { password, hash: null, result: await hashing.hash(password) };
  const answer = await withPrepared([made], () => send(withBody(body)));
  const wasMade = links.take(email);
  // The Supabase implementation answers 429 where there is an account.
  if (!answer.ok && answer.status !== 429) return answer;
  if (answer.ok) {
    if (mayMail) for (const link of wasMade) await mailLink(parts, 'signup', link, page);
  } else {
    const [pending] = await query<{ token: string }>(
      `update auth.users set confirmation_sent_at = now(),
         confirmation_token = case when confirmation_sent_at > now() - interval '1 hour' then confirmation_token else $2 end
       where email = $1 and email_confirmed_at is null returning confirmation_token as token`,
      [email, randomBytes(32).toString('hex')],
    );
    if (mayMail && pending) await mailLink(parts, 'signup', { to: email, token: pending.token }, page);
    else if (mayMail) await mailKnown(parts, email, page);
  }
  return Response.json(pendingAccount(email, data?.full_name), { headers: CORS });
}

/** What every sign-up answers, of a new address and of one that has an account: nothing that only one of them could say. */
function pendingAccount(email: string, fullName: string | undefined) {
  const id = randomUUID();
  const now = new Date().toISOString();
  const claims = {
    ...(fullName !== undefined && { full_name: fullName }),
    email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: claims,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: claims,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}

/** One answer, after the same time, whether it is the address or the password that is wrong. */
async function signIn(
  parts: AccountServiceParts,
  body: BodyOf<'POST token?password'>,
  { address, send, withBody }: Incoming,
): Promise<Response> {
  const { query, hashing } = parts;
  const { email, password } = body;
  const [account] = await query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  const hash = account?.hash ?? null;
  if (!(await hashing.fits(password, hash)) || hash === null) {
    await recordFailure(parts, address);
    return refusal(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return withPrepared([{ password, hash, result: true }], () => send(withBody(body)));
}

/**
 * A known address is some milliseconds more work than an unknown one: both are answered after the same time. Where no mail
 * may follow, no link is made either, since it would end the one that was mailed.
 */
async function recover(
  parts: AccountServiceParts,
  body: BodyOf<'POST recover'>,
  { page, mayMail, send, withBody }: Incoming,
): Promise<Response> {
  const mailed = async () => {
    const answer = mayMail ? await send(withBody(body)) : null;
    for (const link of parts.links.take(body.email)) await mailLink(parts, 'recovery', link, page);
    return answer?.ok === false ? answer : null;
  };
  const [refused] = await Promise.all([mailed(), setTimeout(RECOVER_MS)]);
  return refused ?? Response.json({}, { headers: CORS });
}

/**
 * A new password, for a session of at most a day (GoTrue's "secure password change": whoever has stolen an older one gets
 * no further). It ends the account's other sessions, and its owner is told by mail.
 */
async function choosePassword(
  parts: AccountServiceParts,
  body: BodyOf<'PUT user'>,
  { request, send, withBody }: Incoming,
): Promise<Response> {
  const { query, hashing } = parts;
  const [session] = await query<{ hash: string | null; fresh: boolean; email: string }>(
    `select account.encrypted_password as hash, account.email, session.created_at > now() - interval '24 hours' as fresh
     from auth.sessions as session join auth.users as account on account.id = session.user_id where session.id::text = $1`,
    [sessionIdOf(request)],
  );
  // Whether the token is genuine is the Supabase implementation's to say.
  if (!session) return send(withBody(body));
  if (!session.fresh) {
    return refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const { password } = body;
  const { hash, email } = session;
  const made = [
    ...(hash === null ? [] : [{ password, hash, result: await hashing.fits(password, hash) }]),
    { password, hash: null, result: await hashing.hash(password) },
  ];
  const answer = await withPrepared(made, () => send(withBody(body)));
  if (!answer.ok) return answer;
  const { headers } = request;
  await send(new Request(new URL('logout?scope=others', request.url), { method: 'POST', headers }));
  await mailAccount(parts, email, { email_action_type: 'password_changed_notification', redirect_to: parts.siteUrl });
  return answer;
}

/** Whoever tries links is counted with those who try passwords. */
async function openLink(
  parts: AccountServiceParts,
  body: BodyOf<'POST verify'>,
  { address, send, withBody }: Incoming,
): Promise<Response> {
  const isMailed = MAILED_LINKS.some((type) => type === body.type);
  const answer = isMailed
    ? await send(withBody(body))
    : refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  if (answer.status === 403) await recordFailure(parts, address);
  return answer;
}

/** Queues the mail that brings a link. */
const mailLink = (parts: AccountServiceParts, type: string, { to, token }: MadeLink, page: string | null) =>
  mailAccount(parts, to, { email_action_type: type, token_hash: token, redirect_to: page ?? parts.siteUrl });

/**
 * Asks for a mail to the owner of an account, as a hosted project's service does. Where the hook refuses, since enough has been
 * sent, none follows, and the answer is the same.
 */
async function mailAccount(parts: AccountServiceParts, email: string, data: Readonly<Record<string, string>>) {
  if (!parts.hasHooks) return;
  await parts.query(
    `select private.hook_send_email(jsonb_build_object('email_data', $2::jsonb, 'user', jsonb_build_object(
       'id', id, 'email', email, 'user_metadata', raw_user_meta_data))) from auth.users where email = $1`,
    [email, JSON.stringify(data)],
  );
  await parts.sendMails();
}

/** Tells somebody who signs up that the address has an account. The hosted service is silent. */
async function mailKnown({ hasHooks, query, sendMails }: AccountServiceParts, email: string, page: string | null) {
  if (!hasHooks) return;
  await query(
    `select private.queue_account_mail('account_exists', email, $2, raw_user_meta_data ->> 'language')
     from auth.users where email = $1`,
    [email, page],
  );
  await sendMails();
}

/** The session that a token speaks of, genuine or not; empty where it speaks of none. */
function sessionIdOf({ headers }: Request): string {
  const [, payload = ''] = (headers.get('authorization') ?? '').split('.');
  try {
    const { session_id: id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/** Tells the database of a refused sign-in, as a hosted project does. */
const recordFailure = (parts: AccountServiceParts, address: string | null) =>
  refusalOf(parts, 'hook_password_verification', address, { valid: false });

/**
 * Asks a hook of the sign-in service (migration auth_hooks), as a hosted project does.
 * @returns its refusal, which has a message alone; null where it lets the call go on
 */
async function refusalOf(
  { hasHooks, query }: AccountServiceParts,
  hook: 'hook_before_user_created' | 'hook_custom_access_token' | 'hook_password_verification',
  address: string | null,
  event: object,
): Promise<Response | null> {
  if (!hasHooks) return null;
  const asked = JSON.stringify({ ...event, metadata: { ip_address: address } });
  const [row] = await query<{ answer: string }>(`select private.${hook}($1::jsonb)::text as answer`, [asked]);
  const { error } = JSON.parse(row?.answer ?? '{}') as { error?: { http_code: number; message: string } };
  return error ? refusal(error.http_code, 'unknown', error.message) : null;
}

const CORS = { 'access-control-allow-origin': '*' } as const;

/** A refusal as the hosted platform words it. */
const refusal = (status: number, code: string, msg: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { code: status, error_code: code, msg },
    { status, headers: { ...CORS, 'x-sb-error-code': code, ...headers } },
  );

const overLimit = (waitSeconds: number): Response =>
  refusal(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': String(waitSeconds) });
