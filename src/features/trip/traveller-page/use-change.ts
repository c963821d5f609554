import { useState } from 'react';
import { rideFact, type ChangeFieldName } from '@/data/facts';
import type { RepricedTrip, TripChange } from '@/data/trip';
import { useOpenTrip } from './trip-context';

/** A change that has another price, before it is made. */
export interface ChangeQuestion {
  fields: TripChange;
  price: RepricedTrip;
}

const touchesPrice = (fields: TripChange) =>
  Object.keys(fields).some((name) => rideFact(name as ChangeFieldName).touches?.includes('price'));

/** Whether somebody has to look at it first: the office is asked, or the trip costs something else. */
const isNews = ({ outcome, before, after }: RepricedTrip) =>
  outcome === 'asked' || (outcome === 'made' && before !== after);

/**
 * Makes a change. One that has another price is asked about first: old, new and why stand before the next press, which says
 * what was seen.
 */
export function useChange() {
  const { wish, send, reprice } = useOpenTrip();
  const [asked, setQuestion] = useState<ChangeQuestion | null>(null);
  // What was refused is priced anew with the next press.
  const question = wish.kind === 'refused' ? null : asked;
  const [isUnchanged, setUnchanged] = useState(false);
  const change = async (fields: TripChange) => {
    const isAnswer = question !== null && JSON.stringify(question.fields) === JSON.stringify(fields);
    const isNone = Object.keys(fields).length === 0;
    setUnchanged(isNone);
    if (!isAnswer) setQuestion(null);
    if (isNone) return;
    if (!touchesPrice(fields)) return send({ action: 'change', fields });
    const price = isAnswer ? question.price : await reprice(fields);
    if (!price) return;
    if (!isAnswer && isNews(price)) return setQuestion({ fields, price });
    const seen = price.outcome === 'same' ? {} : { seen_price_agorot: price.after };
    await send({ action: 'change', fields, ...seen });
  };
  return { question, isUnchanged, change, leave: () => setQuestion(null) };
}
