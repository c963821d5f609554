import type { ReactNode } from 'react';
import type { LeadRecord } from '@/data/lead-record';
import {
  CONTACT_SERVICE_TYPE,
  leadField,
  onLineOf,
  saysRouteOnly,
  staffFields,
  type LeadFieldName,
} from '@/data/leads';
import { formatPrice } from '@/data/offers';
import { FactList } from '@/features/office/kit/fact-list';
import { Moment } from '@/features/office/kit/moment';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { answerText, type AnswerWords } from './lead-answer';
import { useServiceName } from './lead-names';

/** Everything that was sent; what was not said is left out. */
export function LeadFacts({ record }: { record: LeadRecord }) {
  const m = useMessages('staffLeads');
  const serviceName = useServiceName();
  const shown = staffFields('drawer').filter((name) => isShown(name, record));
  const factOf = (name: LeadFieldName) =>
    [
      m.fields[name],
      <Answer key={name} {...{ name, record }} words={{ drawer: m.drawer, choices: m.choices, serviceName }} />,
    ] as const;
  // What the customer wrote may be long: of a trip it comes last, of a message it is what the message is for.
  const isLong = (name: LeadFieldName) => leadField(name).kind === 'text';
  const words = shown.filter(isLong).map(factOf);
  const others = [
    ...shown.filter((name) => !isLong(name)).map(factOf),
    [
      m.drawer.listPrice,
      record.price_shown_agorot === null ? null : <ListPrice key="price" record={record} />,
    ] as const,
    ...record.closed.map(
      ({ way, starts_at: start, ends_at: end }) =>
        [
          m.drawer.closedWay[way],
          <span key={way} className="text-danger">
            {m.drawer.closed} <Moment at={start} /> – <Moment at={end} />
          </span>,
        ] as const,
    ),
    [m.drawer.confirmation, record.mailed ? null : m.drawer.unmailed] as const,
    [m.drawer.received, <Moment key="received" at={record.created_at} />] as const,
  ];
  return (
    <FactList facts={record.service_type === CONTACT_SERVICE_TYPE ? [...words, ...others] : [...others, ...words]} />
  );
}

/** What the trip costs by the price list, until when that holds, and what the office must know of it. */
function ListPrice({ record }: { record: LeadRecord }) {
  const m = useMessages('staffLeads').drawer;
  const locale = useLocale();
  const { price_shown_agorot: price, price_list_version: version, price_other_agorot: other } = record;
  if (price === null || version === null) return null;
  return (
    <>
      <Ltr>{formatPrice(locale, price)}</Ltr> ({m.listNumber(version)})
      {record.price_expired ? (
        <span className="block text-danger">{m.priceExpired}</span>
      ) : record.price_held_until ? (
        <span className="block font-normal">
          {m.heldUntil} <Moment at={record.price_held_until} />
        </span>
      ) : null}
      {other === null ? null : <span className="block font-normal">{m.otherPrice(formatPrice(locale, other))}</span>}
    </>
  );
}

/** The one text of both places is for requests that name neither by itself. */
const isShown = (name: LeadFieldName, record: LeadRecord): boolean =>
  onLineOf(name).some((each) => record[each] !== null && record[each] !== '') &&
  !(name === 'destination' && !saysRouteOnly(record));

interface AnswerProps {
  name: LeadFieldName;
  record: LeadRecord;
  words: AnswerWords;
}

/** One answer, and those that staff read on its line, in the words of the page. */
function Answer({ name, record, words }: AnswerProps): ReactNode {
  const answers = onLineOf(name).flatMap((each) => {
    const value = record[each];
    return value === null || value === '' ? [] : [answerText(each, value, words)];
  });
  const text = answers.join(' ');
  const { kind, ltr } = leadField(name);
  if (kind === 'text') return <bdi className="block font-normal whitespace-pre-wrap">{text}</bdi>;
  return ltr ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>;
}
