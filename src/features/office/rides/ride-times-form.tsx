import { MINUTE_MS } from '@shared/clock/clock';
import { useId, useState } from 'react';
import { moveRide, type MoveDecisions, type NewTimes, type Ride, type RideAnswer, type SeenRide } from '@/data/rides';
import type { StaffRole } from '@/data/user-roles';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import { movedTimes, readTimes, typedTime, type TimeFault, type TypedTimes } from './board-day';
import { RideConflict } from './changed-meanwhile';
import { isMoveQuestion, MoveQuestions } from './move-questions';
import { hoursText } from './ride-words';
import { TIMES, useSeenRide, type Fleet } from './seen-ride';
import { TimeField, type Typed } from './time-field';
import { useRideStep } from './use-ride-step';

interface RideTimesFormProps {
  userId: string;
  role: StaffRole | null | undefined;
  ride: Ride;
  fleet: Fleet;
}

const NOTHING: Typed = { pickup: null, from: null, until: null };

const HOURS = ['pickup', 'from', 'until'] as const;

/** When the ride is driven; what takes its driver up goes along, unless it is typed. What was typed stays until it is saved. */
export function RideTimesForm({ userId, role, ride, fleet }: RideTimesFormProps) {
  const m = useMessages('staffRides').times;
  const id = useId();
  const locale = useLocale();
  const { seen, change, isChanged, look, follow } = useSeenRide(ride, TIMES);
  const [typed, setTyped] = useState(NOTHING);
  const [faults, setFaults] = useState<Partial<Record<keyof TypedTimes, TimeFault>>>({});
  const [isSpanOpen, setSpanOpen] = useState(false);
  /** The questions that came back, in their order, and what was said to them. */
  const [asked, setAsked] = useState<readonly RideAnswer[]>([]);
  const [decided, setDecided] = useState<MoveDecisions>({});
  const moving = useRideStep(userId, (wish: { seen: SeenRide; times: NewTimes; decided: MoveDecisions }) =>
    moveRide(wish.seen, wish.times, wish.decided),
  );
  const isDirty = Object.values(typed).some((time) => time !== null);
  if (!isDirty && isChanged) follow();
  const read = readTimes(seen, { ...typed, pickup: typed.pickup ?? typedTime(seen.pickup_at) });
  const times = movedTimes(seen, 'times' in read ? read.times : { ...seen, busy_from: null, busy_until: null });

  function type(changes: Partial<Typed>) {
    setTyped({ ...typed, ...changes });
    setAsked([]);
    setDecided({});
    moving.reset();
  }
  function save(decisions: MoveDecisions) {
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) {
      const first = HOURS.find((name) => read.faults[name]);
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    setDecided(decisions);
    moving.run({ seen, times: read.times, decided: decisions }, () => {
      setTyped(NOTHING);
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
        if (isDirty && !isChanged && !isAsking && !moving.isBusy) save({});
      }}
    >
      <TimesNow ride={ride} />
      <p className="text-sm text-ink-3">{m.hint}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {(isSpanOpen ? HOURS : HOURS.slice(0, 1)).map((name) => (
          <TimeField
            key={name}
            id={`${id}-${name}`}
            name={name}
            value={typed[name] ?? typedTime(name === 'pickup' ? seen.pickup_at : times[`busy_${name}`])}
            fault={faults[name]}
            onType={type}
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
          if (isSpanOpen) type({ from: null, until: null });
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
            type(NOTHING);
            follow();
          }}
          onKeepMine={() => {
            look();
            document.getElementById(`${id}-pickup`)?.focus();
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
