import { useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { classNames } from '@/ui/class-names';
import type { CallingCode } from './calling-codes';

/** Whether this system's fonts draw a flag for a pair of regional letters. Windows, and Linux without an emoji font, do not. */
function measureFlags(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return false;
  canvas.font = '16px sans-serif';
  // A flag is one glyph, about as wide as a letter's own; two letters side by side are twice that.
  return canvas.measureText('🇮🇱').width < 1.5 * canvas.measureText('🇮').width;
}

/** Null until it has been measured. */
let drawn: boolean | null = null;
const flags = new Set<() => void>();

/** Looking for a font with flags takes a slow phone longer than a typed letter may wait: it is done in a quiet moment. */
function watchFlags(flag: () => void): () => void {
  flags.add(flag);
  if (drawn === null && flags.size === 1)
    whenIdle(() => {
      drawn ??= measureFlags();
      for (const each of flags) each();
    });
  return () => flags.delete(flag);
}

/** A country's flag in a slot of fixed width; its two letters where flags are not drawn, and in the server's HTML. */
export function Flag({ entry, className }: { entry: CallingCode; className?: string }) {
  const drawsFlags = useSyncExternalStore(
    watchFlags,
    () => drawn ?? false,
    () => false,
  );
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex w-7 flex-none justify-center leading-none',
        drawsFlags ? 'text-xl' : 'text-xs font-bold text-ink-3',
        className,
      )}
    >
      {drawsFlags ? entry.flag : entry.iso}
    </span>
  );
}
