import type { TripRequestPayload } from '@/data/submit-lead';
import type { Locale } from '@/i18n/locales';
import type { TripRequestMessages } from '@/i18n/messages/he/trip-request';
import { phoneNumber } from '@/lib/typed-phone';
import type { TripField, TripValues } from './trip-values';

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
    [fields.time, values.time],
    [fields.luggage, values.luggage],
    [fields.roundTrip, values.roundTrip ? chat.yes : ''],
    [fields.flightNumber, values.flightNumber.trim()],
    [fields.notes, values.notes.trim()],
    [fields.sessionId, sessionId ?? ''],
    [fields.language, chat.languageName],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** The request as submit-lead wants it. The values must have passed every step. */
export function leadPayload(values: TripValues, context: PayloadContext): TripRequestPayload {
  const pickup = values.pickupAddress.trim();
  const destination = values.destinationAddress.trim();
  const flight = values.flightNumber.trim();
  return {
    name: values.name.trim(),
    phone: phoneNumber(values.countryCode, values.phone),
    email: values.email.trim(),
    destination: `${pickup} → ${destination}`,
    travel_date: values.date,
    passengers: Number(values.passengers),
    service_type: values.serviceType || 'other',
    notes: notesText(values, context),
    details: {
      pickup,
      destination,
      time: values.time,
      luggage: Number(values.luggage),
      round_trip: values.roundTrip,
      ...(flight && { flight_number: flight }),
      language: context.locale,
      ...(context.sessionId && { session_id: context.sessionId }),
      opened_at: context.openedAt.toISOString(),
      submitted_at: context.submittedAt.toISOString(),
      ...(context.website && { website: context.website }),
    },
  };
}

const formFields: Readonly<Record<string, TripField>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  destination: 'destinationAddress',
  travel_date: 'date',
  passengers: 'passengers',
  service_type: 'serviceType',
  notes: 'notes',
  'details.pickup': 'pickupAddress',
  'details.destination': 'destinationAddress',
  'details.time': 'time',
  'details.luggage': 'luggage',
  'details.round_trip': 'roundTrip',
  'details.flight_number': 'flightNumber',
};

/** The form's field behind a path of the payload ("details.time"), if a visitor can change it. */
export function fieldOfPayloadPath(path: string): TripField | undefined {
  return formFields[path];
}
