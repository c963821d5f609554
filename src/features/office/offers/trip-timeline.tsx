import { formatPrice, type LeadTrip, type OfficeEvent } from '@/data/offers';
import { By, Moment } from '@/features/office/kit/moment';
import { knownName, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Icon } from '@/ui/icon';

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a traveller has changed or asks to change: each field as it was and as it is wished, then the price before and by the list. */
function Changes({ detail }: Pick<OfficeEvent, 'detail'>) {
  const { fields: labels, drawer } = useMessages('staffLeads');
  const m = useMessages('staffOffers');
  const locale = useLocale();
  const { fields, price } = detail;
  const shown = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : value ? drawer.yes : '–';
  const amount = (value: unknown) => (typeof value === 'number' ? formatPrice(locale, value) : '–');
  const rows = Object.entries(isRecord(fields) ? fields : {}).map(([name, step]): [string, string, string] =>
    isRecord(step) ? [knownName(labels, name), shown(step['from']), shown(step['to'])] : [name, '', ''],
  );
  if (isRecord(price)) rows.push([m.byList, amount(price['from']), amount(price['to'])]);
  return rows.map(([name, from, to]) => (
    <p key={name} className="wrap-anywhere text-ink-2">
      {name}: <bdi>{from}</bdi> <Icon name="arrow" className="inline size-4 text-ink-3" /> <bdi>{to}</bdi>
    </p>
  ));
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
            <Changes detail={detail} />
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
