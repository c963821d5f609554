/**
 * Records visits and leaves of visitors who agreed to analytics, and counts page views of everybody else. The contract is
 * _shared/contracts/tracking-contract.ts; limits are the database's.
 */
import type { Platform } from '../_shared/http/platform.ts';
import { answerRecordPost } from '../_shared/contracts/record-post.ts';
import { trackingSchema } from '../_shared/contracts/tracking-contract.ts';
import { trackingCall } from './rules.ts';

/** POST; never throws. */
export const handler = (request: Request, given?: Partial<Platform>): Promise<Response> =>
  answerRecordPost(request, given, { name: 'track-visit', schema: trackingSchema, callFor: trackingCall });
