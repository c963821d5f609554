import { classNames } from './class-names';

interface CountChipProps {
  count: number;
  /** Red above zero: for counts of open tasks. */
  urgent?: boolean;
}

/** A number in a round chip, after the words it counts. */
export function CountChip({ count, urgent = false }: CountChipProps) {
  return (
    <span
      className={classNames(
        'ms-2 inline-grid min-h-6 min-w-6 place-items-center rounded-full px-1.5 text-xs font-bold forced-colors:border',
        urgent && count > 0 ? 'bg-danger text-paper' : 'bg-neutral-soft text-ink-2',
      )}
    >
      {count}
    </span>
  );
}
