/**
 * The forms for browsers without JavaScript, as data: the site writes the trip form into its pages, and the function
 * answers a refused form with the same fields, the sender's answers in them.
 * (submit-lead/form-post.ts reads it).
 */
import { LEAD_FIELDS, TRIP_SERVICE_TYPES, type TripServiceType } from './lead-fields.ts';
import type { Localized } from './locales.ts';

type Words = Localized<string>;

export interface PlainField {
  name: string;
  kind: 'text' | 'tel' | 'email' | 'date' | 'select' | 'checkbox' | 'textarea';
  label: Words;
  required?: boolean;
  /** Of a select: value and words. */
  options?: readonly (readonly [value: string, words: Words])[];
  autoComplete?: string;
  maxLength?: number;
  /** Digits and Latin letters, whatever the page's direction. */
  ltr?: boolean;
}

const same = (text: string): Words => ({ he: text, en: text, fr: text });
const numbers = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => [String(min + index), same(String(min + index))] as const);
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const SERVICES: Readonly<Record<TripServiceType, Words>> = {
  airport_pickup: { he: 'העברה משדה התעופה', en: 'Transfer from the airport', fr: 'Transfert depuis l’aéroport' },
  airport_dropoff: { he: 'העברה לשדה התעופה', en: 'Transfer to the airport', fr: 'Transfert vers l’aéroport' },
  intercity: { he: 'העברה בין ערים', en: 'Transfer between cities', fr: 'Transfert entre deux villes' },
  day_tour: { he: 'טיול יום', en: 'Day trip', fr: 'Excursion à la journée' },
  car_with_driver: { he: 'השכרת רכב עם נהג', en: 'Car rental with driver', fr: 'Voiture avec chauffeur' },
  event_transfer: { he: 'הסעה לאירועים', en: 'Transfer to events', fr: 'Transfert pour un événement' },
  other: { he: 'אחר', en: 'Other', fr: 'Autre' },
};

const name: PlainField = {
  name: 'name',
  kind: 'text',
  label: { he: 'שם מלא', en: 'Full name', fr: 'Nom complet' },
  required: true,
  autoComplete: 'name',
  maxLength: LEAD_FIELDS.name.max,
};
const phone: PlainField = {
  name: 'phone',
  kind: 'tel',
  label: {
    he: 'טלפון (ישראלי, או עם קידומת מדינה)',
    en: 'Phone (Israeli, or with the country code)',
    fr: 'Téléphone (israélien, ou avec l’indicatif du pays)',
  },
  required: true,
  autoComplete: 'tel',
  ltr: true,
};
const email = (required: boolean): PlainField => ({
  name: 'email',
  kind: 'email',
  label: { he: 'דוא״ל', en: 'E-mail', fr: 'E-mail' },
  required,
  autoComplete: 'email',
  maxLength: LEAD_FIELDS.email.max,
  ltr: true,
});

const trip: readonly PlainField[] = [
  name,
  phone,
  email(true),
  {
    name: 'pickup',
    kind: 'text',
    label: { he: 'כתובת איסוף', en: 'Pick-up address', fr: 'Adresse de départ' },
    required: true,
    maxLength: LEAD_FIELDS.pickup.max,
  },
  {
    name: 'dropoff',
    kind: 'text',
    label: { he: 'כתובת יעד', en: 'Destination address', fr: 'Adresse d’arrivée' },
    required: true,
    maxLength: LEAD_FIELDS.pickup.max,
  },
  { name: 'travel_date', kind: 'date', label: { he: 'תאריך', en: 'Date', fr: 'Date' }, required: true },
  {
    name: 'pickup_time',
    kind: 'select',
    label: { he: 'שעה', en: 'Time', fr: 'Heure' },
    required: true,
    options: hours.map((hour) => [hour, same(hour)]),
    ltr: true,
  },
  {
    name: 'passengers',
    kind: 'select',
    label: {
      he: 'נוסעים (יותר מ־8? כתבו בהערות)',
      en: 'Passengers (more than 8? write it in the notes)',
      fr: 'Passagers (plus de 8 ? indiquez-le dans les remarques)',
    },
    required: true,
    options: numbers(LEAD_FIELDS.passengers),
  },
  {
    name: 'luggage',
    kind: 'select',
    label: { he: 'מזוודות', en: 'Suitcases', fr: 'Valises' },
    required: true,
    options: numbers(LEAD_FIELDS.luggage),
  },
  {
    name: 'service_type',
    kind: 'select',
    label: { he: 'סוג השירות', en: 'Type of service', fr: 'Type de service' },
    required: true,
    options: TRIP_SERVICE_TYPES.map((type) => [type, SERVICES[type]]),
  },
  { name: 'round_trip', kind: 'checkbox', label: { he: 'הלוך ושוב', en: 'Round trip', fr: 'Aller-retour' } },
  {
    name: 'flight_number',
    kind: 'text',
    label: { he: 'מספר טיסה (לא חובה)', en: 'Flight number (optional)', fr: 'Numéro de vol (facultatif)' },
    maxLength: LEAD_FIELDS.flight_number.max,
    ltr: true,
  },
  {
    name: 'notes',
    kind: 'textarea',
    label: { he: 'הערות (לא חובה)', en: 'Notes (optional)', fr: 'Remarques (facultatif)' },
    maxLength: LEAD_FIELDS.notes.max,
  },
];

const contact: readonly PlainField[] = [
  name,
  phone,
  {
    name: 'notes',
    kind: 'textarea',
    label: { he: 'הודעה', en: 'Message', fr: 'Message' },
    required: true,
    maxLength: LEAD_FIELDS.notes.max,
  },
  email(false),
];

export const PLAIN_FORMS = { trip, contact } as const;

/** Sent along unseen: how a number without a country code is read. */
export const PLAIN_COUNTRY_CODE = '+972';
export const PLAIN_SEND: Words = { he: 'שליחת הבקשה', en: 'Send request', fr: 'Envoyer la demande' };
export const PLAIN_CHOOSE: Words = { he: 'בחירה', en: 'Choose', fr: 'Choisir' };
