import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { MINUTE_MS } from '@shared/clock/clock';
import { useState } from 'react';
import { moveRide, type MoveDecisions, type NewTimes, type Ride, type RideAnswer, type SeenRide } from '@/data/rides';
import type { StaffRole } from '@/data/user-roles';
import { HourField } from '@/features/office/kit/fields';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { knownName, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { movedTimes, readTimes, typedTime } from './board-day';
import { RideConflict } from './changed-meanwhile';
import { isMoveQuestion, MoveQuestions } from './move-questions';
import { hoursText } from './ride-words';
import { TIMES, useSeenRide, type Fleet } from './seen-ride';
import { useRideStep } from './use-ride-step';

interface RideTimesFormProps {
  role: StaffRole | null | undefined;
  ride: Ride;
  fleet: Fleet;
}

const HOURS = ['pickup', 'from', 'until'] as const;
const hour = z.nullable(z.string());
/** What somebody has typed; null is as the ride has it, or goes along with the pick-up. */
type Typed = Record<(typeof HOURS)[number], string | null>;
const NOTHING: Typed = { pickup: null, from: null, until: null };

const readTyped = (ride: Ride, typed: Typed) =>
  readTimes(ride, { ...typed, pickup: typed.pickup ?? typedTime(ride.pickup_at) });

/** Whether they are hours is said by the ride that they are typed for ({@link readTyped}). */
const schema = z.object({ pickup: hour, from: hour, until: hour });

/** When the ride is driven; what takes its driver up goes along, unless it is typed. What was typed stays until it is saved. */
export function RideTimesForm({ role, ride, fleet }: RideTimesFormProps) {
  const m = useMessages('staffRides').times;
  const locale = useLocale();
  const { seen, change, isChanged, look, follow } = useSeenRide(ride, TIMES);
  const form = useCheckedForm<Typed>({
    schema,
    defaultValues: NOTHING,
    errorText: (code) => knownName(m.faults, code),
  });
  const typed = useWatch({ control: form.state.control, compute: (values: Typed) => values });
  const [isSpanOpen, setSpanOpen] = useState(false);
  /** The questions that came back, in their order, and what was said to them. */
  const [asked, setAsked] = useState<readonly RideAnswer[]>([]);
  const [decided, setDecided] = useState<MoveDecisions>({});
  const moving = useRideStep((wish: { seen: SeenRide; times: NewTimes; decided: MoveDecisions }) =>
    moveRide(wish.seen, wish.times, wish.decided),
  );
  const isDirty = HOURS.some((name) => typed[name] !== null);
  if (!isDirty && isChanged) follow();
  const read = readTyped(seen, typed);
  const times = movedTimes(seen, 'times' in read ? read.times : { ...seen, busy_from: null, busy_until: null });
  /** Other hours than those that were asked about. */
  function begin() {
    setAsked([]);
    setDecided({});
    moving.reset();
  }
  function set(changes: Partial<Typed>) {
    form.state.setValues({ ...typed, ...changes });
    begin();
  }
  function save(decisions: MoveDecisions) {
    if ('faults' in read) {
      form.showErrors(HOURS.flatMap((name) => (read.faults[name] ? [[name, read.faults[name]] as const] : [])));
      return;
    }
    setDecided(decisions);
    moving.run({ seen, times: read.times, decided: decisions }, () => {
      form.restart();
      setSpanOpen(false);
      setAsked([]);
    });
  }
  const question = moving.answer && isMoveQuestion(moving.answer) ? moving.answer : null;
  if (question && !asked.some(({ outcome }) => outcome === question.outcome)) setAsked([...asked, question]);
  const isAsking = asked.length > 0;
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A question is answered by its own buttons, never by Enter in a field.
        if (isDirty && !isChanged && !isAsking) save({});
      }}
    >
      <TimesNow ride={ride} />
      <p className="text-sm text-ink-3">{m.hint}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {(isSpanOpen ? HOURS : HOURS.slice(0, 1)).map((name) => (
          <HourField
            key={name}
            form={form}
            name={name}
            label={m[name]}
            className="text-sm"
            unsaid={typedTime(name === 'pickup' ? seen.pickup_at : times[`busy_${name}`])}
            onType={begin}
          />
        ))}
      </div>
      <Button
        tone="outline"
        size="small"
        className="justify-self-start"
        aria-expanded={isSpanOpen}
        onClick={() => {
          setSpanOpen(!isSpanOpen);
          if (isSpanOpen) set({ from: null, until: null });
        }}
      >
        {m.span}
      </Button>
      {isDirty && 'times' in read ? <p className="text-sm">{plannedText(m, locale, times)}</p> : null}
      {change && isChanged && isDirty ? (
        <RideConflict
          change={change}
          fleet={fleet}
          onTakeTheirs={() => {
            set(NOTHING);
            follow();
          }}
          onKeepMine={() => {
            look();
            form.state.setFocus('pickup');
          }}
        />
      ) : null}
      {isAsking || isChanged ? null : <StepState step={moving} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StepButton
          type="submit"
          size="small"
          disabled={!isDirty || isChanged || isAsking}
          busy={moving.isBusy && !isAsking}
        >
          {m.save}
        </StepButton>
        <StepState step={{ problem: undefined, done: moving.done }} isOver={isDirty}>
          {m.saved}
        </StepState>
      </div>
      <MoveQuestions
        {...{ asked, decided, role, ride }}
        busy={moving.isBusy}
        problem={question ? undefined : moving.problem}
        onDecide={(decision) => save({ ...decided, ...decision })}
      />
    </form>
  );
}

/** What the office has decided of the hour that the ride has. */
function TimesNow({ ride }: { ride: Ride }) {
  const m = useMessages('staffRides').times;
  const locale = useLocale();
  const { rest_reason: reason, rest_allowed_by_name: by } = ride;
  const isMoved = Date.parse(ride.agreed_pickup_at) !== Date.parse(ride.pickup_at);
  return (
    <>
      {isMoved ? (
        <p className="font-bold text-warn">{m.agreed(isolatedText(shortMoment(locale, ride.agreed_pickup_at)))}</p>
      ) : null}
      {ride.delay_price === 'new_offer' ? <p className="text-warn">{m.offerToCome}</p> : null}
      {reason && by ? <p>{m.restAllowed(isolatedText(by), isolatedText(reason))}</p> : null}
    </>
  );
}

function plannedText(
  m: ReturnType<typeof useMessages<'staffRides'>>['times'],
  locale: ReturnType<typeof useLocale>,
  { pickup_at, busy_from, busy_until }: ReturnType<typeof movedTimes>,
): string {
  const minutes = (Date.parse(busy_until) - Date.parse(busy_from)) / MINUTE_MS;
  const [pickup = '', from = '', until = ''] = [pickup_at, busy_from, busy_until].map((instant) =>
    isolatedText(shortMoment(locale, instant)),
  );
  return m.planned(pickup, from, until, isolatedText(hoursText(minutes)));
}
