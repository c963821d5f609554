/** What is mailed to the owner of an account; the database's own list stands in `private.message_audience` (a test compares the two). */
export const ACCOUNT_KINDS = [
  'account_confirmation',
  'account_invitation',
  'account_recovery',
  'account_address_change',
  'account_exists',
  'account_password_changed',
  'account_address_changed',
] as const;
export type AccountMailKind = (typeof ACCOUNT_KINDS)[number];

/** One kind of mail, in the order in which it is read. The site is named by its host. */
export interface AccountMailText {
  subject: (site: string) => string;
  opening: (site: string) => string;
  /** Words of the link. */
  link: string;
  /** How long the link works, and what to do when it was somebody else. */
  note: string;
}

export type AccountWords = Readonly<Record<AccountMailKind, AccountMailText>>;
