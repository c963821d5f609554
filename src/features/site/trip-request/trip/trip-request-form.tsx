import { useCallback, useEffect, useMemo, useState } from 'react';
import { prepareSubmission } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Card } from '@/ui/card';
import { ErrorSummary } from '@/ui/form/error-summary';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { dismissToast } from '@/ui/toast';
import { DraftNote } from '../drafts/draft-note';
import { DRAFTS } from '../drafts/form-draft';
import { useDraft } from '../drafts/use-draft';
import { tripSchema } from '../fields/form-schema';
import { emptyTrip, type TripField, type TripValues } from '../fields/form-values';
import { Honeypot } from '../sending/honeypot';
import { pageOutbox, type Outbox } from '../sending/outbox';
import { SendingPanels } from '../sending/sending-panels';
import { announceInvalid, announceRefusedDay } from '../sending/sending-toasts';
import { useSending } from '../sending/use-sending';
import { PriceLine } from './price-line';
import { StepActions } from './step-actions';
import { stepOfField, tripSteps } from './steps';
import type { ShownPrice } from './ticket-price';
import type { TripForm } from './trip-form-props';
import { TripProgress } from './trip-progress';
import { TripSent } from './trip-sent';
import { TripTicket } from './trip-ticket';
import { useTripSteps } from './use-trip-steps';
import { useWish } from './use-wish';

const LAST_STEP = tripSteps.length - 1;

export interface TripRequestFormProps {
  headingLevel: 2 | 3;
  /** Another one in tests. */
  outbox?: Outbox;
}

/** The five-step request (docs/spec/public-site.md#requests). */
export function TripRequestForm({ headingLevel, outbox = pageOutbox }: TripRequestFormProps) {
  const m = useMessages('tripRequest');
  const { form, trip, focus, sending, trap, send, dismiss, clear, price, showPrice } = useTripRequest(outbox);
  const { step, position } = trip;

  /** What a later step shows comes while the first is filled in; a failure is left to that step. */
  function enter() {
    trip.enter();
    import('./trip-calendar').catch(() => undefined);
  }

  async function next() {
    focus.follow();
    if (await trip.advance()) return dismissToast();
    focus.hold();
    announceInvalid(m);
  }

  function goTo(target: number) {
    focus.follow();
    trip.goTo(target);
  }

  /** Leads back to a field, in whichever step. */
  function correct(field: TripField) {
    const target = stepOfField(field);
    if (target === position.index) return document.getElementById(form.fieldId(field))?.focus();
    focus.follow(form.fieldId(field));
    trip.goTo(target);
  }

  async function sendChecked(how?: { asNew: boolean }) {
    focus.hold();
    if (await trip.checkAll()) await send(how);
    else announceInvalid(m);
  }

  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {/* The start script lets nobody in while a draft is on its way (src/app/start/start-application.ts). */}
      <div data-draft={DRAFTS.trip.key} className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {sending.kind === 'sent' ? <TripSent sent={sending} words={m} onClose={dismiss} /> : null}
        <Card ref={focus.card} className="shadow-2 scroll-mt-24">
          <TripProgress current={position.index} completed={position.completed} onGoTo={goTo} />
          {/* The event is that of the fields inside. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <form
            noValidate
            method="post"
            aria-label={m.formLabel}
            // Enter in a field submits a form; only the button sends.
            onSubmit={(event) => event.preventDefault()}
            onFocus={enter}
          >
            <div className="grid gap-6 px-4 py-6 sm:px-8 sm:py-8">
              <Heading ref={focus.heading} tabIndex={-1} className="text-h3 focus:outline-none">
                {m.steps[step.id].heading}
              </Heading>
              <ErrorSummary
                title={m.summary.title}
                mark={m.summary.toastTitle}
                attempt={form.attempt}
                items={form.problems(step.fields, (name, error) => m.summary.item(m.fields[name], error))}
              />
              <step.Fields key={step.id} form={form} />
              <Honeypot ref={trap} name="subject" />
              <SendingPanels sending={sending} words={m} onRetry={(how) => void sendChecked(how)} />
            </div>
            <PriceLine price={price} of={focus.card} />
            <StepActions
              index={position.index}
              sending={sending.kind === 'sending'}
              onPrevious={() => goTo(position.index - 1)}
              onNext={() => void next()}
              onSend={() => void sendChecked()}
            />
            <div className="px-4 pb-3 sm:px-8">
              <DraftNote form={form} empty={emptyTrip} words={m.draft} onClear={clear} />
            </div>
          </form>
        </Card>
        <TripTicket form={form} asking={step.fields} onPrice={showPrice} onCorrect={correct} />
      </div>
      <p className="draft-on-its-way">{m.draft.returning}</p>
    </>
  );
}

/** The form's values, its steps, its draft and its sending. */
function useTripRequest(outbox: Outbox) {
  const words = useMessages('tripRequest');
  const texts: Readonly<Record<string, string>> = words.errors;
  const [phoneCountries, choosePhoneCountries] = useState<TripForm['phoneCountries']>({});
  const checked = useCheckedForm<TripValues>({
    id: 'trip',
    schema: tripSchema,
    defaultValues: emptyTrip,
    errorText: (code) => texts[code] ?? words.errors.invalidValue,
    hasSummary: true,
  });
  const form: TripForm = {
    ...checked,
    phoneCountries,
    choosePhoneCountry: (name, iso) => choosePhoneCountries((chosen) => ({ ...chosen, [name]: iso })),
  };
  const trip = useTripSteps(checked);
  const { focus } = trip;
  const { index, completed } = trip.position;
  const [seenAt] = useState(() => performance.now());
  const draft = useDraft({
    place: DRAFTS.trip,
    form: checked.state,
    empty: emptyTrip,
    more: useMemo(() => ({ phoneCountries, index, completed }), [phoneCountries, index, completed]),
    seenAt,
    onRestore: (stored) => {
      trip.restore(stored);
      choosePhoneCountries(stored.phoneCountries ?? {});
    },
  });
  const [price, showPrice] = useState<ShownPrice | null>(null);
  const sending = useSending({
    kind: 'trip',
    form: checked,
    draft,
    name: DRAFTS.trip.key,
    words,
    outbox,
    seenPrice: price,
    onStored: trip.restart,
    onRefused: (errors) => {
      focus.hold();
      trip.showErrors(errors);
    },
  });

  useWish(
    checked,
    useCallback((code) => announceRefusedDay(words, code), [words]),
  );

  // Draws the ticket once more: what was typed early was there before it began to listen.
  const [, setLive] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- drawing once more is the point
    setLive(true);
  }, []);

  useEffect(() => {
    if (index === LAST_STEP) prepareSubmission();
  }, [index]);

  const clear = () => {
    focus.follow();
    trip.restart();
    draft.startAnew();
  };
  return { form, trip, focus, clear, price, showPrice, ...sending };
}
