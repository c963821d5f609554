import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlClass } from './field';

/**
 * The browser's own field of a day, in the look of a text field: for forms that need no code. Its value is "YYYY-MM-DD"; it is
 * written the way of the browser's language, so say the chosen day in words beside it. Years have four digits.
 */
export function DateInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      max="9999-12-31"
      {...rest}
      type="date"
      dir="ltr"
      className={classNames(controlClass, 'min-w-0 appearance-none px-3 rtl:text-end', className)}
    />
  );
}
