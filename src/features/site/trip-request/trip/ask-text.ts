import type { Ask } from '@/data/submit-lead';
import type { Messages } from '@/i18n/messages';

/** Why there is no price, and what to do about it. */
export function askText(m: Messages['tripRequest']['price'], { reason, place, about }: Ask): string {
  if (place !== undefined) return m.unpriced(place, m.within);
  const isPlace = reason === 'from' || reason === 'to';
  return isPlace && about && about !== 'empty' ? `${m.askPlace[reason]} ${m.askPlace[about]}` : m.ask[reason];
}
