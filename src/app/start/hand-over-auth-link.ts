import '@/data/auth-link';

/**
 * Runs on every page before the application: links of the sign-in service may lead to any of them, and only the sign-in page
 * knows what to do with what they bring. It is taken out of the address, where it would stay in the history, before anything
 * else reads it.
 * @param signInPath of the page's language
 */
export function handOverAuthLink(signInPath = ''): void {
  const brought = (location.search + location.hash).replaceAll(/[?#]/gu, '&');
  // Parameters that no other address has.
  if (!/&(?:token_hash|code|access_token|error)=\w/u.test(brought)) return;
  history.replaceState(null, '', location.pathname);
  if (location.pathname === signInPath) window.authLink = brought;
  // Behind the number sign it reaches no server.
  else location.replace(`${signInPath}#${brought}`);
}
