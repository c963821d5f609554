/** The mails to drivers: short, and nothing in them that is not for the road. */
import type { BusinessSettings } from '../_shared/facts/business-settings.ts';
import { driverText, type DriverFacts, type DriverKind } from '../_shared/words/driver-text.ts';
import type { Locale } from '../_shared/words/locales.ts';
import type { Letter } from './letter.ts';

/** A message to a driver as the database gives it out. */
export interface DriverMessage extends DriverFacts {
  id: string;
  kind: DriverKind;
  audience: 'driver';
  /** His languages, the one that he prefers first. */
  languages: readonly string[];
}

interface DriverVoice {
  locale: Locale;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  business: BusinessSettings;
}

/** What the mail says; he confirms on his page, and the answer to the mail goes to the office. */
export function driverLetter(message: DriverMessage, { locale, siteUrl, business }: DriverVoice): Letter {
  const text = driverText(message.kind, message, { locale, siteUrl, business });
  const [ride] = message.rides;
  return {
    ...text,
    preview: text.opening[1] ?? '',
    links: [],
    replyTo: business.email,
    // Those of several days are about many trips.
    ...(ride && message.day === null && { thread: ride.reference }),
  };
}
