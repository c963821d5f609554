import * as z from 'zod/mini';
import { DRIVER_KINDS, DRIVER_LANGUAGES, DRIVER_PAPERS, type Driver, type DriverFields } from '@/data/fleet';
import { emailCheck } from '@/data/email-check';
import { readEmailAddress } from '@/data/typed-email';
import { readPhone } from '@/data/typed-phone';
import { defaultLocale, localeRegistry, locales } from '@/i18n/locales';
import { displayPhone } from '@/i18n/format';
import { isInUse, paperDay, storedMember, typedMember } from './member-values';

/** Letters that the table takes (migration fleet). */
const NAME_MAX = 60;
export const REST_NOTE_MAX = 300;
/** Staff type numbers as they are dialled at home. */
const HOME_CODE = '+972';

/** The language whose pages name drivers in Hebrew letters; where there is none, nobody is asked for such a name. */
export const hebrewLocale = locales.find((locale) => localeRegistry[locale].script === 'hebrew');

/** Something typed, and no more than fits. */
const line = (max: number) =>
  z.string().check(({ value, issues }) => {
    const letters = Array.from(value.trim()).length;
    if (letters === 0 || letters > max)
      issues.push({ code: 'custom', message: letters === 0 ? 'missing' : 'long', input: value });
  });

/** What the form of a driver holds: text of inputs, as typed. Error codes are keys of the words `form.errors`. */
export const driverSchema = z.object({
  hebrew: hebrewLocale ? line(NAME_MAX) : z.string(),
  latin: line(NAME_MAX),
  phone: z.string().check(z.refine((typed) => typeof readPhone(HOME_CODE, typed) !== 'string', 'phone')),
  email: z.string().check(emailCheck({ maySkip: true })),
  languages: z.array(z.enum(DRIVER_LANGUAGES)).check(z.minLength(1, 'languages')),
  kind: z.enum(DRIVER_KINDS),
  /** Number of a vehicle, or empty. */
  usual_vehicle_no: z.string(),
  licence_until: paperDay,
  permit_until: paperDay,
  rest_note: z.string().check(z.maxLength(REST_NOTE_MAX, 'long')),
  active: isInUse,
});
type DriverValues = z.infer<typeof driverSchema>;

/** What the form begins with. @param driver null: a new one */
export const driverValues = (driver: Driver | null): DriverValues => ({
  hebrew: driver?.name.he ?? '',
  latin: driver?.name.latin ?? '',
  phone: driver ? displayPhone(driver.phone) : '',
  email: driver?.email ?? '',
  languages: driver?.languages ?? [defaultLocale],
  kind: driver?.kind ?? 'own',
  usual_vehicle_no: String(driver?.usual_vehicle_no ?? ''),
  rest_note: driver?.rest_note ?? '',
  ...typedMember(driver, DRIVER_PAPERS),
});

/** What is stored of values that the schema has passed. */
export function driverFields({ hebrew, latin, ...values }: DriverValues): DriverFields {
  const phone = readPhone(HOME_CODE, values.phone);
  return {
    name: { he: (hebrewLocale ? hebrew : latin).trim(), latin: latin.trim() },
    phone: typeof phone === 'string' ? values.phone : phone.number,
    email: readEmailAddress(values.email),
    languages: DRIVER_LANGUAGES.filter((language) => values.languages.includes(language)),
    kind: values.kind,
    usual_vehicle_no: values.usual_vehicle_no ? Number(values.usual_vehicle_no) : null,
    rest_note: values.rest_note.trim() || null,
    ...storedMember(values, DRIVER_PAPERS),
  };
}

/** The field that a constraint of the database speaks of, and the code of what is wrong with it. */
export const driverConstraints: Readonly<Record<string, readonly [keyof DriverValues, string]>> = {
  drivers_name: ['hebrew', 'missing'],
  drivers_phone_e164: ['phone', 'phone'],
  drivers_active_has_phone: ['phone', 'phone'],
  drivers_email_format: ['email', 'invalidEmail'],
  drivers_languages: ['languages', 'languages'],
  drivers_rest_note_length: ['rest_note', 'long'],
  drivers_usual_vehicle_no_fkey: ['usual_vehicle_no', 'vehicle'],
};
