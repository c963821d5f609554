/** Accounts of the back office on the site under test: made through its public endpoints, as people make them. */
import { request as requests, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import type { TestRole } from './backend.ts';
import { ownAddress } from './site-test.ts';

export const STAFF_PASSWORD = 'Correct-horse-9';
/** The first administrator; `tests/e2e/owner.setup.ts` makes it before the other tests. */
export const OWNER_EMAIL = 'owner@example.com';

export interface StaffAccount {
  id: string;
  email: string;
  /** What the sign-in answered; it holds the access token of REST calls. */
  session: { access_token: string; refresh_token: string };
}

/** The link in the newest mail to an address. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  const inbox = await request.get(`${process.env['E2E_INBOX'] ?? ''}.json`);
  const messages = (await inbox.json()) as { to: string; links: string[] }[];
  return messages.find((message) => message.to === to)?.links[0] ?? `no mail to ${to}`;
}

/** Opens the newest link mailed to an address, and presses its button. */
export async function openMailedLink(page: Page, to: string, { open }: { open: string }): Promise<void> {
  await page.goto(await mailedLink(page.request, to));
  await page.getByRole('button', { name: open, exact: true }).click();
}

/**
 * Calls to the API of the site under test, with the token's account, or with none.
 * @param token an access token
 */
export function apiCaller(token: string = EMBEDDED_PUBLISHABLE_KEY): Promise<APIRequestContext> {
  return requests.newContext({
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    extraHTTPHeaders: {
      ...ownAddress(),
      apikey: EMBEDDED_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
    },
  });
}

async function answered(response: APIResponse): Promise<unknown> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

async function signInByApi(api: APIRequestContext, email: string): Promise<StaffAccount> {
  const response = await api.post('/auth/v1/token?grant_type=password', { data: { email, password: STAFF_PASSWORD } });
  const session = (await answered(response)) as StaffAccount['session'] & { user: { id: string } };
  return { id: session.user.id, email, session };
}

/** The password of an account, chosen with the session of the link that confirms it. */
async function choosePassword(api: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await answered(await api.put('/auth/v1/user', { headers, data: { password: STAFF_PASSWORD } }));
}

/** A session of the first administrator. */
async function signInOwner(): Promise<StaffAccount> {
  const api = await apiCaller();
  const owner = await signInByApi(api, OWNER_EMAIL);
  await api.dispose();
  return owner;
}

/** One session for all that this process does as the owner: each sign-in costs the server a slow hash. */
let owner: Promise<StaffAccount> | undefined;

/** Gives a role as the owner does. */
async function giveRole(userId: string, role: Exclude<TestRole, 'norole'>): Promise<void> {
  owner ??= signInOwner();
  const api = await apiCaller((await owner).session.access_token);
  await api.post('/rest/v1/user_roles', { data: { user_id: userId, role }, failOnStatusCode: true });
  await api.dispose();
}

/** Makes the first administrator of a new site, without a browser. */
export async function makeOwner(): Promise<void> {
  const { session } = await confirmedAccount(OWNER_EMAIL, 'Ronit Shaked');
  const api = await apiCaller(session.access_token);
  await answered(await api.post('/rest/v1/rpc/create_initial_admin', { data: { admin_email: OWNER_EMAIL } }));
  await api.dispose();
}

/** A new confirmed account with a role, signed in. */
export async function newAccount(role: TestRole, fullName = `Test ${role}`): Promise<StaffAccount> {
  const account = await confirmedAccount(`${role}-${randomUUID()}@example.com`, fullName);
  if (role !== 'norole') await giveRole(account.id, role);
  return account;
}

async function confirmedAccount(email: string, fullName: string): Promise<StaffAccount> {
  const api = await apiCaller();
  await answered(
    await api.post('/auth/v1/signup', { data: { email, password: STAFF_PASSWORD, data: { full_name: fullName } } }),
  );
  const link = new URL(await mailedLink(api, email));
  const opened = await answered(await api.post('/auth/v1/verify', { data: Object.fromEntries(link.searchParams) }));
  await choosePassword(api, (opened as StaffAccount['session']).access_token);
  const account = await signInByApi(api, email);
  await api.dispose();
  return account;
}

const shared = new Map<TestRole, Promise<StaffAccount>>();

/**
 * An account with a role that this process' tests share; for those that neither end its session nor look for its name.
 */
export function sharedAccount(role: TestRole): Promise<StaffAccount> {
  const account = shared.get(role) ?? newAccount(role);
  shared.set(role, account);
  return account;
}

/**
 * Signs a page's browser in, as an earlier visit would have left it: the next document that the page opens finds the
 * session, once; what ends it later ends it for good.
 */
export async function signInAs(page: Page, { id, session }: StaffAccount): Promise<void> {
  const { origin, hostname } = new URL(process.env['E2E_BASE_URL'] ?? '');
  // A document of its own to write into the storage would cost as much as a page of the site.
  await page.addInitScript(
    ({ at, mark, key, value }) => {
      if (location.origin !== at || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      localStorage.setItem(key, value);
    },
    {
      at: origin,
      mark: `signed in: ${id}`,
      key: `sb-${hostname.split('.')[0]}-auth-token`,
      value: JSON.stringify(session),
    },
  );
}
