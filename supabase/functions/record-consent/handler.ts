/** Keeps proof of what a visitor chose about cookies. The contract is _shared/contracts/tracking-contract.ts. */
import type { Platform } from '../_shared/http/platform.ts';
import { answerRecordPost, type DatabaseCall } from '../_shared/contracts/record-post.ts';
import { consentSchema, type ConsentRecord } from '../_shared/contracts/tracking-contract.ts';

const consentCall = ({
  sessionId,
  policyVersion,
  textHash,
  essential: _always,
  ...chosen
}: ConsentRecord): DatabaseCall => ({
  name: 'record_consent',
  args: { consent: { session_id: sessionId, policy_version: policyVersion, text_hash: textHash, ...chosen } },
});

/** POST; never throws. */
export const handler = (request: Request, given?: Partial<Platform>): Promise<Response> =>
  answerRecordPost(request, given, { name: 'record-consent', schema: consentSchema, callFor: consentCall });
