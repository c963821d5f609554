import { randomUUID } from 'node:crypto';
import type { RunSql } from './connection.ts';

/**
 * Answers a sign-up with an address that has an account already as the hosted platform does: like a new account's, so
 * that the form cannot be used to find out who has one. The Supabase implementation answers 429. Where the address is
 * not confirmed yet, the confirmation mail goes out again; the password stays the first one, since nobody has proved
 * that the second sign-up comes from the same person.
 * @param send passes a request on to the Supabase implementation.
 */
export async function answerSignUp(
  request: Request,
  send: (request: Request) => Promise<Response>,
  query: RunSql,
): Promise<Response> {
  const body = await request.clone().text();
  const again = () => new Request(request.url, { method: 'POST', headers: request.headers, body });
  const response = await send(request);
  if (response.status !== 429) return response;
  const { email, data } = JSON.parse(body) as { email: string; data?: Record<string, unknown> };
  const address = email.toLowerCase();
  // The implementation cannot send a confirmation twice, so the unconfirmed account is created again.
  const [unconfirmed] = await query<{ password: string }>(
    'delete from auth.users where email = $1 and email_confirmed_at is null returning encrypted_password as password',
    [address],
  );
  if (!unconfirmed) return disguised(address, data ?? {});
  const renewed = await send(again());
  await query('update auth.users set encrypted_password = $2 where email = $1', [address, unconfirmed.password]);
  return renewed;
}

/** A made-up account; as on the hosted platform, only its lack of identities tells that the address is taken. */
function disguised(email: string, data: Record<string, unknown>): Response {
  const id = randomUUID();
  const now = new Date().toISOString();
  const user = {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, email, email_verified: false, phone_verified: false, sub: id },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
  return Response.json(user, { headers: { 'access-control-allow-origin': '*' } });
}
