import { business } from '@/config/business';
import { askedFields, LEAD_FIELDS, type AskedField, type LeadPayload } from '@/data/submit-lead';
import { formatCalendarDay, writtenOutDay } from '@/i18n/format';
import { localeRegistry, type Locale } from '@/i18n/locales';
import { whatsappLink } from '@/lib/contact-links';
import { displayTypedPhone } from '@/data/typed-phone';
import { HOME_CALLING_CODE } from '../fields/form-values';
import { answersOf, formOf, type RequestWords } from '../fields/lead-payload';

/** Texts of a form, and their language. */
export interface Wording {
  words: RequestWords;
  locale: Locale;
}

/** The hours of the days. */
const HOURS: ReadonlyMap<AskedField, AskedField> = new Map([
  ['travel_date', 'pickup_time'],
  ['return_date', 'return_time'],
]);

/** An answer in the words of the page's language; empty for what needs no word. */
function answerText(
  name: AskedField,
  answer: string | number | boolean,
  { words, locale }: Wording,
  time: string,
): string {
  const text = String(answer);
  switch (LEAD_FIELDS[name].kind) {
    case 'phone':
      return displayTypedPhone(locale, HOME_CALLING_CODE, text);
    case 'date':
      return `${formatCalendarDay(text)} (${writtenOutDay(locale, text, time)})`;
    case 'choice':
      return choiceWords(name, words)[text] ?? text;
    case 'flag':
      return answer && 'yes' in words.chat ? words.chat.yes : '';
    default:
      return text;
  }
}

const choiceWords = (name: AskedField, words: RequestWords): Readonly<Record<string, string>> =>
  'services' in words ? { ...words.services, ...words.choices[name] } : {};

/** What a request says, line by line: label and words, in the order of its form. */
export function spokenAnswers(payload: LeadPayload, wording: Wording): (readonly [label: string, words: string])[] {
  const answers = answersOf(payload);
  const labels: Readonly<Record<string, string>> = wording.words.fields;
  const hourOf = (name: AskedField) => {
    const hour = HOURS.get(name);
    return hour ? String(answers[hour] ?? '') : '';
  };
  const lines = askedFields(formOf(payload)).map((name) => {
    const answer = answers[name];
    return [labels[name] ?? '', answer === undefined ? '' : answerText(name, answer, wording, hourOf(name))] as const;
  });
  return lines.filter(([, text]) => text !== '');
}

/**
 * A request as a message for WhatsApp.
 * @param wording of the form that it comes from
 * @param reference the stored request's reference; without it the text says that nothing is confirmed yet
 */
export function chatText(payload: LeadPayload, wording: Wording, reference?: string): string {
  const { words, locale } = wording;
  const space = localeRegistry[locale].signSpace;
  return [
    words.chat.greeting,
    reference ? `${words.chat.reference}${space}: ${reference}` : words.chat.unconfirmed,
    '',
    ...spokenAnswers(payload, wording).map(([label, text]) => `${label}${space}: ${text}`),
  ].join('\n');
}

/** The link that opens a chat with this message; without a request an empty one. */
export const chatLink = (payload: LeadPayload | null, wording: Wording, reference?: string): string =>
  whatsappLink(business.whatsapp, payload ? chatText(payload, wording, reference) : '');
