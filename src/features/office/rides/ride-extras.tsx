import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { formatPrice } from '@/data/offers';
import { decideExtra, type RideExtra } from '@/data/ride-extras';
import { DigitsField, TextField } from '@/features/office/kit/fields';
import { Part } from '@/features/office/kit/record-sheet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { rideExtrasQuery, ridesKey } from './queries';

const AGOROT = 100;

/** What a ride has cost besides: as the driver has noted it, and what the office asks the traveller for. Nothing where nothing was noted. */
export function RideExtras({ rideId }: { rideId: string }) {
  const m = useMessages('staffRides').extras;
  const { data: extras = [] } = useQuery(rideExtrasQuery(rideId));
  if (extras.length === 0) return null;
  return (
    <Part title={m.title}>
      <ul className="grid gap-4">
        {extras.map((extra) => (
          <li key={`${extra.id} ${extra.updated_at}`} className="grid gap-3">
            <Extra extra={extra} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Extra({ extra }: { extra: RideExtra }) {
  const m = useMessages('staffRides').extras;
  const locale = useLocale();
  const { state, kind, noted_agorot: said, noted_minutes: minutes, counted_minutes: counted, agorot } = extra;
  const figure = said === null ? minutes && m.minutes(minutes) : formatPrice(locale, said);
  return (
    <>
      <p>
        <span className="font-bold">{m.kinds[kind]}</span>
        {figure ? ` · ${m.driverSays(isolatedText(figure))}` : null} · {knownName(m.states, state)}
        {agorot !== null && state !== 'dropped' ? ` · ${isolatedText(formatPrice(locale, agorot))}` : null}
      </p>
      {extra.note ? <p className="text-sm text-ink-2 wrap-anywhere">{isolatedText(extra.note)}</p> : null}
      {counted === null ? null : <p className="text-sm">{m.counted(counted)}</p>}
      {extra.answer ? <p className="wrap-anywhere">{m.answered(isolatedText(extra.answer))}</p> : null}
      {state === 'dropped' ? null : <Decision extra={extra} />}
    </>
  );
}

const schema = z.object({
  amount: z
    .string()
    .check(z.refine((typed) => /^[1-9]\d{0,3}$/u.test(typed.trim()) && Number(typed) <= 1000, 'amount')),
  reason: z.string().check(z.refine((typed) => typed.trim() !== '', 'reason')),
});

/** The amount and the reason that the traveller reads, or that nothing is asked for. What was agreed can only be dropped. */
function Decision({ extra }: { extra: RideExtra }) {
  const m = useMessages('staffRides').extras;
  const form = useKeptForm({
    keep: `extra:${extra.id}`,
    schema,
    defaultValues: {
      amount: String((extra.agorot ?? extra.noted_agorot ?? 0) / AGOROT || ''),
      reason: extra.reason ?? extra.note ?? '',
    },
    errorText: (code) => knownName(m.faults, code),
  });
  const deciding = useStep({
    call: ({ agorot, reason }: { agorot: number | null; reason: string | null }) => decideExtra(extra, agorot, reason),
    again: [ridesKey],
    words: ({ outcome }) => (outcome === 'not_waited' ? m.notWaited : undefined),
  });
  const isAsking = deciding.isBusy && deciding.wish?.agorot !== null;
  async function ask() {
    if (!(await form.check())) return;
    const { amount, reason } = form.state.getValues();
    deciding.run({ agorot: Number(amount) * AGOROT, reason: reason.trim() }, form.draft.forget);
  }
  return (
    <>
      {extra.state === 'agreed' ? null : (
        <>
          <DigitsField form={form} name="amount" label={m.amount} className="text-sm" isShort maxLength={4} />
          <TextField form={form} name="reason" label={m.reason} className="text-sm" maxLength={200} />
        </>
      )}
      <StepState step={deciding} />
      <div className="flex flex-wrap gap-2">
        {extra.state === 'agreed' ? null : (
          <StepButton size="small" busy={isAsking} disabled={deciding.isBusy && !isAsking} onClick={() => void ask()}>
            {extra.state === 'noted' ? m.ask : m.askAgain}
          </StepButton>
        )}
        <StepButton
          size="small"
          tone="outline"
          busy={deciding.isBusy && !isAsking}
          disabled={isAsking}
          onClick={() => deciding.run({ agorot: null, reason: null }, form.draft.forget)}
        >
          {m.drop}
        </StepButton>
      </div>
    </>
  );
}
