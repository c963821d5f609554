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
  type ToldMiss,
  type TravellerFacts,
} from '@shared/words/traveller-text';
import type { TripDriver } from '@shared/contracts/trip-contract';
import * as z from 'zod/mini';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';

/** What a message speaks of, as the mail's writer gets it too (`private.message_content`). */
type Content =
  | (DriverFacts & { phone: string | null; languages: readonly string[] })
  | {
      lead: TravellerFacts['lead'] & { phone: string | null; language: string | null };
      offer: TravellerFacts['offer'];
      drivers?: readonly TripDriver[];
      moved?: readonly MovedPickup[];
      missed?: ToldMiss | null;
      link: { reference: string; key: string };
    };

const messageSchema = z.object({
  id: z.string(),
  /** A newer server may know others. */
  kind: z.string(),
  /** `driver` or `traveller`. */
  audience: z.string(),
  channel: z.string(),
  status: z.string(),
  /** Instants, ISO 8601. */
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  content: z.nullable(z.custom<Content>()),
});
/** What driver or traveller was told about a ride, or is to be. */
export type RideMessage = z.infer<typeof messageSchema>;

/** Newest first. @throws DataError `refused` below the rank of operator */
export async function fetchRideMessages(ride: string): Promise<RideMessage[]> {
  const supabase = await getSupabase();
  return readAnswer(z.array(messageSchema), dataOf(await supabase.rpc('ride_messages', { ride })));
}

const isDriverKind = (kind: string): kind is DriverKind => DRIVER_KINDS.some((known) => known === kind);

/** The phone number and the words for WhatsApp of a message that waits for somebody; null where there is neither. */
export function rideChat({ kind, content }: RideMessage): { phone: string; text: string } | null {
  if (!content) return null;
  if ('rides' in content) {
    const { phone, languages } = content;
    if (!phone || !isDriverKind(kind)) return null;
    return { phone, text: driverChatText(kind, content, { locale: driverLanguage(languages), business }) };
  }
  const { lead, link } = content;
  if (!isAboutRide(kind) || !lead.phone) return null;
  const locale = customerLanguage(lead);
  const address = tripLink(env.siteUrl || location.origin, locale, link.reference, link.key);
  return { phone: lead.phone, text: whatsAppText(kind, { ...content, link: address }, { locale, business }) };
}
