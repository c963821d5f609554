import { LeadUnansweredError, type LeadAccepted, type submitLead } from './submit-lead';
import type { OutgoingRequest } from './outgoing-request';

export type Submit = typeof submitLead;

/** Milliseconds before each repetition when nobody answered; more are up to the visitor or the returning connection. */
const PAUSES = [1000];

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Sends a request and repeats it once, with the same key, when a broken connection swallowed the answer. Without a
 * connection, and after a full wait for the answer, repeating at once would be of no use.
 * @throws SubmitLeadError | LeadUnansweredError as {@link submitLead}
 */
export async function sendOutgoing(outgoing: OutgoingRequest, submit: Submit): Promise<LeadAccepted> {
  for (const milliseconds of PAUSES) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other is the point
      return await submit(outgoing.payload, { idempotencyKey: outgoing.key });
    } catch (error) {
      if (!(error instanceof LeadUnansweredError) || error.reason !== 'network') throw error;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pause(milliseconds);
    }
  }
  return submit(outgoing.payload, { idempotencyKey: outgoing.key });
}
