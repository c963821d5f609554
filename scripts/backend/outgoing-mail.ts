import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MailError, sendMail } from '../../supabase/functions/send-messages/transports.ts';
import type { InboxMail } from './mail-inbox.ts';
import { RunningTasks } from './request-queue.ts';

/** Milliseconds before each further attempt. */
const PAUSES_MS = [2_000, 10_000, 60_000];

export interface OutgoingMail {
  /** Takes a mail of an account and sends it behind the caller's back: a slow mail service must not hold the database. */
  send(mail: InboxMail): void;
  /** Waits for the attempts under way; none is begun after. */
  close(): Promise<void>;
}

/**
 * Sends mails of accounts as send-messages sends its own, by MAIL_TRANSPORT. What does not leave is tried again within two
 * minutes; after that the person asks for another.
 * @param settings MAIL_TRANSPORT, MAIL_FROM and what the transport needs, under the names of their variables.
 * @param onLost told when a mail is given up; the reason is a code.
 */
export function openOutgoingMail(
  settings: Readonly<Record<string, string>>,
  onLost: (reason: string) => Promise<void>,
): OutgoingMail {
  const running = new RunningTasks();
  const closing = new AbortController();
  const platform = {
    fetch: globalThis.fetch,
    env: (name: string) => settings[name],
    log: console.info,
    background: () => {},
  };
  const attempt = async ({ to, subject, text = '', html = '' }: InboxMail): Promise<void> => {
    const mail = { id: randomUUID(), from: settings['MAIL_FROM'] ?? '', to: [to].flat(), subject, text, html };
    for (const pause of [...PAUSES_MS, null]) {
      const reason = await sendMail(mail, platform).then(
        () => null,
        (error: unknown) => (error instanceof MailError ? error.reason : 'failed'),
      );
      if (reason === null) return;
      // The code alone: whom a mail is for belongs into no log.
      console.error(`[mail] a mail of an account did not leave: ${reason}${pause === null ? '; given up' : ''}`);
      if (pause === null || reason === 'no_transport') return onLost(reason);
      await setTimeout(pause, undefined, { signal: closing.signal });
    }
  };
  return {
    send: (mail) => void running.track(attempt(mail).catch(() => {})),
    close: async () => {
      closing.abort();
      await running.settled();
    },
  };
}
