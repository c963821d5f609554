import { useEffect, useState } from 'react';
import { formatPrice, TRIP_WORDS_MAX, type TripExtra } from '@/data/trip';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useLostFocus } from '@/ui/use-lost-focus';
import { Band } from './band';
import { useOpenTrip } from './trip-context';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

/** What the ride has cost besides: what it is, how much and why. Nothing of it is owed until its traveller has agreed. */
export function ExtrasBand() {
  const { trip } = useOpenTrip();
  const m = useMessages('trip').band.extras;
  if (trip.extras.length === 0) return null;
  const isAsked = trip.extras.some(({ state }) => state === 'asked');
  return (
    <Band title={m.title}>
      {isAsked ? <p className="text-lead">{m.ask}</p> : null}
      <WishNotice actions={['answer_extra']} />
      <ul className="grid gap-4">
        {trip.extras.map((extra) => (
          <Extra key={`${extra.id} ${extra.state} ${extra.agorot}`} extra={extra} />
        ))}
      </ul>
    </Band>
  );
}

function Extra({ extra }: { extra: TripExtra }) {
  const locale = useLocale();
  const { wish, send } = useOpenTrip();
  const m = useMessages('trip').band.extras;
  const { sending } = useMessages('trip').actions;
  const [objects, setObjects] = useState<boolean | null>(null);
  // The form takes the focus of the button that opened it, and gives it back.
  const row = useLostFocus<HTMLLIElement>(objects === false);
  const { id, kind, state, agorot, minutes, reason } = extra;
  const price = formatPrice(locale, agorot);
  const states: Readonly<Record<string, string>> = m.states;
  return (
    <li ref={row} tabIndex={-1} className="grid gap-2">
      <p className="text-lead wrap-anywhere">
        {m.what[kind](minutes ?? 0)} · <strong>{price}</strong>
      </p>
      <p className="wrap-anywhere">{isolatedText(reason)}</p>
      {state === 'asked' ? null : <p className="font-bold">{states[state]}</p>}
      {state === 'asked' && !objects ? (
        <div className="flex flex-wrap gap-3">
          <Button
            tone="primary"
            busy={wish.kind === 'sending' && wish.action === 'answer_extra'}
            busyLabel={sending}
            className="max-sm:w-full"
            onClick={() => void send({ action: 'answer_extra', extra: id, agrees: true, seen_agorot: agorot })}
          >
            {m.agree(isolatedText(price))}
          </Button>
          <Button tone="outline" className="max-sm:w-full" onClick={() => setObjects(true)}>
            {m.object}
          </Button>
        </div>
      ) : null}
      {state === 'asked' && objects ? <Objection extra={extra} onKeep={() => setObjects(false)} /> : null}
    </li>
  );
}

function Objection({ extra, onKeep }: { extra: TripExtra; onKeep: () => void }) {
  const { send } = useOpenTrip();
  const m = useMessages('trip').band.extras;
  const form = useTripForm({
    action: 'answer_extra',
    id: `answer_extra-${extra.id}`,
    rules: { text: () => undefined },
  });
  const field = form.fieldId('text');
  useEffect(() => document.getElementById(field)?.focus(), [field]);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(
        ({ text }) =>
          void send({
            action: 'answer_extra',
            extra: extra.id,
            agrees: false,
            seen_agorot: extra.agorot,
            ...(text && { text }),
          }),
      )}
    >
      <FormField form={form} name="text" label={m.why}>
        {(control) => <TextArea {...control} rows={2} maxLength={TRIP_WORDS_MAX.reason} />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <WishButton action="answer_extra">{m.send}</WishButton>
        <Button tone="outline" className="max-sm:w-full" onClick={onKeep}>
          {m.keep}
        </Button>
      </div>
    </form>
  );
}
