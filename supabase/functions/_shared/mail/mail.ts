/** A mail that is ready to leave; no header holds a line break. */
export interface Mail {
  /** "Name <address>" or an address alone. */
  from: string;
  to: readonly string[];
  /** Who gets the answer, where it is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** The same for every attempt at this mail. */
  id: string;
  /** What several mails are about: programs keep those of one thread together. */
  thread?: string;
}

/** A file in a mail. */
export interface MailAttachment {
  name: string;
  /** Media type, such as "text/calendar; charset=utf-8". */
  type: string;
  /** Text, sent as UTF-8. */
  content: string;
}

/** An identifier as headers have it, at the sender's own domain (RFC 5322, section 3.6.4). */
export const messageId = (from: string, id: string): string =>
  `<${id}@${/@([^@\s>]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost'}>`;

/**
 * What a mail says to machines: that no person wrote it, so that an absent reader's mailbox does not answer it (RFC 3834), and which
 * mails it belongs to: all of one thread name the same first mail, some programs read it here and some there (RFC 5322, section
 * 3.6.4).
 */
export const headersOf = (from: string, thread: string | undefined): Readonly<Record<string, string>> => ({
  'Auto-Submitted': 'auto-generated',
  ...(thread && { References: messageId(from, thread), 'In-Reply-To': messageId(from, thread) }),
});
