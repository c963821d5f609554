/**
 * The page that answers a form sent without JavaScript: thanks with the reference, or the form once more with the
 * sender's answers and what is wrong with them.
 */
import type { BusinessSettings } from '../_shared/facts/business-settings.ts';
import { escapeHtml } from '../_shared/mail/html.ts';
import type { LeadAnswer, LeadReceipt } from '../_shared/contracts/lead-contract.ts';
import { CONTACT_SERVICE_TYPE, fieldOfPath, type FieldError } from '../_shared/facts/lead-fields.ts';
import { LEAD_WORDS } from '../_shared/words/lead-words/by-language.ts';
import type { LeadWords } from '../_shared/words/lead-words/lead-words.ts';
import { localeRegistry, type Locale } from '../_shared/words/locales.ts';
import { phoneIn } from '../_shared/people/written-phone.ts';
import { formatPrice } from '../_shared/price/money.ts';
import { PLAIN_COUNTRY_CODE, plainForm, type PlainField } from '../_shared/contracts/plain-form.ts';
import { closedInWords, momentInWords } from '../_shared/words/traveller-text.ts';

/** A form's fields as they were sent. */
export type SentForm = Readonly<Record<string, string>>;

/** One style sheet for both pages; the policy of the answer names its hash. */
const STYLES = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f3efe6;color:#12222f;font:1.0625rem/1.6 Arial,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:2rem 1.25rem 4rem}
header{padding:1.25rem 1.25rem 0;font-weight:700}
main{padding-top:1.25rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}
a{color:#0f5560;font-weight:700}
form{display:grid;gap:1.25rem;margin-block:1.5rem;padding:1.5rem;background:#fffdf9;border:1px solid #d2c8b5;border-radius:8px}
label{display:grid;gap:.35rem;font-weight:700}
label.row{display:flex;gap:.75rem;align-items:center}
input,select,textarea{font:inherit;min-height:3.25rem;width:100%;padding:.5rem 1rem;border:1.5px solid #857c6c;border-radius:4px;background:#fff;color:inherit}
input[type=checkbox]{width:1.5rem;min-height:1.5rem}
textarea{min-height:7rem}
[aria-invalid]{border:2px solid #a6281d;background:#fff9f7}
.error{color:#a6281d;font-size:.9375rem}
button{font:inherit;font-weight:700;min-height:3.25rem;padding:.75rem 1.5rem;border:0;border-radius:4px;background:#f4b54a;color:#0b1d2e;cursor:pointer}
:focus-visible{outline:3px solid #2b8a93;outline-offset:3px}
.panel{border-inline-start:5px solid #a6281d;background:#fffdf9;padding:1rem 1.25rem}
`;

const digest = async () => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLES)));
  return btoa(String.fromCharCode(...bytes));
};

/** Nothing loads, runs or is framed; the form may be sent back to where it came from. */
export const answerPolicy = async (): Promise<string> =>
  `default-src 'none'; style-src 'sha256-${await digest()}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

interface AnswerContext {
  locale: Locale;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  business: BusinessSettings;
}

/** @param sent the form as it came, for the one that goes back */
export function answerPage(answer: LeadAnswer, sent: SentForm, { locale, siteUrl, business }: AnswerContext): string {
  const texts = LEAD_WORDS[locale].page;
  const { direction, home, prefix } = localeRegistry[locale];
  const title = answer.success ? texts.thanks : texts.refused;
  const content = answer.success
    ? `<p>${texts.received}</p>\n<p>${texts.reference} <strong><bdi>${escapeHtml(answer.reference)}</bdi></strong></p>${receiptLines(answer, isContact(sent), siteUrl, locale)}`
    : `<p class="panel" role="alert">${escapeHtml(answer.error)}</p>\n${formAgain(sent, answer.fields ?? {}, locale)}`;
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body>
<header>${escapeHtml(business.name[locale])}</header>
<main>
<h1>${title}</h1>
${content}
${waysHtml(business, locale)}<p><a href="${escapeHtml(`${siteUrl}${prefix}/contact`)}">${texts.contact}</a></p>
<p><a href="${escapeHtml(siteUrl + home)}">${texts.home}</a></p>
</main>
</body>
</html>
`;
}

/** The price that is held for the sender, what is closed of the wish, and the way to the trip's link where no mail brings it. */
function receiptLines(
  { price, closed, mailed }: LeadReceipt,
  isMessage: boolean,
  siteUrl: string,
  locale: Locale,
): string {
  const { page, unmailed } = LEAD_WORDS[locale];
  const ask = `<a href="${escapeHtml(`${siteUrl}${localeRegistry[locale].prefix}/trip`)}">${unmailed.link}</a>`;
  return [
    ...(price
      ? [escapeHtml(page.price(formatPrice(locale, price.total_agorot), momentInWords(locale, price.held_until)))]
      : []),
    ...closedInWords(closed, locale).map(escapeHtml),
    ...(mailed || isMessage ? [] : [`${unmailed.text} ${ask}`]),
  ]
    .map((line) => `\n<p>${line}</p>`)
    .join('');
}

/** Telephone and WhatsApp, with the numbers to read: whoever is refused must not have to look for them. */
function waysHtml({ phone, whatsapp }: BusinessSettings, locale: Locale): string {
  const { call, chat } = LEAD_WORDS[locale].page;
  const line = (words: string, number: string, link: string) =>
    number &&
    `<p>${words} <a href="${link}${number.replace(/\D/gu, '')}"><bdi dir="ltr">${escapeHtml(phoneIn(locale, number))}</bdi></a></p>\n`;
  return line(call, phone, 'tel:+') + line(chat, whatsapp, 'https://wa.me/');
}

const isContact = (sent: SentForm): boolean => sent['service_type'] === CONTACT_SERVICE_TYPE;

type Errors = Readonly<Record<string, FieldError>>;

/** @param refused what is wrong, by path of the body */
function formAgain(sent: SentForm, refused: Errors, locale: Locale): string {
  const errors: Errors = Object.fromEntries(Object.entries(refused).map(([path, error]) => [fieldOfPath(path), error]));
  const fields = plainForm(isContact(sent) ? 'contact' : 'trip', locale);
  const words = LEAD_WORDS[locale].page;
  const shown = new Set<string>(fields.map(({ name }) => name));
  // Complaints about what has no field, such as one that the form does not know.
  const others = [...new Set(Object.entries(errors).flatMap(([name, error]) => (shown.has(name) ? [] : [error])))];
  const hidden = {
    language: locale,
    country_code: sent['country_code'] ?? PLAIN_COUNTRY_CODE,
    // From now on a form that is sent twice is one request.
    idempotency_key: crypto.randomUUID(),
    ...(isContact(sent) && { service_type: CONTACT_SERVICE_TYPE }),
  };
  return `<form method="post">
${others.map((error) => `<p class="error">${escapeHtml(words.errors[error])}</p>`).join('')}
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
${fields.map((field) => fieldHtml(field, sent[field.name] ?? '', errors[field.name], words)).join('\n')}
<button type="submit">${words.send}</button>
</form>
`;
}

type PageWords = LeadWords['page'];

function fieldHtml(field: PlainField, value: string, error: FieldError | undefined, words: PageWords): string {
  const id = `${field.name}-error`;
  const complaint = error ? `<span class="error" id="${id}">${escapeHtml(words.errors[error])}</span>` : '';
  const attributes = [
    `name="${field.name}"`,
    field.required ? 'required' : '',
    field.ltr ? 'dir="ltr"' : '',
    field.autoComplete ? `autocomplete="${field.autoComplete}"` : '',
    field.maxLength ? `maxlength="${field.maxLength}"` : '',
    error ? `aria-invalid="true" aria-describedby="${id}"` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const label = escapeHtml(field.label);
  if (field.control === 'checkbox')
    return `<label class="row"><input type="checkbox" ${attributes}${value ? ' checked' : ''}> ${label}${complaint}</label>`;
  return `<label>${label} ${controlHtml(field, attributes, value, words.choose)}${complaint}</label>`;
}

function controlHtml(field: PlainField, attributes: string, value: string, choose: string): string {
  if (field.control === 'textarea') return `<textarea ${attributes} rows="4">\n${escapeHtml(value)}</textarea>`;
  if (field.control !== 'select') return `<input type="${field.control}" ${attributes} value="${escapeHtml(value)}">`;
  const options = field.options.map(
    ([key, words]) => `<option value="${key}"${key === value ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<select ${attributes}><option value="">${choose}</option>${options.join('')}</select>`;
}
