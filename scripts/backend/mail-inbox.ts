import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { EmailDriver } from '@supabase/lite';

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

/** Older mails are dropped: the inbox is for the last few steps of whoever is trying things out. */
const KEPT_MESSAGES = 100;

/**
 * Collects mails instead of sending them, the newest first. It also makes their links honour the page that the client
 * asked to return to (`redirect_to`); the Supabase implementation always writes the site's own address.
 */
export class MailInbox implements EmailDriver {
  readonly messages: InboxMessage[] = [];
  readonly #returnTo = new AsyncLocalStorage<string>();

  /** Runs `task`; links of mails sent meanwhile lead to `returnTo`. The caller has checked that address. */
  withReturnTo<Result>(returnTo: string, task: () => Promise<Result>): Promise<Result> {
    return this.#returnTo.run(returnTo, task);
  }

  async send(message: Parameters<EmailDriver['send']>[0]): Promise<void> {
    const text = this.#withLinks(message.text ?? '');
    this.messages.unshift({
      id: randomUUID(),
      to: [message.to].flat().join(', '),
      subject: message.subject,
      text,
      html: this.#withLinks(message.html ?? ''),
      links: text.match(/https?:\/\/\S+/gu) ?? [],
      sentAt: new Date().toISOString(),
    });
    this.messages.length = Math.min(this.messages.length, KEPT_MESSAGES);
  }

  #withLinks(body: string): string {
    const returnTo = this.#returnTo.getStore();
    if (!returnTo) return body;
    return body.replace(/redirect_to=[^"&\s]*/gu, () => `redirect_to=${encodeURIComponent(returnTo)}`);
  }
}
