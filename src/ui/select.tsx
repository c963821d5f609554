import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlClass } from './field';
import { Icon } from './icon';

/** The browser's own list of choices, which every phone knows how to show, in the look of a text field. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(controlClass, 'appearance-none pe-12', className)}>
        {children}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-4 top-4 text-ink-2" />
    </span>
  );
}
