import { TRIP_WORDS_MAX } from '@/data/trip';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useOpenTrip } from './trip-context';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

/** Asks in words for what has no field of its own, or says that nobody was missing. */
export function AskChangeForm() {
  const { trip, send } = useOpenTrip();
  const m = useMessages('trip');
  const isWrong = trip.state === 'no_show';
  const words = isWrong ? m.ask.wrong : m.ask;
  const form = useTripForm({
    action: 'ask_change',
    rules: { text: (value) => (value.length >= 3 ? undefined : 'required') },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(({ text }) => void send({ action: 'ask_change', text }))}
    >
      {trip.booking && !isWrong ? <p className="text-ink-2">{m.ask.kept}</p> : null}
      <FormField form={form} name="text" label={words.text} required={m.keyless.required} hint={words.hint}>
        {(control) => <TextArea {...control} rows={3} maxLength={TRIP_WORDS_MAX.text} required />}
      </FormField>
      <WishNotice actions={['ask_change']} />
      <WishButton action="ask_change">{words.send}</WishButton>
    </form>
  );
}
