import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataError } from '@/data/errors';
import type { OfferOutcome } from '@/data/offers';
import { useMessages } from '@/i18n/messages';
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
  const m = useMessages('staffOffers').outcomes;
  const cache = useQueryClient();
  const words: Readonly<Record<string, string>> = m;
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
  const refused = data && !isDone(data) ? (words[data.outcome] ?? m.failed) : undefined;
  const problem = error ? (error instanceof DataError && error.code === '42501' ? m.not_possible : m.failed) : refused;
  return { ...mutation, problem, done: data && isDone(data) ? data : undefined };
}
