import { useState } from 'react';
import { DRIVE_PLACE_MAX, type DriveRide } from '@/data/drive';
import { timeOf, useDriveWords } from './drive-words-context';
import { Question, smallClass } from './question';
import { meetingOf } from './ride-facts';
import { ExtraQuestion, ExtrasNoted } from './ride-extras';
import { canCostMore, canTakeBack, nextStep, type Say } from './ride-life';

interface RideActionsProps {
  /** With what waits for a signal. */
  ride: DriveRide;
  /** By the server's clock, milliseconds since 1970. */
  now: number;
  say: Say;
}

/** What comes next, as one large button in reach of the thumb, and what may happen instead. */
export function RideActions({ ride, now, say }: RideActionsProps) {
  const words = useDriveWords();
  const [asks, setAsks] = useState<'late' | 'no_show' | 'extra' | null>(null);
  const next = nextStep(ride.state);
  // Nobody leaves before the ride's own time.
  const isEarly = next === 'on_the_way' && now < Date.parse(ride.leave_from);
  const isBefore = next === 'acknowledged' || next === 'on_the_way' || next === 'at_pickup';
  const saying: Say = (report) => {
    setAsks(null);
    say(report);
  };
  if (asks === 'late') return <LateQuestion say={saying} onCancel={() => setAsks(null)} />;
  if (asks === 'no_show') return <NoShowQuestion ride={ride} now={now} say={saying} onCancel={() => setAsks(null)} />;
  if (asks === 'extra') return <ExtraQuestion say={saying} onCancel={() => setAsks(null)} />;
  return (
    <>
      <ExtrasNoted extras={ride.extras} />
      {ride.late_minutes && isBefore ? <p>{words.late.said(ride.late_minutes)}</p> : null}
      {isEarly ? <p>{words.leaveFrom(timeOf(ride.leave_from))}</p> : null}
      <div className="flex flex-wrap gap-2">
        {isBefore ? (
          <button type="button" className={smallClass} onClick={() => setAsks('late')}>
            {words.late.button}
          </button>
        ) : null}
        {ride.state === 'at_pickup' ? (
          <button type="button" className={smallClass} onClick={() => setAsks('no_show')}>
            {words.noShow.button}
          </button>
        ) : null}
        {canCostMore(ride) ? (
          <button type="button" className={smallClass} onClick={() => setAsks('extra')}>
            {words.extra.button}
          </button>
        ) : null}
        {canTakeBack(ride, now) ? (
          <button type="button" className={smallClass} onClick={() => say({ step: 'back' })}>
            {words.undo}
          </button>
        ) : null}
      </div>
      {next ? (
        <button
          type="button"
          className="min-h-16 w-full rounded-lg bg-amber-400 px-4 text-lead font-bold text-night-950 disabled:bg-stone-300 forced-colors:border"
          disabled={isEarly}
          onClick={() => say({ step: next, ...(next === 'acknowledged' && { pickup_at: ride.pickup_at }) })}
        >
          {words.steps[next]}
        </button>
      ) : null}
    </>
  );
}

const DELAYS = [10, 20, 30, 45, 60];

function LateQuestion({ say, onCancel }: { say: Say; onCancel: () => void }) {
  const { late } = useDriveWords();
  return (
    <Question title={late.question} onCancel={onCancel}>
      <div className="grid grid-cols-3 gap-2">
        {DELAYS.map((minutes) => (
          <button key={minutes} type="button" className={smallClass} onClick={() => say({ step: 'late', minutes })}>
            {late.minutes(minutes)}
          </button>
        ))}
      </div>
    </Question>
  );
}

function NoShowQuestion({ ride, now, say, onCancel }: RideActionsProps & { onCancel: () => void }) {
  const words = useDriveWords();
  const { noShow } = words;
  const [place, setPlace] = useState((meetingOf(ride, words) || ride.pickup).slice(0, DRIVE_PLACE_MAX));
  const [hasCalled, setCalled] = useState(false);
  const isWaiting = now < Date.parse(ride.waiting.until);
  return (
    <Question title={noShow.question} onCancel={onCancel}>
      <p>{isWaiting ? noShow.from(timeOf(ride.waiting.until)) : noShow.text}</p>
      {isWaiting ? null : (
        <>
          <label className="grid gap-1 font-bold">
            {noShow.place}
            <input
              type="text"
              dir="auto"
              maxLength={DRIVE_PLACE_MAX}
              value={place}
              className="min-h-12 rounded border-2 border-night-900 bg-white px-3 font-normal"
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
          </label>
          <label className="flex min-h-12 items-center gap-3 font-bold">
            <input
              type="checkbox"
              className="size-6 accent-night-950"
              checked={hasCalled}
              onChange={(event) => setCalled(event.currentTarget.checked)}
            />
            {noShow.called}
          </label>
          <button
            type="button"
            className="min-h-16 w-full rounded-lg bg-night-950 px-4 text-lead font-bold text-white disabled:bg-stone-300 disabled:text-night-950 forced-colors:border"
            disabled={place.trim() === '' || !hasCalled}
            onClick={() => say({ step: 'no_show', place: place.trim(), called: true })}
          >
            {noShow.confirm}
          </button>
        </>
      )}
    </Question>
  );
}
