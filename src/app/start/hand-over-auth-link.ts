import { keepAuthLink, takeAuthLink } from '@/data/auth-link';

/**
 * Runs on every page before the application: links of the sign-in service may lead to any of them, and only the sign-in page
 * knows what to do with what they bring. The address is clean before anything else reads it.
 * @param signInPath of the page's language
 * @returns whether the visitor is on the way there
 */
export function handOverAuthLink(signInPath: string): boolean {
  const parameters = takeAuthLink();
  if (parameters === null) return false;
  // Behind the number sign it reaches no server.
  const target = keepAuthLink(parameters) ? signInPath : `${signInPath}#${parameters}`;
  const isThere = location.pathname === signInPath;
  if (isThere) history.replaceState(history.state, '', target);
  else location.replace(target);
  return !isThere;
}
