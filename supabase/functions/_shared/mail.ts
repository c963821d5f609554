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
  /** The same for every attempt at this mail. */
  id: string;
}
