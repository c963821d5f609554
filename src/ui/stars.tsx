import { classNames } from './class-names';

/** Five stars side by side, each in a square of 24. */
const STARS = [0, 1, 2, 3, 4]
  .map((index) => `M${index * 24 + 12} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9Z`)
  .join('');

interface StarsProps {
  /** 0 to 5; parts of a star are drawn as parts. */
  rating: number;
  /** Accessible name, such as "4.9 out of 5". */
  label: string;
  className?: string;
}

/** A rating in stars, filled along the line of reading. */
export function Stars({ rating, label, className }: StarsProps) {
  const filled = Math.min(Math.max(rating, 0), 5) * 24;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 120 24"
      className={classNames('mirrored h-5 w-auto flex-none', className)}
    >
      <path d={STARS} className="fill-stone-300 in-[.on-dark]:fill-night-600" />
      {/* An inner drawing cuts off what is outside of it: no clip path, whose id would have to be unique in the page. */}
      {filled > 0 ? (
        <svg width={filled} height={24}>
          <path d={STARS} className="fill-amber-500" />
        </svg>
      ) : null}
    </svg>
  );
}
