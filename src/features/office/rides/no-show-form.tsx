import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { formatPrice } from '@/data/offers';
import { reportNoShow, type NoShow, type NoShowTerms, type Ride, type SeenRide } from '@/data/rides';
import { ChoiceField, DigitsField, TextField } from '@/features/office/kit/fields';
import { LookupFailure } from '@/features/office/kit/lookup';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useWishId } from '@/features/office/kit/use-step';
import { knownName, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { Skeleton } from '@/ui/skeleton';
import { lastTime } from './board-day';
import { noShowQuery } from './queries';
import { useRideStep } from './use-ride-step';

interface NoShowFormProps {
  ride: Ride;
  onKeep: () => void;
}

/** That nobody came: not before the free waiting is over, with where the driver waited, and whether it costs them something. */
export function NoShowForm({ ride, onKeep }: NoShowFormProps) {
  const { steps, sheet } = useMessages('staffRides');
  const m = steps.noShow;
  const locale = useLocale();
  const terms = useQuery(noShowQuery(ride));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const waiting = terms.data?.waiting;
  const { here_at: hereAt, lost_at: lostAt } = terms.data ?? {};
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
        <LookupFailure of={terms} text={m.failed} />
      ) : null}
      {terms.data === null ? <Alert tone="info">{sheet.gone}</Alert> : null}
      {waiting?.waited_from ? <p>{m.since(isolatedText(shortMoment(locale, waiting.waited_from)))}</p> : null}
      {hereAt || lostAt ? (
        <Alert tone="warn">
          {hereAt ? <p>{m.here(isolatedText(shortMoment(locale, hereAt)))}</p> : null}
          {lostAt ? <p>{m.lost(isolatedText(shortMoment(locale, lostAt)))}</p> : null}
        </Alert>
      ) : null}
      {waiting && !terms.data?.is_over ? (
        <Alert tone="info">
          {m.wait(waiting.minutes, waiting.counts_from, isolatedText(shortMoment(locale, waiting.until)))}
        </Alert>
      ) : null}
      {terms.data?.is_over ? <Report key={ride.id} {...{ ride }} terms={terms.data} /> : null}
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
function Report({ ride, terms }: { ride: Ride; terms: NoShowTerms }) {
  const { steps } = useMessages('staffRides');
  const m = steps.noShow;
  const locale = useLocale();
  const form = useKeptForm({
    keep: `no-show:${ride.id}`,
    schema,
    defaultValues: { place: terms.place, until: '', fee: '' },
    errorText: (code) => knownName({ ...steps.faults, place: m.placeMissing, fee: m.feeMissing }, code),
  });
  const idOf = useWishId();
  const reporting = useRideStep(({ seen, ...noShow }: NoShow & { seen: SeenRide }) =>
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
      <TextField form={form} name="place" label={m.place} className="text-sm" maxLength={300} />
      <DigitsField
        form={form}
        name="until"
        label={m.until}
        hint={steps.atHint}
        className="text-sm"
        isShort
        maxLength={5}
      />
      <ChoiceField
        inSight
        form={form}
        name="fee"
        label={m.fee}
        className="text-sm"
        options={[
          ['charge', m.charge, m.chargeFee(formatPrice(locale, terms.fee_agorot))],
          ['waive', m.waive],
        ]}
      />
      <p className="text-sm text-ink-2">{m.told}</p>
      <StepState step={reporting} />
      <StepButton size="small" className="justify-self-start" busy={reporting.isBusy} onClick={() => void send()}>
        {m.send}
      </StepButton>
    </>
  );
}
