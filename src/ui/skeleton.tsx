import { classNames } from './class-names';

/** A pale bar where a value will stand. Put `aria-busy` on the region and a spoken "loading" beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-pulse rounded bg-stone-200 motion-reduce:animate-none forced-colors:border',
        className,
      )}
    />
  );
}
