import type { ContactMessages } from '@/i18n/messages/he/contact';
import { CONTACT_FIELDS, type ContactValues } from './contact-values';

/**
 * The message as a text for WhatsApp, in the page's language.
 * @param reference the stored message's reference; without it the text says that nothing is confirmed yet
 */
export function chatText(values: ContactValues, { chat, fields }: ContactMessages, reference?: string): string {
  const lines = CONTACT_FIELDS.map((field) => [fields[field], values[field].trim()] as const);
  return [
    chat.greeting,
    reference ? `${chat.reference}: ${reference}` : chat.unconfirmed,
    '',
    ...lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
  ].join('\n');
}
