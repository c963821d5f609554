import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissDeskTask } from '@/data/desk-tasks';
import type { RideFlight as Flight } from '@/data/ride-flight';
import { moveRide, type MoveDecisions, type Ride, type RideAnswer } from '@/data/rides';
import type { StaffRole } from '@/data/user-roles';
import { Part } from '@/features/office/kit/record-sheet';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { driverName, shortMoment, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Ltr } from '@/ui/ltr';
import { isMoveQuestion, MoveQuestions } from './move-questions';
import { rideFlightQuery, ridesKey } from './queries';
import { hourBeside } from './ride-words';
import { useRideStep } from './use-ride-step';

interface RideFlightProps {
  role: StaffRole | null | undefined;
  ride: Ride;
}

/** Where the flight of a ride stands, and what somebody has to decide; nothing where none is watched. */
export function RideFlight({ role, ride }: RideFlightProps) {
  const m = useMessages('staffRides');
  const { data: flight } = useQuery({ ...rideFlightQuery(ride), enabled: ride.flight_number !== null });
  if (!flight) return null;
  return (
    <Part title={m.sheet.parts.flight}>
      <FlightNow flight={flight} />
      {flight.why && flight.task ? (
        <FlightQuestion key={flight.task} task={flight.task} why={flight.why} {...{ role, ride, flight }} />
      ) : null}
    </Part>
  );
}

function FlightNow({ flight }: { flight: Flight }) {
  const { flight: m } = useMessages('staffRides');
  const locale = useLocale();
  const { number, state, landing_at: at, scheduled_at: planned, perhaps, read_at: readAt } = flight;
  return (
    <>
      <p className="wrap-anywhere">
        <Ltr>{number}</Ltr> · {m.states[state]}
      </p>
      {at && planned && state !== 'cancelled' ? (
        <p>
          {flight.is_arrival
            ? m.landing(isolatedText(shortMoment(locale, at)), isolatedText(shortMoment(locale, planned)))
            : m.takeOff(isolatedText(shortMoment(locale, at)), isolatedText(shortMoment(locale, planned)))}
        </p>
      ) : null}
      {perhaps ? <p>{m.perhaps(isolatedText(perhaps))}</p> : null}
      {readAt ? (
        <p className={flight.is_old ? 'text-sm font-bold text-warn' : 'text-sm text-ink-2'}>
          {m.asOf(isolatedText(timeInIsrael(readAt)))} {flight.is_old ? m.old : null}
        </p>
      ) : null}
    </>
  );
}

interface FlightQuestionProps extends RideFlightProps {
  flight: Flight;
  task: string;
  why: NonNullable<Flight['why']>;
}

/** What waits, and the ways that there are: go with the flight, stay, another driver, a new offer. */
function FlightQuestion({ role, ride, flight, task, why }: FlightQuestionProps) {
  const { flight: m } = useMessages('staffRides');
  const locale = useLocale();
  const [asked, setAsked] = useState<readonly RideAnswer[]>([]);
  const [decided, setDecided] = useState<MoveDecisions>({});
  const moving = useRideStep((wish: { seen: Ride; pickup_at: string; decided: MoveDecisions }) =>
    moveRide(wish.seen, { pickup_at: wish.pickup_at, busy_from: null, busy_until: null }, wish.decided),
  );
  const { proposed_at: proposed } = flight;
  const move = (decisions: MoveDecisions) => {
    if (!proposed) return;
    setDecided(decisions);
    moving.run({ seen: ride, pickup_at: proposed, decided: decisions }, () => setAsked([]));
  };
  const question = moving.answer && isMoveQuestion(moving.answer) ? moving.answer : null;
  if (question && !asked.some(({ outcome }) => outcome === question.outcome)) setAsked([...asked, question]);
  const keeping = useStep<void, void>({ call: () => dismissDeskTask(task, m.keptReason), again: [ridesKey] });
  return (
    <div className="grid gap-3 rounded bg-stone-100 p-4">
      <p className="font-bold">{m.why[why]}</p>
      {proposed ? (
        <p>
          {flight.free.length > 0
            ? m.free(
                isolatedText(hourBeside(locale, proposed, ride.pickup_at)),
                flight.free.map((name) => isolatedText(driverName(locale, name))).join(', '),
              )
            : m.nobodyFree(isolatedText(hourBeside(locale, proposed, ride.pickup_at)))}
        </p>
      ) : null}
      <ul className="grid list-disc gap-1 ps-5">
        {(why === 'cancelled' ? m.cancelledWays : m.ways).map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {proposed ? (
          <StepButton size="small" busy={moving.isBusy} disabled={asked.length > 0} onClick={() => move({})}>
            {m.move(isolatedText(shortMoment(locale, proposed)))}
          </StepButton>
        ) : null}
        <StepButton tone="outline" size="small" busy={keeping.isBusy} onClick={() => keeping.run()}>
          {m.keep(isolatedText(shortMoment(locale, ride.pickup_at)))}
        </StepButton>
      </div>
      {asked.length > 0 ? null : <StepState step={moving} />}
      <StepState step={keeping} />
      <MoveQuestions
        {...{ asked, decided, role, ride }}
        busy={moving.isBusy}
        problem={question ? undefined : moving.problem}
        onDecide={(decision) => move({ ...decided, ...decision })}
      />
    </div>
  );
}
