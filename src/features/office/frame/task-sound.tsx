import { MINUTE_MS } from '@shared/clock/clock';
import { useEffect, useState } from 'react';
import type { StaffCounts } from '@/data/staff-counts';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';

/** Hertz of the two notes, and seconds that each lasts. */
const NOTES = [880, 660] as const;
const NOTE_SECONDS = 0.18;

/** Two quiet notes, drawn by the browser: no file is loaded. */
function ring(context: AudioContext): void {
  NOTES.forEach((frequency, nth) => {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + nth * NOTE_SECONDS;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + NOTE_SECONDS);
  });
}

/** Stays on from section to section; a browser plays nothing before it was pressed in the page that is open. */
let held: AudioContext | null = null;

/** Turns the sound on, which rings while an urgent task waits that nobody has taken. Off without a press. */
export function TaskSound({ sound }: { sound: StaffCounts['sound'] | undefined }) {
  const label = useMessages('staff').frame.sound;
  const [context, setContext] = useState(held);
  const minutes = sound?.minutes ?? 0;
  const rings = minutes > 0 && (sound?.tasks ?? 0) > 0;
  useEffect(() => {
    if (!context || !rings) return;
    ring(context);
    const timer = setInterval(() => ring(context), minutes * MINUTE_MS);
    return () => clearInterval(timer);
  }, [context, rings, minutes]);

  if (minutes === 0 || typeof AudioContext === 'undefined') return null;
  const turn = () => {
    void held?.close();
    held = held ? null : new AudioContext();
    setContext(held);
  };
  const isOn = context !== null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex min-h-12 min-w-11 flex-none items-center justify-center border-b-2 outline-offset-[-3px]',
        isOn ? 'border-amber-400 text-paper' : 'border-transparent text-on-dark-2 hover:text-paper',
      )}
      onClick={turn}
    >
      <Icon name="music" />
    </button>
  );
}
