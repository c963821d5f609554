import type { Platform } from '../http/platform.ts';
import { SCHEDULER_HEADER } from '../http/scheduler-secret.ts';

/** Where messages are being sent, and whether another one was queued since the call began. */
const sending = new WeakMap<Platform, boolean>();

/**
 * Has new messages sent at once. Nothing depends on it: the schedule sends what is left.
 * One call at a time, and one more for all that was queued meanwhile: a rush of requests must not wait for its own mail.
 */
export function callOutbox(platform: Platform): void {
  const secret = platform.env('SCHEDULER_SECRET');
  if (!secret) return;
  const url = `${platform.env('SUPABASE_URL')}/functions/v1/send-messages`;
  if (sending.has(platform)) {
    sending.set(platform, true);
    return;
  }
  const call = async () => {
    do {
      sending.set(platform, false);
      await platform
        .fetch(url, { method: 'POST', headers: { [SCHEDULER_HEADER]: secret } })
        .then((response) => response.body?.cancel())
        .catch(() => undefined);
    } while (sending.get(platform));
    sending.delete(platform);
  };
  platform.background(call());
}
