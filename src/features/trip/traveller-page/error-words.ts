import type { TripMessages } from '@/i18n/messages/he/trip';

/** Codes of the server that are said in the words of another one. */
const SAID_AS: Readonly<Partial<Record<string, keyof TripMessages['errors']>>> = {
  messageRequired: 'required',
  invalidEmail: 'contact',
  selectPassengers: 'required',
  selectLuggage: 'required',
  pickupMin: 'addressMin',
  destinationMin: 'addressMin',
  passengerNameMin: 'nameMin',
  nameMax: 'tooLong',
  addressMax: 'tooLong',
  flightNumberMax: 'tooLong',
  notesMax: 'tooLong',
};

/** The words of an error code, of the page's own or of the server's. */
export function errorWords(errors: TripMessages['errors'], code: string): string {
  const texts: Readonly<Partial<Record<string, string>>> = errors;
  return texts[SAID_AS[code] ?? code] ?? errors.invalidValue;
}
