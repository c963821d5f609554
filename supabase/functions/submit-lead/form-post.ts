/**
 * A form sent by the browser itself, without JavaScript. Its inputs have the names of the fields; everything arrives as
 * text, and empty fields arrive too.
 */
import { isDetail } from '../_shared/contracts/lead-contract.ts';
import { cleanPhone } from '../_shared/words/text.ts';
import { isLeadField, LEAD_FIELDS, routeText } from '../_shared/facts/lead-fields.ts';

/** Travels with the form because a form cannot set a header. */
const KEY_FIELD = 'idempotency_key';
/** Stands beside the phone fields; joined with a number that has no country code yet. */
const COUNTRY_CODE_FIELD = 'country_code';

interface FormPost {
  body: Record<string, unknown>;
  idempotencyKey: string | null;
  /** The fields as they came, for the page that shows them again. */
  sent: Record<string, string>;
}

/**
 * Turns the form into the body that a JSON request would have. Nothing is judged here: what makes no sense stays as it
 * is and is refused by the schema.
 */
export function readFormPost(text: string): FormPost {
  const form = new URLSearchParams(text);
  const body = new Map<string, unknown>();
  const details = new Map<string, unknown>();
  for (const [name, value] of form) {
    if (value === '' || name === KEY_FIELD || name === COUNTRY_CODE_FIELD) continue;
    (isDetail(name) ? details : body).set(name, fieldValue(name, value, form.get(COUNTRY_CODE_FIELD)));
  }
  if (!body.has('destination') && details.has('pickup') && details.has('dropoff')) {
    body.set('destination', routeText(String(details.get('pickup')), String(details.get('dropoff'))));
  }
  if (details.size > 0) body.set('details', Object.fromEntries(details));
  return {
    body: Object.fromEntries(body),
    idempotencyKey: form.get(KEY_FIELD) || null,
    sent: Object.fromEntries(form),
  };
}

/** "+33 6…" and "0033 6…" bring their own country; anything else belongs to the one beside the field. */
function wholePhone(phone: string, countryCode: string | null): string {
  const cleaned = cleanPhone(phone);
  const international = cleaned.replace(/^00/u, '+');
  return international.startsWith('+') || !countryCode ? international : `${countryCode} ${cleaned}`;
}

function fieldValue(name: string, value: string, countryCode: string | null): unknown {
  switch (isLeadField(name) ? LEAD_FIELDS[name].kind : null) {
    case 'phone':
      return wholePhone(value, countryCode);
    case 'count':
      return /^\d{1,3}$/u.test(value) ? Number(value) : value;
    case 'flag':
      return value === 'on' || value === 'true' ? true : value === 'false' ? false : value;
    default:
      return value;
  }
}
