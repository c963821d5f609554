import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { pageOutbox, type Outbox } from '../sending/outbox';
import { prepareSubmission } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Card } from '@/ui/card';
import { Honeypot } from '../honeypot';
import { dismissToast } from '@/ui/toast';
import { ErrorSummary } from './error-summary';
import { FailedPanel, SlowPanel } from './failed-panel';
import { formIsAlive } from './form-loading';
import { PhoneCountryProvider } from './phone-country';
import { SentPanel } from './sent-panel';
import { StepActions } from './step-actions';
import { tripSteps } from './steps';
import { TripProgress } from './trip-progress';
import { TripTicket } from './trip-ticket';
import { announceInvalid } from './trip-toasts';
import { isTouched, type TripField, type TripValues } from './trip-values';
import { useSending } from './use-sending';
import { useStepFocus } from './use-step-focus';
import { useTripDraft } from './use-trip-draft';
import { useTripSteps } from './use-trip-steps';

const LAST_STEP = tripSteps.length - 1;

interface TripRequestFormProps {
  headingLevel: 2 | 3;
  /** Another one in tests. */
  outbox?: Outbox;
}

/** The five-step request (specification, sections 3 to 5). */
export function TripRequestForm({ headingLevel, outbox = pageOutbox }: TripRequestFormProps) {
  const m = useMessages('tripRequest');
  const trip = useTripSteps();
  const { form, step, index, completed } = trip;
  const [phoneCountry, choosePhoneCountry] = useState('IL');
  // Draws the ticket once more: what was typed early was there before it began to listen.
  const [, setAlive] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const focus = useStepFocus(index);

  const opening = useTripDraft({
    form,
    step: index,
    completed,
    phoneCountry,
    onRestore: (stored) => {
      trip.restore(mergeTyped(stored.values, form.getValues()), stored.step, stored.completed);
      choosePhoneCountry(stored.phoneCountry);
    },
  });
  const { sending, send } = useSending({
    form,
    opening,
    outbox,
    website: () => trap.current?.value ?? '',
    onSent: trip.restart,
    onFieldErrors: (errors) => {
      focus.hold();
      trip.showErrors(errors);
    },
  });

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

  async function sendAll(options?: { asNew: boolean }) {
    focus.hold();
    if (await trip.checkAll()) await send(options);
    else announceInvalid(m);
  }

  useEffect(() => {
    formIsAlive();
    // oxlint-disable-next-line react/set-state-in-effect -- drawing once more is the point
    setAlive(true);
  }, []);

  useEffect(() => {
    if (index === LAST_STEP) prepareSubmission();
  }, [index]);

  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {sending.kind === 'sent' ? <SentPanel reference={sending.reference} chat={sending.chat} /> : null}
      <FormProvider {...form}>
        <PhoneCountryProvider value={{ iso: phoneCountry, choose: choosePhoneCountry }}>
          <Card ref={focus.card} className="shadow-2 scroll-mt-24">
            <TripProgress current={index} completed={completed} onGoTo={goTo} />
            <form
              noValidate
              method="post"
              aria-label={m.formLabel}
              onSubmit={(event) => {
                event.preventDefault();
                if (index === LAST_STEP) void sendAll();
              }}
            >
              <div className="grid gap-6 px-4 py-6 sm:px-8 sm:py-8">
                <Heading ref={focus.heading} tabIndex={-1} className="text-h3 focus:outline-none">
                  {m.steps[step.id].heading}
                </Heading>
                <ErrorSummary fields={step.fields} attempt={trip.attempt} />
                <step.Fields key={step.id} />
                <Honeypot ref={trap} name="website" />
                <SlowPanel chat={sending.kind === 'sending' && sending.slow ? sending.chat : null} />
                {sending.kind === 'failed' ? (
                  <FailedPanel
                    sending={sending}
                    onRetry={() => void sendAll({ asNew: sending.failure.retry === 'new' })}
                  />
                ) : null}
              </div>
              <StepActions
                index={index}
                sending={sending.kind === 'sending'}
                onPrevious={() => goTo(index - 1)}
                onNext={() => void next()}
              />
            </form>
          </Card>
        </PhoneCountryProvider>
      </FormProvider>
      <TripTicket form={form} />
    </div>
  );
}

/** What was typed before this code arrived is newer than the draft. */
function mergeTyped(stored: TripValues, typed: TripValues): TripValues {
  if (!isTouched(typed)) return stored;
  const newer = (Object.keys(typed) as TripField[]).filter((field) => typeof typed[field] === 'string' && typed[field]);
  return { ...stored, ...Object.fromEntries(newer.filter((f) => f !== 'country_code').map((f) => [f, typed[f]])) };
}
