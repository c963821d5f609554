import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { formatPrice } from '@/data/offers';
import { decideExtra, type ExtraAnswer, type RideExtra } from '@/data/ride-extras';
import { DigitsField, TextField } from '@/features/office/kit/fields';
import { Part } from '@/features/office/kit/record-sheet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep, type Step } from '@/features/office/kit/use-step';
import { knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Badge, type BadgeTone } from '@/ui/badge';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { rideExtrasQuery, ridesKey } from './queries';
import { languageNames } from './ride-words';

const AGOROT = 100;

const TONES: Readonly<Record<RideExtra['state'], BadgeTone>> = {
  noted: 'warn',
  asked: 'info',
  agreed: 'success',
  objected: 'danger',
  dropped: 'neutral',
};

/** What a ride has cost besides: as the driver has noted it, and what the office asks the traveller for. Nothing where nothing was noted. */
export function RideExtras({ rideId }: { rideId: string }) {
  const m = useMessages('staffRides').extras;
  const { data: extras = [] } = useQuery(rideExtrasQuery(rideId));
  if (extras.length === 0) return null;
  return (
    <Part title={m.title}>
      <ul className="grid gap-3">
        {extras.map((extra) => (
          <li key={extra.id}>
            <Extra extra={extra} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** agorot null: nothing is asked for. */
interface Wish {
  agorot: number | null;
  reason: string | null;
}

function Extra({ extra }: { extra: RideExtra }) {
  const m = useMessages('staffRides').extras;
  const locale = useLocale();
  const id = useId();
  const deciding = useStep({
    call: ({ agorot, reason }: Wish) => decideExtra(extra, agorot, reason),
    again: [ridesKey],
    words: ({ outcome }) => (outcome === 'not_waited' ? m.notWaited : undefined),
  });
  const { state, kind, noted_agorot: said, noted_minutes: minutes, counted_minutes: counted, agorot } = extra;
  const figure = said === null ? minutes && m.minutes(minutes) : formatPrice(locale, said);
  const price = agorot !== null && state !== 'dropped' ? ` · ${isolatedText(formatPrice(locale, agorot))}` : '';
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3 rounded bg-stone-100 p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="font-bold">
          {m.kinds[kind]}
          {price}
        </span>
        <Badge tone={TONES[state]}>{knownName(m.states, state)}</Badge>
      </p>
      {figure || extra.note ? (
        <p className="text-sm wrap-anywhere">
          {[figure && m.driverSays(isolatedText(figure)), extra.note && isolatedText(extra.note)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {counted === null ? null : <p className="text-sm">{m.counted(counted)}</p>}
      {extra.answer ? <p className="wrap-anywhere">{m.answered(isolatedText(extra.answer))}</p> : null}
      {/* The fields are those of what is there now; what became of a decision outlives them. */}
      {state === 'dropped' ? null : <Decision key={extra.updated_at} {...{ extra, deciding }} />}
      <StepState step={deciding}>{knownName(m.states, state)}</StepState>
    </div>
  );
}

const schema = z.object({
  amount: z
    .string()
    .check(z.refine((typed) => /^[1-9]\d{0,3}$/u.test(typed.trim()) && Number(typed) <= 1000, 'amount')),
  reason: z.string().check(z.refine((typed) => typed.trim() !== '', 'reason')),
});

/**
 * The amount and the reason that the traveller reads, or that nothing is asked for. What was agreed can only be dropped, and so can a
 * waiting that the steps do not show.
 */
function Decision({ extra, deciding }: { extra: RideExtra; deciding: Step<Wish, ExtraAnswer> }) {
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
  const locale = useLocale();
  const canAsk = extra.state !== 'agreed' && extra.counted_minutes !== 0;
  const isAsking = deciding.isBusy && deciding.wish?.agorot !== null;
  async function ask() {
    if (!(await form.check())) return;
    const { amount, reason } = form.state.getValues();
    deciding.run({ agorot: Number(amount) * AGOROT, reason: reason.trim() }, form.draft.forget);
  }
  return (
    <>
      {canAsk ? (
        <>
          <DigitsField form={form} name="amount" label={m.amount} className="text-sm" isShort maxLength={4} />
          <TextField
            form={form}
            name="reason"
            label={m.reason(languageNames(locale, [extra.language]))}
            className="text-sm"
            maxLength={200}
          />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {canAsk ? (
          <StepButton size="small" busy={isAsking} disabled={deciding.isBusy && !isAsking} onClick={() => void ask()}>
            {extra.state === 'noted' ? m.ask : m.askAgain}
          </StepButton>
        ) : null}
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
