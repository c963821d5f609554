import { READY_EVENT } from '../ready-event.ts';

/**
 * Speculation rules: a browser that knows them asks for a page when its link is pressed, not when the finger leaves it. The
 * policy names them by their hash (scripts/http/security-headers.ts). Files are left out, which have an ending.
 */
export const PRESSED_LINK_RULES =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"conservative"}]}';

/** Has pages asked for early until the application is here, which shows them without their documents. */
export function fetchPressedLinks(): void {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: PRESSED_LINK_RULES,
  });
  document.head.append(rules);
  addEventListener(READY_EVENT, () => rules.remove(), { once: true });
}
