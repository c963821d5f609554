/** What is mailed to the owner of an account's address. */
export type AccountMailKind = 'confirmation' | 'recovery' | 'existing' | 'passwordChanged';

/** One kind of mail, in the order in which it is read. The site is named by its host. */
export interface AccountMailText {
  subject: (site: string) => string;
  opening: (site: string) => string;
  /** Words of the link. */
  link: string;
  /** How long the link works, and what to do when it was somebody else. */
  note: string;
}

export type AccountMailWords = Readonly<Record<AccountMailKind, AccountMailText>>;
