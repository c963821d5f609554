/** Everything that the mails to staff say, in every language of the office. */
import * as leadEn from '../../_shared/words/lead-words/en.ts';
import * as leadFr from '../../_shared/words/lead-words/fr.ts';
import * as leadHe from '../../_shared/words/lead-words/he.ts';
import type { LeadWords } from '../../_shared/words/lead-words/lead-words.ts';
import type { Localized } from '../../_shared/words/locales.ts';
import * as securityEn from '../../_shared/words/security-words/en.ts';
import * as securityFr from '../../_shared/words/security-words/fr.ts';
import * as securityHe from '../../_shared/words/security-words/he.ts';
import type { SecurityWords } from '../../_shared/words/security-words/security-words.ts';
import { words as mailEn } from './en.ts';
import { words as mailFr } from './fr.ts';
import { words as mailHe } from './he.ts';
import type { MailWords } from './words.ts';

export interface OfficeWords {
  mail: MailWords;
  lead: LeadWords;
  security: SecurityWords;
}

export const OFFICE_WORDS: Localized<OfficeWords> = {
  he: { mail: mailHe, lead: leadHe, security: securityHe },
  en: { mail: mailEn, lead: leadEn, security: securityEn },
  fr: { mail: mailFr, lead: leadFr, security: securityFr },
};
