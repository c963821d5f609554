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
}

/** A file in a mail. */
export interface MailAttachment {
  name: string;
  /** Media type, such as "text/calendar; charset=utf-8". */
  type: string;
  /** Text, sent as UTF-8. */
  content: string;
}

/** Says to machines that no person wrote the mail, so that an absent reader's mailbox does not answer it (RFC 3834). */
export const AUTOMATIC_HEADERS = { 'Auto-Submitted': 'auto-generated' } as const;
