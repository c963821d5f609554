import '@/data/auth-link';

/**
 * Runs on every page before the application: links of the sign-in service may lead to any of them, and only the sign-in page
 * knows what to do with what they bring. It is taken out of the address, where it would stay in the history, before anything
 * else reads it.
 * @param signInPath of the page's language; empty on the sign-in page itself
 */
export function handOverAuthLink(signInPath = ''): void {
  const brought = location.search + location.hash;
  // Parameters that no other address has.
  if (!/[?#&](?:token_hash|code|access_token|error|message)=\w/u.test(brought)) return;
  history.replaceState(null, '', location.pathname);
  if (signInPath) location.replace(signInPath + brought);
  else window.authLink = brought;
}
