import { formatCalendarDay } from '@/i18n/format';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import { displayTypedPhone } from '@/lib/typed-phone';
import type { SummaryContext, SummaryLine, TripStep } from './step-types';
import type { TripField, TripValues } from './trip-values';

const ltrFields: ReadonlySet<TripField> = new Set(['phone', 'email', 'travel_date', 'pickup_time', 'flight_number']);

/** A value in the words of the page's language; empty while there is none. */
function valueText(field: TripField, values: TripValues, messages: TripRequestMessages): string {
  switch (field) {
    case 'phone':
      return displayTypedPhone(values.country_code, values.phone);
    case 'travel_date':
      return values.travel_date && formatCalendarDay(values.travel_date);
    case 'service_type':
      return values.service_type && messages.services[values.service_type];
    case 'round_trip':
      return values.round_trip ? messages.chat.yes : '';
    default:
      return values[field].trim();
  }
}

/** The answers to some questions, each with its label; questions without an answer are left out. */
export function summaryLines(
  fields: readonly TripField[],
  values: TripValues,
  { messages }: SummaryContext,
): SummaryLine[] {
  return fields
    .filter((field) => field !== 'country_code')
    .map((field) => ({
      field,
      label: messages.fields[field],
      value: valueText(field, values, messages),
      ...(ltrFields.has(field) && { ltr: true }),
    }))
    .filter((line) => line.value !== '');
}

/**
 * The whole request as a message for WhatsApp, in the page's language.
 * @param reference the stored request's reference; without it the text says that nothing is confirmed yet
 */
export function chatText(
  steps: readonly TripStep[],
  values: TripValues,
  context: SummaryContext,
  reference?: string,
): string {
  const { chat } = context.messages;
  const lines = steps.flatMap((step) => step.summary(values, context));
  return [
    chat.greeting,
    reference ? `${chat.reference}: ${reference}` : chat.unconfirmed,
    '',
    ...lines.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}

/** As inside a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Names of the required answers that are still missing, in the order of the form; a step not begun stands for its own. */
export function stillToCome(steps: readonly TripStep[], values: TripValues, messages: TripRequestMessages): string[] {
  return steps
    .flatMap(({ id, required }) => {
      const missing = required.filter((field) => valueText(field, values, messages) === '');
      const begun = missing.length < required.length;
      return begun || missing.length === 0
        ? missing.map((field) => messages.fields[field])
        : [messages.steps[id].title];
    })
    .map(lowered);
}
