import type { Locale } from '../../src/i18n/locales.ts';
import { messages as contactEn } from '../../src/i18n/messages/en/contact.ts';
import { messages as outboxEn } from '../../src/i18n/messages/en/outbox.ts';
import { messages as tripEn } from '../../src/i18n/messages/en/trip-request.ts';
import { messages as contactFr } from '../../src/i18n/messages/fr/contact.ts';
import { messages as outboxFr } from '../../src/i18n/messages/fr/outbox.ts';
import { messages as tripFr } from '../../src/i18n/messages/fr/trip-request.ts';
import { messages as contactHe } from '../../src/i18n/messages/he/contact.ts';
import { messages as outboxHe } from '../../src/i18n/messages/he/outbox.ts';
import { messages as tripHe } from '../../src/i18n/messages/he/trip-request.ts';

const trip = { he: tripHe, en: tripEn, fr: tripFr };
const contact = { he: contactHe, en: contactEn, fr: contactFr };
const outbox = { he: outboxHe, en: outboxEn, fr: outboxFr };

export type FormKind = 'trip' | 'contact';

/** What the visitor reads, in one shape for both forms. */
export function wordsOf(form: FormKind, locale: Locale) {
  const { sending, failed, sent, chat, summary } = (form === 'trip' ? trip : contact)[locale];
  const send = form === 'trip' ? trip[locale].actions.send : contact[locale].send;
  return {
    send,
    sending,
    failed,
    chat,
    summary,
    outbox: outbox[locale],
    /** Each of them says that the request has arrived. */
    thanks: [sent.title, sent.toastTitle, outbox[locale].storedTitle],
  };
}
