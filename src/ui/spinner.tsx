import { classNames } from './class-names';

/** An amber arc on a pale ring. Decorative: say in words what is being waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={classNames('animate-spin motion-reduce:animate-none', className ?? 'size-10')}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <circle cx="20" cy="20" r="17" className="stroke-lime-300" />
      <path d="M20 3a17 17 0 0 1 17 17" className="stroke-amber-500" />
    </svg>
  );
}
