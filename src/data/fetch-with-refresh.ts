/**
 * A `fetch` for the Supabase client. When the API no longer takes the caller's token (it ran out while the machine slept,
 * the clock is wrong, the session was ended elsewhere), the session is refreshed and the call repeated, once. A session that
 * cannot be refreshed is over: the client says so by its own event, and the caller gets the refusal.
 * @param publishableKey the token while nobody is signed in: there is nothing to refresh
 * @param refresh answers the new access token, or null when there is no session any more
 */
export function fetchWithRefresh(
  publishableKey: string,
  refresh: () => Promise<string | null>,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const headers = new Headers(init?.headers);
    const isSignedIn = (headers.get('authorization') ?? `Bearer ${publishableKey}`) !== `Bearer ${publishableKey}`;
    // The sign-in service has its own way with tokens; refreshing goes through it.
    const isAccountCall = (input instanceof Request ? input.url : String(input)).includes('/auth/v1/');
    if (response.status !== 401 || !isSignedIn || isAccountCall) return response;
    const token = await refresh();
    if (token === null) return response;
    headers.set('authorization', `Bearer ${token}`);
    return send(input, { ...init, headers });
  };
}
