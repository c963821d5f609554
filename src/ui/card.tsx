import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A sheet of paper with a hairline. Padding is the content's own affair. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg bg-paper shadow-1 ring-1 ring-lime-200', className)} />;
}
