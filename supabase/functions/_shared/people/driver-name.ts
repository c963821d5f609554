import { localeRegistry, type Locale } from '../words/locales.ts';

/** How a driver is called, in both writings. */
export interface DriverName {
  he: string;
  latin: string;
}

/** The name in the letters of a language. */
export const driverName = (locale: Locale, { he, latin }: DriverName): string =>
  localeRegistry[locale].script === 'hebrew' ? he : latin;
