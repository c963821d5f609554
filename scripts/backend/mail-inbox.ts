import { randomUUID } from 'node:crypto';
import type { MailAttachment } from '../../supabase/functions/_shared/mail/mail.ts';

/** What is needed of a mail to keep it. */
export interface InboxMail {
  to: string | readonly string[];
  subject: string;
  text?: string;
  html?: string;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

/** A mail as the development inbox keeps it. */
export interface InboxMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer; empty where it is the sender. */
  replyTo: string;
  attachments: readonly MailAttachment[];
  /** Every http(s) address in the text, in order. */
  links: string[];
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** The mails of a trial, and where they are read. */
export interface Inbox {
  /** Path of the page; nobody can guess it. */
  path: string;
  /** The newest first. */
  messages: readonly InboxMessage[];
}

/** Older mails are dropped: the inbox is for trying things out. */
const KEPT_MESSAGES = 100;

/** Collects mails instead of sending them, the newest first. */
export class MailInbox {
  readonly messages: InboxMessage[] = [];

  async send({ to, subject, text = '', html = '', replyTo = '', attachments = [] }: InboxMail): Promise<void> {
    this.messages.unshift({
      id: randomUUID(),
      to: [to].flat().join(', '),
      subject,
      text,
      html,
      replyTo,
      attachments,
      links: text.match(/https?:\/\/\S+/gu) ?? [],
      sentAt: new Date().toISOString(),
    });
    this.messages.length = Math.min(this.messages.length, KEPT_MESSAGES);
  }
}
