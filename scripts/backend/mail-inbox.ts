import { randomUUID } from 'node:crypto';
import type { EmailDriver } from '@supabase/lite';
import { RequestQueue } from './request-queue.ts';

/** What is needed of a mail to keep it. */
export interface InboxMail {
  to: string | readonly string[];
  subject: string;
  text?: string;
  html?: string;
}

/** A mail as the development inbox keeps it. */
export interface InboxMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Every http(s) address in the text, in order. */
  links: string[];
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** Older mails are dropped: the inbox is for trying things out. */
const KEPT_MESSAGES = 100;

/**
 * Takes the mails of accounts: hands them on, or keeps them, the newest first. It also makes their links honour the page
 * that the client asked to return to (`redirect_to`); the Supabase implementation always writes the site's own address.
 */
export class MailInbox implements EmailDriver {
  readonly messages: InboxMessage[] = [];
  readonly #queue = new RequestQueue();
  readonly #deliver: ((mail: InboxMail) => void) | null;
  #returnTo: string | null = null;

  /** @param deliver sends a mail; none is kept then. */
  constructor(deliver: ((mail: InboxMail) => void) | null = null) {
    this.#deliver = deliver;
  }

  /**
   * Runs a task that sends mails whose links lead to `returnTo`, an address that the caller has checked, or without one
   * to the site itself. Such tasks run one after the other: the driver is not told which request a mail belongs to.
   */
  withReturnTo<Result>(returnTo: string | null, task: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(async () => {
      this.#returnTo = returnTo;
      try {
        return await task();
      } finally {
        this.#returnTo = null;
      }
    });
  }

  async send(message: InboxMail): Promise<void> {
    const text = this.#withLinks(message.text ?? '');
    const html = this.#withLinks(message.html ?? '');
    if (this.#deliver) return this.#deliver({ ...message, text, html });
    this.messages.unshift({
      id: randomUUID(),
      to: [message.to].flat().join(', '),
      subject: message.subject,
      text,
      html,
      links: text.match(/https?:\/\/\S+/gu) ?? [],
      sentAt: new Date().toISOString(),
    });
    this.messages.length = Math.min(this.messages.length, KEPT_MESSAGES);
  }

  #withLinks(body: string): string {
    const returnTo = this.#returnTo;
    if (!returnTo) return body;
    return body.replace(/redirect_to=[^"&\s]*/gu, () => `redirect_to=${encodeURIComponent(returnTo)}`);
  }
}
