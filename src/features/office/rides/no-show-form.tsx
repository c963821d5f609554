import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { formatPrice } from '@/data/offers';
import { reportNoShow, type NoShow, type NoShowTerms, type Ride, type SeenRide } from '@/data/rides';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { newId } from '@/lib/new-id';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { describedBy, Field, TextInput } from '@/ui/field';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { lastTime } from './board-day';
import { noShowQuery } from './queries';
import { useRideAction } from './use-ride-action';

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

/** Enter in its fields does nothing: what it leads to is told to the customer at once. */
function Report({ userId, ride, terms }: { userId: string; ride: Ride; terms: NoShowTerms }) {
  const id = useId();
  const { steps } = useMessages('staffRides');
  const m = steps.noShow;
  const locale = useLocale();
  const [place, setPlace] = useState(terms.place);
  const [typed, setTyped] = useState('');
  const [charged, setCharged] = useState<boolean | null>(null);
  const [isSent, setSent] = useState(false);
  /** One report, however often it is sent. */
  const report = useRef({ key: '', event: '' });
  const reporting = useRideAction(userId, ({ seen, ...noShow }: NoShow & { seen: SeenRide }) => {
    const key = JSON.stringify([seen.updated_at, noShow]);
    if (report.current.key !== key) report.current = { key, event: newId() };
    return reportNoShow(seen, noShow, report.current.event);
  });
  const read = typed.trim() ? lastTime(typed.trim()) : { at: null };
  const faults = {
    place: place.trim() ? undefined : m.placeMissing,
    until: 'fault' in read ? steps.faults[read.fault] : undefined,
    fee: charged === null ? m.feeMissing : undefined,
  };
  const shown = isSent ? faults : { place: undefined, until: undefined, fee: undefined };
  function send() {
    setSent(true);
    if ('fault' in read || charged === null || !place.trim()) return;
    reporting.mutate({ seen: ride, at: read.at, place: place.trim(), charged, seen_fee_agorot: terms.fee_agorot });
  }
  const fee = formatPrice(locale, terms.fee_agorot);
  return (
    <>
      <Field id={`${id}-place`} label={m.place} error={shown.place} className="text-sm">
        <TextInput
          id={`${id}-place`}
          dir="auto"
          autoComplete="off"
          maxLength={300}
          value={place}
          {...describedBy(`${id}-place`, { error: shown.place })}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Field>
      <Field id={`${id}-until`} label={m.until} hint={steps.atHint} error={shown.until} className="text-sm">
        <TextInput
          id={`${id}-until`}
          dir="ltr"
          className="max-w-28 text-start rtl:text-end"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          {...describedBy(`${id}-until`, { error: shown.until, hint: steps.atHint })}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <FeeChoice {...{ charged, fee }} error={shown.fee} onChoose={setCharged} />
      <p className="text-sm text-ink-2">{m.told}</p>
      {reporting.problem ? <Alert tone="danger">{reporting.problem}</Alert> : null}
      <Button size="small" className="justify-self-start" busy={reporting.isPending} onClick={send}>
        {m.send}
      </Button>
    </>
  );
}

interface FeeChoiceProps {
  charged: boolean | null;
  /** A price, in words. */
  fee: string;
  error: string | undefined;
  onChoose: (charged: boolean) => void;
}

function FeeChoice({ charged, fee, error, onChoose }: FeeChoiceProps) {
  const id = useId();
  const m = useMessages('staffRides').steps.noShow;
  const choices = [
    { value: true, label: m.charge, hint: m.chargeFee(fee) },
    { value: false, label: m.waive, hint: '' },
  ];
  return (
    <fieldset className="grid gap-1 text-sm" {...describedBy(`${id}-fee`, { error })}>
      <legend className="font-bold">{m.fee}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={label} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={`${id}-fee`}
            checked={charged === value}
            className="size-6 accent-sea-600"
            onChange={() => onChoose(value)}
          />
          <span>
            <span className="font-bold">{label}</span> {hint}
          </span>
        </label>
      ))}
      {error ? (
        <p id={`${id}-fee-error`} className="font-bold text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
