import type { OfferOutcome } from '@/data/offers';
import { useStep } from '@/features/office/kit/use-step';
import { useMessages } from '@/i18n/messages';
import { formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import { isolatedText } from '@/lib/isolated-text';
import { leadTripQuery, tripLinkQuery, tripMessagesQuery } from './queries';

/** Somebody else was faster. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'changed_by_other',
  'newer_offer',
  'trip_changed',
  'not_possible',
  'already_answered',
  'offer_withdrawn',
  'offer_replaced',
]);
/** A step with an offer; the request's offers and the request itself are read anew after it, whatever it answered. */
export function useOfferStep<Wish, Outcome extends OfferOutcome>(
  leadId: string,
  call: (wish: Wish) => Promise<Outcome>,
) {
  const { outcomes: m, events, actors } = useMessages('staffOffers');
  const words: Readonly<Record<string, string>> = m;
  /** The last that happened, of a refusal that somebody else has caused. */
  const whoWasFaster = ({ outcome, latest }: OfferOutcome) => {
    if (!latest || !OVERTAKEN.has(outcome)) return '';
    const who = latest.actor_name ?? knownName(actors, latest.actor);
    const at = `${formatDayInIsrael(latest.occurred_at)} ${timeInIsrael(latest.occurred_at)}`;
    return `${knownName(events, latest.kind)} · ${isolatedText(who)} · ${isolatedText(at)}`;
  };
  return useStep<Wish, Outcome>({
    call,
    again: [
      leadTripQuery(leadId).queryKey,
      tripLinkQuery(leadId).queryKey,
      tripMessagesQuery(leadId).queryKey,
      ['lead', leadId],
      ['leads'],
    ],
    words: (outcome) => {
      const own = words[outcome.outcome];
      return own && `${own} ${whoWasFaster(outcome)}`.trim();
    },
  });
}
