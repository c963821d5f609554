import type { ComponentProps } from 'react';

/**
 * A field that only machines fill in: out of sight, out of the tab order, and without a name for people. Password managers
 * fill in what looks like part of an identity, so its own name must be none ("website" is).
 */
export function Honeypot(props: Pick<ComponentProps<'input'>, 'ref' | 'name'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
