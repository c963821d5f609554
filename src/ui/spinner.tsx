import { classNames } from './class-names';

interface SpinnerProps {
  /** Takes the colour of the surrounding text, for buttons. */
  ofText?: boolean;
  className?: string;
}

/** An amber arc on a pale ring. Decorative: name in words what is loading. */
export function Spinner({ ofText = false, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={classNames('animate-spin motion-reduce:animate-none', className ?? 'size-10')}
      fill="none"
      strokeWidth={ofText ? 5 : 4}
      strokeLinecap="round"
    >
      <circle cx="20" cy="20" r="17" className={ofText ? 'stroke-current opacity-30' : 'stroke-stone-300'} />
      <path d="M20 3a17 17 0 0 1 17 17" className={ofText ? 'stroke-current' : 'stroke-amber-500'} />
    </svg>
  );
}
