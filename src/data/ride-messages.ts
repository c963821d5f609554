import {
  driverChatText,
  driverLanguage,
  DRIVER_KINDS,
  type DriverFacts,
  type DriverKind,
} from '@shared/words/driver-text';
import { customerLanguage } from '@shared/words/locales';
import {
  isAboutRide,
  tripLink,
  whatsAppText,
  type MovedPickup,
  type ToldExtra,
  type ToldMiss,
  type TravellerFacts,
} from '@shared/words/traveller-text';
import type { CompositeTypes } from '@shared/contracts/database.types';
import type { TripDriver } from '@shared/contracts/trip-contract';
import { business } from '@/config/business';
import { env } from '@/config/env';

/** What a message speaks of, by its kind, as the mail's writer gets it too (`private.message_content`). */
type Content =
  | (DriverFacts & { phone: string | null; languages: readonly string[] })
  | {
      lead: TravellerFacts['lead'] & { phone: string | null; language: string | null };
      offer: TravellerFacts['offer'];
      drivers?: readonly TripDriver[];
      since?: string | null;
      reader?: 'passenger';
      moved?: readonly MovedPickup[];
      missed?: ToldMiss | null;
      flight?: string | null;
      extra?: ToldExtra | null;
      link: { reference: string; key: string };
    };

/** What driver or traveller was told about a ride, or is to be. */
export type RideMessage = CompositeTypes<'ride_message'>;

const isDriverKind = (kind: string): kind is DriverKind => DRIVER_KINDS.some((known) => known === kind);

/** The phone number and the words for WhatsApp of a message that waits for somebody; null where there is neither. */
export function rideChat({ kind, content }: RideMessage): { phone: string; text: string } | null {
  if (!content) return null;
  const siteUrl = env.siteUrl || location.origin;
  // By its kind, as it was queued.
  const told = content as Content;
  if ('rides' in told) {
    const { phone, languages } = told;
    if (!phone || !isDriverKind(kind)) return null;
    return { phone, text: driverChatText(kind, told, { locale: driverLanguage(languages), siteUrl, business }) };
  }
  const { lead, link } = told;
  if (!isAboutRide(kind) || !lead.phone) return null;
  const locale = customerLanguage(lead);
  const address = tripLink(siteUrl, locale, link.reference, link.key);
  return {
    phone: lead.phone,
    text: whatsAppText(
      kind,
      { ...told, isPassenger: told.reader === 'passenger', link: address },
      { locale, business },
    ),
  };
}
