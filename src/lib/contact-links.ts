import { queryText } from './query-text';

/**
 * Links that open another app. Numbers come in E.164 and only their digits reach the link, so that nothing a person
 * typed can leave the number's place.
 */

/**
 * Click-to-chat link with a prefilled message. It opens in the same tab, as a telephone number does; in a tab of its own
 * only from inside a form, whose answers may still be on their way.
 */
export function whatsappLink(number: string | null, text?: string): string {
  const digits = (number ?? '').replace(/\D/gu, '');
  return `https://wa.me/${digits}${text ? `?text=${queryText(text)}` : ''}`;
}

export function telephoneLink(number: string): string {
  return `tel:+${number.replace(/\D/gu, '')}`;
}

export function emailLink(address: string, subject?: string): string {
  const line = subject?.replace(/[\r\n]+/gu, ' ');
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${line ? `?subject=${queryText(line)}` : ''}`;
}
