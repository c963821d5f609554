import { sha256 } from './hash.ts';
import type { Platform } from './platform.ts';

/** The header by which the schedule, and the project's own functions, prove themselves to a function without users. */
export const SCHEDULER_HEADER = 'x-scheduler-secret';

/** Whether the call carries the deployment's SCHEDULER_SECRET; never true where none is set. */
export function isScheduler(request: Request, platform: Pick<Platform, 'env'>): boolean {
  const secret = platform.env('SCHEDULER_SECRET');
  const given = request.headers.get(SCHEDULER_HEADER);
  if (!secret || !given) return false;
  // Hashes are compared: how long that takes tells nothing about the secret.
  return sha256(secret) === sha256(given);
}
