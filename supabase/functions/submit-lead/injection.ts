import type { Lead } from '../_shared/contracts/lead-contract.ts';

/** What attack tools type into forms and people do not. */
const PATTERNS: readonly RegExp[] = [
  /<\s*(?:script|iframe|svg|img|object|embed)\b/iu,
  /\bjavascript\s*:/iu,
  /\bon(?:error|load|click|mouseover)\s*=/iu,
  /['"]\s*(?:or|and)\b[^=]{0,20}=/iu,
  /\bunion\s+(?:all\s+)?select\b/iu,
  /;\s*(?:drop|delete|insert|update|alter)\s+\w/iu,
  /\b(?:sleep|pg_sleep|benchmark|waitfor\s+delay)\s*\(?\s*['"\d]/iu,
  /\$\{\s*(?:jndi|env|sys)\s*:/iu,
  /\{\{.*\}\}/u,
  /(?:\.\.[\\/]){2,}/u,
];

/**
 * Whether a valid request holds code in one of its texts. Such texts do no harm, and the request is stored like any
 * other; but its sender is counted with those of invalid ones.
 */
export function looksLikeInjection({ details, ...lead }: Lead): boolean {
  const texts = [...Object.values(lead), ...Object.values(details ?? {})].filter((value) => typeof value === 'string');
  return texts.some((text) => PATTERNS.some((pattern) => pattern.test(text)));
}
