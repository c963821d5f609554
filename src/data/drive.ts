import type { DriveAnswer, DriveCall } from '@shared/contracts/drive-contract';
import { env } from '@/config/env';

export { addDays, HOUR_MS, israelClock, MINUTE_MS } from '@shared/clock/clock';
export { meetingIn } from '@shared/facts/meeting-points';
export { shownPlate } from '@shared/facts/plate';
export {
  DRIVE_NOTE_MAX,
  DRIVE_PLACE_MAX,
  type DriveAnswer,
  type DriveCall,
  type DriveLanguage,
  type DrivePage,
  type DriveRefusalCode,
  type DriveRide,
  type ExtraKind,
} from '@shared/contracts/drive-contract';
export { readDriveFragment, type DriveLink } from '@shared/contracts/drive-link';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 15_000;

/**
 * Calls the function that knows drivers' rides. No cookies and no referring page go along.
 * @returns the answer, and by how many milliseconds the server's clock is ahead of this one, where it says so; null where nobody
 * answered: what was reported may have been taken or not, and is sent again with the same id
 */
export async function callDrive(call: DriveCall): Promise<{ answer: DriveAnswer; ahead: number | null } | null> {
  const limited = new AbortController();
  const timer = setTimeout(() => limited.abort(), TIMEOUT_MS);
  const asked = Date.now();
  try {
    const response = await fetch(`${env.supabaseUrl}/functions/v1/driver-desk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(env.publishableKey && { apikey: env.publishableKey }) },
      body: JSON.stringify(call),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limited.signal,
    });
    const answer = (await response.json()) as DriveAnswer | null;
    if (!answer || typeof answer !== 'object' || !('success' in answer)) return null;
    const ahead = answer.at ? Date.parse(answer.at) - (asked + Date.now()) / 2 : null;
    return { answer, ahead };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
