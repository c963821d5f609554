import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';
import { holdPoint } from '@/ui/hold-point';

/** A button that acts: whatever it leads to, a second press on the same point does nothing. */
export function StepButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      onClick={(event) => {
        holdPoint(event);
        onClick?.(event);
      }}
    />
  );
}
