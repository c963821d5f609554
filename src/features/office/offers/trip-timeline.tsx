import { formatPrice, type LeadTrip, type OfficeEvent } from '@/data/offers';
import { By, Moment } from '@/features/office/kit/moment';
import { knownName, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';

/** In their own words: what was asked for, or why. */
const wordsOf = ({ text, reason }: OfficeEvent['detail']): string =>
  [text, reason].find((words): words is string => typeof words === 'string') ?? '';

type Words = Messages['staffOffers'];

const textOf = (detail: OfficeEvent['detail'], name: string): string => {
  const value = detail[name];
  return typeof value === 'string' ? value : '';
};

/** What happened; of a driver's report the step, and of what was taken back that it was. */
function titleOf(m: Words, { kind, detail }: Pick<OfficeEvent, 'kind' | 'detail'>): string {
  if (kind === 'offer_sent' && detail['by'] === 'hand') return m.offerReady;
  if (kind === 'paid_noted' && !detail['way']) return m.paymentBack;
  if (kind !== 'ride_step') return knownName(m.events, kind);
  const step = textOf(detail, 'step');
  return step === 'back'
    ? m.stepBack(knownName(m.rideSteps, textOf(detail, 'taken_back')))
    : knownName(m.rideSteps, step);
}

/** Where the driver has waited for those who did not come, from when, and what it costs them. */
function noShowText(m: Words, locale: Locale, { kind, detail }: Pick<OfficeEvent, 'kind' | 'detail'>): string {
  if (kind !== 'no_show') return '';
  const fee = typeof detail['fee_agorot'] === 'number' ? detail['fee_agorot'] : 0;
  const from = textOf(detail, 'waited_from');
  return m.noShow.waited(
    from ? isolatedText(timeInIsrael(from)) : '',
    isolatedText(textOf(detail, 'place')),
    fee > 0 ? formatPrice(locale, fee) : m.noShow.waived,
  );
}

/** What traveller and office have done with the trip, the newest first. */
export function TripTimeline({ events }: Pick<LeadTrip, 'events'>) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-bold">{m.timeline}</h4>
      <ol className="grid gap-2 border-s-2 border-stone-200 ps-4">
        {events.map(({ id, kind, actor, actor_name, occurred_at, detail }) => (
          <li key={id}>
            <p>{titleOf(m, { kind, detail })}</p>
            {kind === 'no_show' ? <p className="text-ink-2">{noShowText(m, locale, { kind, detail })}</p> : null}
            {wordsOf(detail) ? (
              <p className="whitespace-pre-line wrap-anywhere text-ink-2">
                <bdi>{wordsOf(detail)}</bdi>
              </p>
            ) : null}
            <p className="text-sm text-ink-3">
              <Moment at={occurred_at} />
              <By name={actor_name ?? m.actors[actor]} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
