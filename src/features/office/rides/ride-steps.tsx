import { useId, useState } from 'react';
import { reportStep, type Ride, type RideState, type RideStep, type SeenRide } from '@/data/rides';
import { formatPrice } from '@/data/offers';
import { LtrInput } from '@/features/office/kit/fields';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useWishId } from '@/features/office/kit/use-step';
import { knownName, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import { describedBy, Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { StepResult } from '@/ui/step-result';
import { lastTime } from './board-day';
import { NoShowForm } from './no-show-form';
import { useRideStep } from './use-ride-step';

/** What comes next in each state; the last step can be taken back from where it has led. */
const NEXT: Readonly<Partial<Record<RideState, readonly RideStep[]>>> = {
  assigned: ['acknowledged'],
  acknowledged: ['on_the_way', 'back'],
  on_the_way: ['at_pickup', 'back'],
  at_pickup: ['on_board', 'back'],
  on_board: ['done', 'back'],
  done: ['back'],
  no_show: ['back'],
};

/** What was reported of a ride, and what comes next. */
export function RideSteps({ ride }: { ride: Ride }) {
  const locale = useLocale();
  const { states, steps: m } = useMessages('staffRides');
  const reporting = useReport(ride);
  /** The state that the choices were opened for; null from the first step on, whoever reports it: then they are asked for anew. */
  const [opened, setOpened] = useState<RideState | null>(ride.state);
  if (opened !== null && opened !== ride.state) setOpened(null);
  const choices = <StepChoices {...{ ride, reporting }} />;
  const hasNext = NEXT[ride.state] !== undefined;
  return (
    <>
      {ride.steps.length > 0 ? (
        <ol className="grid gap-1">
          {ride.steps.map(({ step, at, by }) => (
            <li key={`${step} ${at}`} className="flex flex-wrap items-center gap-x-2">
              <Icon name="check" className="text-success" />
              <span className="font-bold">{knownName(m.done, step)}</span>
              <bdi className="text-sm text-ink-2">{shortMoment(locale, at)}</bdi>
              {by ? <bdi className="text-sm text-ink-3">{by}</bdi> : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-2">{ride.state === 'planned' ? m.first : m.none}</p>
      )}
      {ride.no_show_place && ride.no_show_fee_agorot !== null ? (
        <p>
          {m.noShow.noted(
            isolatedText(ride.no_show_place),
            ride.no_show_fee_agorot > 0 ? formatPrice(locale, ride.no_show_fee_agorot) : m.noShow.waived,
          )}
        </p>
      ) : null}
      {opened !== null ? (
        choices
      ) : (
        <StepResult key={ride.state} text={states[ride.state]} next={hasNext ? m.more : null}>
          {choices}
        </StepResult>
      )}
      <StepState step={reporting.step} />
    </>
  );
}

function useReport(ride: Ride) {
  const idOf = useWishId();
  const reporting = useRideStep((wish: { seen: SeenRide; step: RideStep; at: string | null }) =>
    reportStep(wish.seen, wish.step, wish.at, idOf([wish.seen.updated_at, wish.step, wish.at])),
  );
  return {
    step: reporting,
    /** The step that is being reported. */
    pending: reporting.isBusy && reporting.wish ? reporting.wish.step : null,
    /** @param at an instant; null for now */
    send: (step: RideStep, at: string | null) => reporting.run({ seen: ride, step, at }),
  };
}

interface StepChoicesProps {
  ride: Ride;
  reporting: ReturnType<typeof useReport>;
}

/** What the driver says now, in one button for each; a time is typed where it was earlier. */
function StepChoices({ ride, reporting: { pending, send } }: StepChoicesProps) {
  const m = useMessages('staffRides').steps;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'clock' | 'ahead' | null>(null);
  function report(step: RideStep) {
    const read = typed.trim() && step !== 'back' ? lastTime(typed.trim()) : { at: null };
    setFault('fault' in read ? read.fault : null);
    if ('fault' in read) document.getElementById(`${id}-at`)?.focus();
    else send(step, read.at);
  }
  const [isNoShow, setNoShow] = useState(false);
  const steps = NEXT[ride.state] ?? [];
  return (
    <>
      {steps.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {steps.map((step, nth) => (
            <StepButton
              key={step}
              size="small"
              tone={nth === 0 && step !== 'back' ? 'secondary' : 'outline'}
              busy={pending === step}
              disabled={pending !== null && pending !== step}
              onClick={() => report(step)}
            >
              {m.next[step]}
            </StepButton>
          ))}
          {ride.state === 'at_pickup' ? (
            <Button tone="outline" size="small" aria-expanded={isNoShow} onClick={() => setNoShow(!isNoShow)}>
              {m.noShow.open}
            </Button>
          ) : null}
        </div>
      ) : null}
      {steps.some((step) => step !== 'back') ? (
        <Field
          id={`${id}-at`}
          label={m.at}
          hint={m.atHint}
          error={fault ? m.faults[fault] : undefined}
          className="text-sm"
        >
          <LtrInput
            id={`${id}-at`}
            isShort
            maxLength={5}
            value={typed}
            {...describedBy(`${id}-at`, { error: fault ? m.faults[fault] : undefined, hint: m.atHint })}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      ) : null}
      {isNoShow ? <NoShowForm {...{ ride }} onKeep={() => setNoShow(false)} /> : null}
    </>
  );
}
