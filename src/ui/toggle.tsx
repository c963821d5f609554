import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, at once and without a button that confirms it; within a form that is sent, use `Checkbox`. */
export function Toggle({ label, hint, className, ...rest }: ToggleProps) {
  return (
    <label className={classNames('flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <span className="min-w-0">
        <span className="font-bold">{label}</span>
        {hint ? <span className="block text-sm text-ink-3">{hint}</span> : null}
      </span>
      {/* A native check box tells its state by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} type="checkbox" role="switch" className="toggle" />
    </label>
  );
}
