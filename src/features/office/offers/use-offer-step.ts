import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataError } from '@/data/errors';
import type { OfferOutcome } from '@/data/offers';
import { useMessages } from '@/i18n/messages';
import { formatDayInIsrael, knownName, timeInIsrael } from '@/i18n/format';
import { isolatedText } from '@/lib/isolated-text';
import { leadTripQuery, tripLinkQuery, tripMessagesQuery } from './queries';

/** What a step answers when it has happened. */
const DONE: ReadonlySet<string> = new Set([
  'saved',
  'previewed',
  'sent',
  'allowed',
  'withdrawn',
  'accepted',
  'cancelled',
  'queued',
  'renewed',
  'noted',
]);
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
export const isDone = ({ outcome }: OfferOutcome): boolean => DONE.has(outcome);

/**
 * A step with an offer; the request's offers and the request itself are read anew after it, whatever it answered.
 * `done` is its answer when it has happened; `problem` says in words why it did not.
 */
export function useOfferStep<Input, Outcome extends OfferOutcome>(
  userId: string,
  leadId: string,
  step: (input: Input) => Promise<Outcome>,
) {
  const { outcomes: m, events, actors } = useMessages('staffOffers');
  const cache = useQueryClient();
  const words: Readonly<Record<string, string>> = m;
  /** The last that happened, of a refusal that somebody else has caused. */
  const whoWasFaster = ({ outcome, latest }: OfferOutcome) => {
    if (!latest || !OVERTAKEN.has(outcome)) return '';
    const who = latest.actor_name ?? knownName(actors, latest.actor);
    const at = `${formatDayInIsrael(latest.occurred_at)} ${timeInIsrael(latest.occurred_at)}`;
    return `${knownName(events, latest.kind)} · ${isolatedText(who)} · ${isolatedText(at)}`;
  };
  const mutation = useMutation({
    mutationFn: step,
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: leadTripQuery(userId, leadId).queryKey }),
        cache.invalidateQueries({ queryKey: tripLinkQuery(userId, leadId).queryKey }),
        cache.invalidateQueries({ queryKey: tripMessagesQuery(userId, leadId).queryKey }),
        cache.invalidateQueries({ queryKey: [userId, 'lead', leadId] }),
        cache.invalidateQueries({ queryKey: [userId, 'leads'] }),
      ]);
    },
  });
  const { data, error } = mutation;
  const refused =
    data && !isDone(data) ? [words[data.outcome] ?? m.failed, whoWasFaster(data)].join(' ').trim() : undefined;
  const problem = error ? (error instanceof DataError && error.code === '42501' ? m.not_possible : m.failed) : refused;
  return { ...mutation, problem, done: data && isDone(data) ? data : undefined };
}
