import { formatPrice } from '@/data/offers';
import { TextField } from '@/features/office/kit/fields';
import { formatCalendarDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Ltr } from '@/ui/ltr';
import type { ListPrice } from './list-price';
import type { OfferValues } from './offer-values';

interface ListPriceRowProps {
  form: CheckedForm<OfferValues>;
  answer: ListPrice | null;
  /** Whether the price is one that somebody has to explain. */
  needsReason: boolean;
}

/** What the list says of the rides that are typed, and why the offer says something else. */
export function ListPriceRow({ form, answer, needsReason }: ListPriceRowProps) {
  const m = useMessages('staffOffers').list;
  const locale = useLocale();
  return (
    <>
      <p role="status" className="text-sm text-ink-2">
        {answer?.outcome === 'priced' ? m.price(formatPrice(locale, answer.total_agorot), answer.version) : null}
        {answer?.outcome === 'closed' ? (
          <>
            {m.closed} <Ltr>{answer.hours.map(({ day, time }) => `${formatCalendarDay(day)} ${time}`).join(' · ')}</Ltr>
          </>
        ) : null}
        {answer ? null : m.none}
      </p>
      {needsReason ? (
        <TextField form={form} name="price_reason" label={m.reason} hint={m.reasonHint} maxLength={200} />
      ) : null}
    </>
  );
}
