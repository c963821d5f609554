/**
 * What the keys of browser storage have in common under which requests are kept: drafts (drafts/form-draft.ts), what waits
 * to be sent (sending/outbox-marker.ts), what was sent in this session (sending/sent-record.ts), what the short start was
 * answered (start/kept-start.ts). Every document asks for them before any other code is here, so one pattern stands for all
 * that is known of them.
 */
const REQUEST_KEY = /Draft|outbox|sent:|tripStart/u;

/**
 * Whether this browser keeps a request: a draft, one that waits to be sent, one that was sent in this session, or the short start's answers.
 */
export function keepsRequest(): boolean {
  try {
    return REQUEST_KEY.test([localStorage, sessionStorage].flatMap(Object.keys).join());
  } catch {
    return false;
  }
}
