import { TRIP_WORDS_MAX } from '@/data/trip';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useOpenTrip } from './trip-context';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

/** Declines the offer, with a reason or without. */
export function DeclineForm() {
  const { trip, send } = useOpenTrip();
  const m = useMessages('trip').decline;
  const form = useTripForm({ action: 'decline', rules: { reason: () => undefined } });
  const number = trip.offer?.number ?? 0;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(({ reason }) => void send({ action: 'decline', offer: number, ...(reason && { reason }) }))}
    >
      <FormField form={form} name="reason" label={m.reason} hint={m.hint}>
        {(control) => <TextArea {...control} rows={2} maxLength={TRIP_WORDS_MAX.reason} />}
      </FormField>
      <WishNotice actions={['decline']} />
      <WishButton action="decline">{m.send}</WishButton>
    </form>
  );
}
