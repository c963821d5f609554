import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** Keeps a phone number, time, price, address of a site or e-mail in its own order inside Hebrew text. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={classNames('ltr inline-block', className)}>
      {children}
    </bdi>
  );
}
