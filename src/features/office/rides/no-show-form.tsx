import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { formatPrice } from '@/data/offers';
import { reportNoShow, type NoShow, type NoShowTerms, type Ride, type SeenRide } from '@/data/rides';
import { LtrInput } from '@/features/office/kit/fields';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useWishId } from '@/features/office/kit/use-step';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { describedBy, FieldError, fieldIds, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { lastTime } from './board-day';
import { noShowQuery } from './queries';
import { useRideStep } from './use-ride-step';

interface NoShowFormProps {
  userId: string;
  ride: Ride;
  onKeep: () => void;
}

/** That nobody came: not before the free waiting is over, with where the driver waited, and whether it costs them something. */
export function NoShowForm({ userId, ride, onKeep }: NoShowFormProps) {
  const { steps, retry, sheet } = useMessages('staffRides');
  const m = steps.noShow;
  const locale = useLocale();
  const terms = useQuery(noShowQuery(userId, ride));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const waiting = terms.data?.waiting;
  return (
    <section className="grid gap-3 rounded bg-stone-100 p-4">
      <h4 ref={title} tabIndex={-1} className="font-bold">
        {m.title}
      </h4>
      {terms.isPending ? (
        <>
          <span className="sr-only">{m.loading}</span>
          <Skeleton className="h-11 w-full" />
        </>
      ) : terms.isError ? (
        <LoadFailure text={m.failed} retryLabel={retry} onRetry={() => void terms.refetch()} />
      ) : null}
      {terms.data === null ? <Alert tone="info">{sheet.gone}</Alert> : null}
      {waiting?.waited_from ? <p>{m.since(isolatedText(shortMoment(locale, waiting.waited_from)))}</p> : null}
      {waiting && !terms.data?.is_over ? (
        <Alert tone="info">
          {m.wait(waiting.minutes, waiting.counts_from, isolatedText(shortMoment(locale, waiting.until)))}
        </Alert>
      ) : null}
      {terms.data?.is_over ? <Report key={ride.id} {...{ userId, ride }} terms={terms.data} /> : null}
      <Button tone="outline" size="small" className="justify-self-start" onClick={onKeep}>
        {m.keep}
      </Button>
    </section>
  );
}

/** Until when the driver waited: now where nothing is typed. */
const waitedUntil = (typed: string) => (typed.trim() ? lastTime(typed.trim()) : { at: null });
const faultOf = (typed: string) => {
  const read = waitedUntil(typed);
  return 'fault' in read ? read.fault : null;
};

const schema = z.object({
  place: z.string().check(z.refine((typed) => typed.trim() !== '', 'place')),
  until: z
    .string()
    .check(z.refine((typed) => faultOf(typed) === null, { error: ({ input }) => faultOf(String(input)) })),
  fee: z.string().check(z.refine((chosen) => chosen !== '', 'fee')),
});

/** Enter in its fields does nothing: what it leads to is told to the customer at once. */
function Report({ userId, ride, terms }: { userId: string; ride: Ride; terms: NoShowTerms }) {
  const { steps } = useMessages('staffRides');
  const m = steps.noShow;
  const locale = useLocale();
  const words: Readonly<Record<string, string>> = { ...steps.faults, place: m.placeMissing, fee: m.feeMissing };
  const form = useKeptForm({
    keep: `no-show:${ride.id}`,
    schema,
    defaultValues: { place: terms.place, until: '', fee: '' },
    errorText: (code) => words[code] ?? code,
  });
  const idOf = useWishId();
  const reporting = useRideStep(userId, ({ seen, ...noShow }: NoShow & { seen: SeenRide }) =>
    reportNoShow(seen, noShow, idOf([seen.updated_at, noShow])),
  );
  async function send() {
    if (!(await form.check())) return;
    const { place, until, fee } = form.state.getValues();
    const read = waitedUntil(until);
    if ('fault' in read) return;
    reporting.run(
      {
        seen: ride,
        at: read.at,
        place: place.trim(),
        charged: fee === 'charge',
        seen_fee_agorot: terms.fee_agorot,
      },
      form.draft.forget,
    );
  }
  return (
    <>
      <FormField form={form} name="place" label={m.place} className="text-sm">
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
      </FormField>
      <FormField form={form} name="until" label={m.until} hint={steps.atHint} className="text-sm">
        {(control) => <LtrInput {...control} isShort maxLength={5} />}
      </FormField>
      <FeeChoice form={form} fee={formatPrice(locale, terms.fee_agorot)} />
      <p className="text-sm text-ink-2">{m.told}</p>
      <StepState step={reporting} />
      <StepButton size="small" className="justify-self-start" busy={reporting.isBusy} onClick={() => void send()}>
        {m.send}
      </StepButton>
    </>
  );
}

/** @param fee a price, in words */
function FeeChoice({ form, fee }: { form: CheckedForm<z.infer<typeof schema>>; fee: string }) {
  const m = useMessages('staffRides').steps.noShow;
  const id = form.fieldId('fee');
  const error = form.errorOf('fee');
  const choices = [
    { value: 'charge', label: m.charge, hint: m.chargeFee(fee) },
    { value: 'waive', label: m.waive, hint: '' },
  ];
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className="grid gap-1 text-sm"
      {...describedBy(id, { error })}
    >
      <p id={`${id}-label`} className="font-bold">
        {m.fee}
      </p>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            {...form.state.register('fee')}
            type="radio"
            value={value}
            aria-describedby={error ? fieldIds(id).error : undefined}
            className="size-6 accent-sea-600"
          />
          <span>
            <span className="font-bold">{label}</span> {hint}
          </span>
        </label>
      ))}
      <FieldError id={fieldIds(id).error} message={error} />
    </fieldset>
  );
}
