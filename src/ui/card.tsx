import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'div'> {
  /** Lifts under the pointer: for cards that are links. */
  lifts?: boolean;
}

/** A panel with a thin border. Padding is left to the content. */
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
