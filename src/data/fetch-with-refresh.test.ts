import { describe, expect, it, vi } from 'vitest';
import { fetchWithRefresh } from './fetch-with-refresh';

const REST = 'https://api.example/rest/v1/leads';
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

function calls(...statuses: number[]) {
  const sent: (string | null)[] = [];
  const send = (async (_, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    return new Response(null, { status: statuses.shift() ?? 200 });
  }) satisfies typeof fetch;
  return { sent, send };
}

describe('a call whose token is no longer taken', () => {
  it('is repeated once with a new one', async () => {
    const { sent, send } = calls(401, 401);
    const answer = await fetchWithRefresh('key', async () => 'new', send)(REST, as('old'));
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(answer.status).toBe(401);
  });

  it('stays refused when there is no session any more', async () => {
    const { sent, send } = calls(401);
    expect((await fetchWithRefresh('key', async () => null, send)(REST, as('old'))).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['nobody is signed in', REST, as('key'), 401],
    ['nobody is named', REST, {}, 401],
    ['the right is missing', REST, as('old'), 403],
    ['it goes to the sign-in service', 'https://api.example/auth/v1/user', as('old'), 401],
  ])('is left alone when %s', async (_, url, init, status) => {
    const refresh = vi.fn<() => Promise<string | null>>();
    const { send } = calls(status);
    expect((await fetchWithRefresh('key', refresh, send)(url, init)).status).toBe(status);
    expect(refresh).not.toHaveBeenCalled();
  });
});
