import { fieldOfPath, routeText, type TripRequestPayload } from '@/data/submit-lead';
import type { Locale } from '@/i18n/locales';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import { phoneNumber } from '@/lib/typed-phone';
import { emptyTrip, type TripField, type TripValues } from './trip-values';

export interface PayloadContext {
  messages: TripRequestMessages;
  locale: Locale;
  /** Instants by the visitor's own clock, so that a wrong clock cannot look like a machine's haste. */
  openedAt: Date;
  submittedAt: Date;
  /** Only with consent to analytics. */
  sessionId?: string | undefined;
  /** What stands in the trap for machines. */
  website: string;
}

/** Everything that the payload has no field of its own for, in one text (specification, section 3). */
function notesText(values: TripValues, { messages, sessionId }: PayloadContext): string {
  const { fields, chat } = messages;
  const lines: [string, string][] = [
    [fields.pickup_time, values.pickup_time],
    [fields.luggage, values.luggage],
    [fields.round_trip, values.round_trip ? chat.yes : ''],
    [fields.flight_number, values.flight_number.trim()],
    [fields.notes, values.notes.trim()],
    [fields.session_id, sessionId ?? ''],
    [fields.language, chat.languageName],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** The request as submit-lead wants it. The values must have passed every step. */
export function leadPayload(values: TripValues, context: PayloadContext): TripRequestPayload {
  const pickup = values.pickup.trim();
  const dropoff = values.dropoff.trim();
  const flight = values.flight_number.trim();
  return {
    name: values.name.trim(),
    phone: phoneNumber(values.country_code, values.phone),
    email: values.email.trim(),
    destination: routeText(pickup, dropoff),
    travel_date: values.travel_date,
    passengers: Number(values.passengers),
    service_type: values.service_type || 'other',
    notes: notesText(values, context),
    details: {
      pickup,
      dropoff,
      pickup_time: values.pickup_time,
      luggage: Number(values.luggage),
      round_trip: values.round_trip,
      ...(flight && { flight_number: flight }),
      language: context.locale,
      ...(context.sessionId && { session_id: context.sessionId }),
      opened_at: context.openedAt.toISOString(),
      submitted_at: context.submittedAt.toISOString(),
      ...(context.website && { website: context.website }),
    },
  };
}

/** The form's field behind a path of the payload ("details.pickup_time"), if a visitor can change it. */
export function fieldOfPayloadPath(path: string): TripField | undefined {
  const name = path === 'destination' ? 'dropoff' : fieldOfPath(path);
  return Object.hasOwn(emptyTrip, name) ? (name as TripField) : undefined;
}
