import type { ComponentProps } from 'react';

/** A field that only machines fill in: out of sight, out of the tab order, and without a name for people. */
export function Honeypot(props: Pick<ComponentProps<'input'>, 'ref' | 'name'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
