/** What a sender reads when a request is refused: one sentence per code, in the sender's language. */
import type { LeadRefusalCode } from './lead-contract.ts';
import type { FieldError } from './lead-fields.ts';
import { defaultLocale, isLocale, type Locale, type Localized } from './locales.ts';

type Sentences<Code extends string> = Record<Code, Localized<string>>;

export const REFUSAL_SENTENCES: Sentences<LeadRefusalCode> = {
  method_not_allowed: {
    he: 'הכתובת הזו מקבלת רק שליחת טפסים.',
    en: 'This address only accepts submitted forms.',
    fr: 'Cette adresse n’accepte que l’envoi de formulaires.',
  },
  unsupported_media_type: {
    he: 'הבקשה נשלחה במבנה שאיננו מכירים.',
    en: 'The request was sent in a format we do not accept.',
    fr: 'La demande a été envoyée dans un format que nous n’acceptons pas.',
  },
  body_too_large: {
    he: 'הבקשה ארוכה מדי. נא לקצר את ההערות ולשלוח שוב.',
    en: 'The request is too long. Please shorten the notes and send it again.',
    fr: 'La demande est trop longue. Merci de raccourcir les remarques et de la renvoyer.',
  },
  invalid_json: {
    he: 'לא הצלחנו לקרוא את הבקשה. נא לשלוח אותה שוב.',
    en: 'We could not read the request. Please send it again.',
    fr: 'Nous n’avons pas pu lire la demande. Merci de la renvoyer.',
  },
  invalid_idempotency_key: {
    he: 'מזהה השליחה אינו תקין. נא לרענן את הדף ולשלוח שוב.',
    en: 'The submission’s identifier is not valid. Please reload the page and send it again.',
    fr: 'L’identifiant de l’envoi n’est pas valide. Merci de recharger la page et de renvoyer la demande.',
  },
  validation_failed: {
    he: 'חלק מהפרטים חסרים או אינם תקינים. נא לבדוק את השדות המסומנים.',
    en: 'Some details are missing or not valid. Please check the marked fields.',
    fr: 'Certaines informations manquent ou ne sont pas valides. Merci de vérifier les champs indiqués.',
  },
  idempotency_conflict: {
    he: 'בקשה אחרת כבר נשלחה מהטופס הזה. נא לרענן את הדף ולשלוח שוב.',
    en: 'A different request was already sent from this form. Please reload the page and send it again.',
    fr: 'Une autre demande a déjà été envoyée depuis ce formulaire. Merci de recharger la page et de la renvoyer.',
  },
  blocked: {
    he: 'לא ניתן לקבל כרגע בקשות מהחיבור הזה. אפשר להתקשר אלינו או לכתוב לנו בוואטסאפ.',
    en: 'Requests from this connection are not accepted at the moment. Please call us or write to us on WhatsApp.',
    fr: 'Les demandes depuis cette connexion ne sont pas acceptées pour le moment. Appelez-nous ou écrivez-nous sur WhatsApp.',
  },
  rate_limited: {
    he: 'נשלחו יותר מדי בקשות בזמן קצר. נא לנסות שוב בעוד כמה דקות, או לכתוב לנו בוואטסאפ.',
    en: 'Too many requests were sent in a short time. Please try again in a few minutes, or write to us on WhatsApp.',
    fr: 'Trop de demandes ont été envoyées en peu de temps. Réessayez dans quelques minutes ou écrivez-nous sur WhatsApp.',
  },
  unavailable: {
    he: 'לא הצלחנו לשמור את הבקשה כרגע. נא לנסות שוב בעוד רגע, או לכתוב לנו בוואטסאפ.',
    en: 'We could not save the request just now. Please try again in a moment, or write to us on WhatsApp.',
    fr: 'Nous n’avons pas pu enregistrer la demande. Réessayez dans un instant ou écrivez-nous sur WhatsApp.',
  },
};

/** For the page that answers a form sent without JavaScript; the site's own forms have their texts with their fields. */
export const FIELD_SENTENCES: Sentences<FieldError> = {
  nameMin: { he: 'שם: לפחות 2 תווים', en: 'Name: at least 2 characters', fr: 'Nom : 2 caractères au moins' },
  nameMax: { he: 'השם ארוך מדי', en: 'The name is too long', fr: 'Le nom est trop long' },
  selectCountryCode: {
    he: 'יש לבחור קידומת מדינה',
    en: 'Choose a country code',
    fr: 'Choisissez un indicatif de pays',
  },
  phoneMin: {
    he: 'טלפון: לפחות 9 ספרות, כולל קידומת מדינה',
    en: 'Phone: at least 9 digits, with the country code',
    fr: 'Téléphone : 9 chiffres au moins, avec l’indicatif du pays',
  },
  phoneInvalid: {
    he: 'מספר הטלפון אינו תקין (לדוגמה: ‎+972 50 123 4567)',
    en: 'The phone number is not valid (example: +972 50 123 4567)',
    fr: 'Le numéro de téléphone n’est pas valide (exemple : +972 50 123 4567)',
  },
  invalidEmail: { he: 'כתובת הדוא״ל אינה תקינה', en: 'Invalid email address', fr: 'Adresse e-mail non valide' },
  pickupMin: {
    he: 'כתובת איסוף: לפחות 5 תווים',
    en: 'Pickup address: at least 5 characters',
    fr: 'Adresse de départ : 5 caractères au moins',
  },
  destinationMin: {
    he: 'יעד: לפחות 5 תווים',
    en: 'Destination: at least 5 characters',
    fr: 'Destination : 5 caractères au moins',
  },
  addressMax: { he: 'הכתובת ארוכה מדי', en: 'The address is too long', fr: 'L’adresse est trop longue' },
  selectDate: {
    he: 'יש לבחור תאריך, עד שנתיים מהיום',
    en: 'Choose a date within the next two years',
    fr: 'Choisissez une date dans les deux ans à venir',
  },
  datePast: { he: 'התאריך כבר עבר', en: 'The date has passed', fr: 'La date est passée' },
  selectTime: { he: 'יש לבחור שעה עגולה', en: 'Choose a full hour', fr: 'Choisissez une heure pile' },
  timePast: {
    he: 'השעה כבר עברה היום',
    en: 'That hour has already passed today',
    fr: 'Cette heure est déjà passée aujourd’hui',
  },
  selectPassengers: { he: 'נוסעים: 1 עד 8', en: 'Passengers: 1 to 8', fr: 'Passagers : de 1 à 8' },
  selectLuggage: { he: 'מזוודות: 0 עד 6', en: 'Luggage: 0 to 6', fr: 'Bagages : de 0 à 6' },
  selectServiceType: { he: 'יש לבחור סוג שירות', en: 'Choose a type of service', fr: 'Choisissez un type de service' },
  flightNumberMax: {
    he: 'מספר הטיסה ארוך מדי',
    en: 'The flight number is too long',
    fr: 'Le numéro de vol est trop long',
  },
  notesMax: { he: 'ההערות ארוכות מדי', en: 'The notes are too long', fr: 'Les remarques sont trop longues' },
  messageRequired: { he: 'יש לכתוב הודעה', en: 'Write a message', fr: 'Écrivez un message' },
  unknownField: {
    he: 'הטופס כולל שדה לא מוכר',
    en: 'The form holds an unknown field',
    fr: 'Le formulaire contient un champ inconnu',
  },
  invalidValue: {
    he: 'אחד הערכים אינו תקין',
    en: 'One of the values is not valid',
    fr: 'L’une des valeurs n’est pas valide',
  },
};

/**
 * The language to answer in: the form's own, else the first of Accept-Language that the site speaks, else the default.
 * @param stated what the body says under details.language; anything
 */
export function answerLocale(stated: unknown, acceptLanguage: string | null): Locale {
  if (isLocale(stated)) return stated;
  const accepted = (acceptLanguage ?? '').split(',').map((entry) => entry.trim().split(/[-;]/u)[0]?.toLowerCase());
  return accepted.find(isLocale) ?? defaultLocale;
}
