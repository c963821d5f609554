import { useEffect, useRef } from 'react';
import { useDriveWords } from './drive-words-context';

/** Keeps the screen on while something is held up. Where the browser cannot, nothing happens. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = () => {
      if (document.hidden) return;
      navigator.wakeLock
        ?.request('screen')
        .then((held) => {
          if (isOver) return held.release();
          lock = held;
        })
        .catch(() => {});
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => {});
    };
  }, []);
}

/** So that the longest word stays on one line, and all of them on the screen. */
function sizeOf(name: string): string {
  const words = name.split(/\s+/u);
  const longest = Math.max(...words.map((word) => word.length), 3);
  return `min(${Math.round(150 / longest)}vw, ${Math.round(62 / words.length)}vh)`;
}

/** The traveller's name over the whole screen, to be held up in the hall. */
export function NameSign({ name, onClose }: { name: string; onClose: () => void }) {
  const words = useDriveWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={words.sign.open}
      className="fixed inset-0 m-0 flex size-full max-h-none max-w-none flex-col bg-night-950 p-4 text-white"
      onClose={onClose}
    >
      <p
        dir="auto"
        className="flex grow items-center justify-center text-center leading-tight font-bold text-balance wrap-anywhere"
        style={{ fontSize: sizeOf(name) }}
      >
        {name}
      </p>
      {'wakeLock' in navigator ? null : <p className="pb-3 text-center">{words.sign.awake}</p>}
      <button
        type="button"
        className="min-h-16 rounded border-2 border-white text-lead font-bold"
        onClick={() => dialog.current?.close()}
      >
        {words.sign.close}
      </button>
    </dialog>
  );
}
