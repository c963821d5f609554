import { useState } from 'react';
import { DRIVE_NOTE_MAX, type DriveRide, type ExtraKind } from '@/data/drive';
import { useDriveWords } from './drive-words-context';
import { Question, smallClass } from './question';
import type { Say } from './ride-life';

const KINDS: readonly ExtraKind[] = ['parking', 'waiting', 'stop'];
const AGOROT = 100;
/** The most that the database takes: shekels, and minutes. */
const MOST: Readonly<Record<Exclude<ExtraKind, 'stop'>, number>> = { parking: 1000, waiting: 600 };

/** What the driver has noted of a ride besides the fare, with what waits for a signal. */
export function ExtrasNoted({ extras }: Pick<DriveRide, 'extras'>) {
  const words = useDriveWords();
  if (extras.length === 0) return null;
  const lines = extras.map(({ kind, agorot, minutes }) => {
    const figure = agorot === null ? minutes && words.late.minutes(minutes) : words.price(String(agorot / AGOROT));
    return [words.extra.kinds[kind], figure].filter(Boolean).join(' ');
  });
  return (
    <p>
      {words.extra.noted} <bdi>{lines.join(', ')}</bdi>
    </p>
  );
}

/** What a ride has cost besides: which of three, its figure, and a word for the office, which asks the traveller. */
export function ExtraQuestion({ say, onCancel }: { say: Say; onCancel: () => void }) {
  const { extra: words } = useDriveWords();
  const [kind, setKind] = useState<ExtraKind | null>(null);
  const [figure, setFigure] = useState('');
  const [note, setNote] = useState('');
  const count = Number(figure.trim());
  const isSaid = kind === 'stop' || (kind !== null && /^[1-9]\d{0,3}$/u.test(figure.trim()) && count <= MOST[kind]);
  const send = () => {
    if (!kind) return;
    say({
      step: 'extra',
      extra: kind,
      ...(kind === 'parking' && { agorot: count * AGOROT }),
      ...(kind === 'waiting' && { minutes: count }),
      ...(note.trim() && { words: note.trim() }),
    });
  };
  const inputClass = 'min-h-12 rounded border-2 border-night-900 bg-white px-3 font-normal';
  return (
    <Question title={words.question} onCancel={onCancel}>
      <div className="grid grid-cols-3 gap-2">
        {KINDS.map((known) => (
          <button
            key={known}
            type="button"
            aria-pressed={kind === known}
            className={`${smallClass} aria-pressed:bg-night-950 aria-pressed:text-white forced-colors:aria-pressed:underline`}
            onClick={() => {
              setKind(known);
              setFigure('');
            }}
          >
            {words.kinds[known]}
          </button>
        ))}
      </div>
      {kind === null ? null : (
        <>
          {kind === 'stop' ? null : (
            <label className="grid gap-1 font-bold">
              {words.figures[kind]}
              <input
                type="text"
                dir="ltr"
                inputMode="numeric"
                maxLength={4}
                value={figure}
                className={inputClass}
                onChange={(event) => setFigure(event.currentTarget.value)}
              />
            </label>
          )}
          <label className="grid gap-1 font-bold">
            {words.words}
            <input
              type="text"
              dir="auto"
              maxLength={DRIVE_NOTE_MAX}
              value={note}
              className={inputClass}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            className="min-h-16 w-full rounded-lg bg-night-950 px-4 text-lead font-bold text-white disabled:bg-stone-300 disabled:text-night-950 forced-colors:border"
            disabled={!isSaid}
            onClick={send}
          >
            {words.send}
          </button>
        </>
      )}
    </Question>
  );
}
