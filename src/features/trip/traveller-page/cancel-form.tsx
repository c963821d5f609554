import { useState } from 'react';
import { formatPrice, TRIP_WORDS_MAX } from '@/data/trip';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useOpenTrip } from './trip-context';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

/** Cancels, once: what it costs stands before the button, and in the question after it. */
export function CancelForm() {
  const { trip, send } = useOpenTrip();
  const locale = useLocale();
  const m = useMessages('trip').cancel;
  const { cancelRequest } = useMessages('trip').actions;
  const [asked, setAsked] = useState<{ reason: string } | null>(null);
  const form = useTripForm({ action: 'cancel', rules: { reason: () => undefined } });
  const fee = trip.cancellation?.fee_agorot ?? 0;
  const feeText = fee > 0 ? m.fee(formatPrice(locale, fee)) : m.free;
  const until = trip.cancellation && fee === 0 ? m.freeUntil(shortMoment(locale, trip.cancellation.free_until)) : '';
  const confirm = () => {
    const reason = asked?.reason;
    setAsked(null);
    void send({ action: 'cancel', seen_fee_agorot: fee, ...(reason && { reason }) });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(({ reason }) => setAsked({ reason }))}>
      <WishNotice actions={['cancel']} />
      <p data-first tabIndex={-1} className="text-lead focus:outline-none">
        {m.now} <strong>{feeText}</strong> {until}
      </p>
      <FormField form={form} name="reason" label={m.reason}>
        {(control) => <TextArea {...control} rows={2} maxLength={TRIP_WORDS_MAX.reason} />}
      </FormField>
      <WishButton action="cancel" tone="danger">
        {trip.booking ? m.send : cancelRequest}
      </WishButton>
      {asked ? (
        <ConfirmDialog
          title={m.ask}
          confirmLabel={m.yes}
          cancelLabel={m.no}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {m.now} {feeText}
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
