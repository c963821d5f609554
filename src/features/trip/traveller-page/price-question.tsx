import { useEffect, useRef } from 'react';
import { CHANGE_FIELDS, rideFact, type ChangeFieldName } from '@/data/facts';
import { formatPrice } from '@/data/trip';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useOpenTrip } from './trip-context';
import type { ChangeQuestion } from './use-change';
import { WishButton } from './wish-button';

/** A field's value in words. */
export type SaidOf = (name: ChangeFieldName, value: string | number | boolean | null | undefined) => string;

interface PriceQuestionProps {
  question: ChangeQuestion;
  labelOf: (name: ChangeFieldName) => string;
  saidOf: SaidOf;
  /** What stands now, by field. */
  initial: Readonly<Record<ChangeFieldName, string>>;
  onLeave: () => void;
}

/** Old price, new price and why, before a change is made or asked for. */
export function PriceQuestion({ question, labelOf, saidOf, initial, onLeave }: PriceQuestionProps) {
  const { fields, price } = question;
  const { trip, wish } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip').change.reprice;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), [question]);
  const amount = (agorot: number | null, none: string) => (agorot === null ? none : formatPrice(locale, agorot));
  const why = CHANGE_FIELDS.filter((name) => name in fields && rideFact(name).touches?.includes('price'));
  const isAsked = price.outcome === 'asked';
  const said = isAsked ? (trip.booking ? m.askedBooking : m.askedOffer) : price.after === null ? m.inWriting : '';
  const until = price.held_until && m.held(shortMoment(locale, price.held_until));
  const press = isAsked ? m.ask : price.after === null ? m.make : m.makeAt(formatPrice(locale, price.after));
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="price-question"
      className="grid gap-4 rounded border-s-[5px] border-amber-400 bg-stone-50 p-4 focus:outline-none forced-colors:border"
    >
      <h4 id="price-question" className="font-sans text-base font-bold tracking-normal">
        {isAsked ? m.asked : m.made}
      </h4>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-ink-2">{m.before}</dt>
          <dd className="text-h3 font-display">{amount(price.before, m.none)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{isAsked ? m.byList : m.after}</dt>
          <dd className="text-h3 font-display">{amount(price.after, m.toCome)}</dd>
        </div>
      </dl>
      <div className="grid gap-1">
        <p className="font-bold">{m.why}</p>
        <ul className="grid gap-1">
          {why.map((name) => (
            <li key={name} className="wrap-anywhere">
              {labelOf(name)}: <bdi>{saidOf(name, initial[name])}</bdi>{' '}
              <Icon name="arrow" className="inline size-4 text-ink-3" /> <bdi>{saidOf(name, fields[name])}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {said || until ? <p>{[said, until].filter(Boolean).join(' ')}</p> : null}
      <div className="flex flex-wrap gap-3">
        <WishButton action="change">{press}</WishButton>
        <Button tone="outline" disabled={wish.kind === 'sending'} className="max-sm:w-full" onClick={onLeave}>
          {m.leave}
        </Button>
      </div>
    </section>
  );
}
