import { useBrowserValue } from '@/islands/use-browser-value';
import { classNames } from '@/ui/class-names';
import type { CallingCode } from './calling-codes';

let drawn: boolean | undefined;

/** Whether this system's fonts draw a flag for a pair of regional letters. Windows, and Linux without an emoji font, do not. */
function drawsFlags(): boolean {
  if (drawn !== undefined) return drawn;
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return (drawn = false);
  canvas.font = '16px sans-serif';
  // A flag is one glyph, about as wide as a letter's own; two letters side by side are twice that.
  drawn = canvas.measureText('🇮🇱').width < 1.5 * canvas.measureText('🇮').width;
  return drawn;
}

/** A country's flag in a slot of fixed width; its two letters where flags are not drawn, and in the server's HTML. */
export function Flag({ entry, className }: { entry: CallingCode; className?: string }) {
  const flags = useBrowserValue(drawsFlags, false);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex w-7 flex-none justify-center leading-none',
        flags ? 'text-xl' : 'text-xs font-bold text-ink-3',
        className,
      )}
    >
      {flags ? entry.flag : entry.iso}
    </span>
  );
}
