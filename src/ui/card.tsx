import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'div'> {
  /** Comes forward under the pointer: for cards that lead somewhere. */
  lifts?: boolean;
}

/** A sheet of paper with a hairline. Padding is the content's own affair. */
export function Card({ lifts = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-lg bg-paper shadow-1 ring-1 ring-stone-200 forced-colors:border',
        lifts &&
          'transition duration-250 ease-house focus-within:shadow-3 hover:shadow-3 motion-safe:hover:-translate-y-[3px]',
        className,
      )}
    />
  );
}
