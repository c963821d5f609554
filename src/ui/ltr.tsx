import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** Keeps a phone number, time, price, address of a site or e-mail in its own order inside Hebrew text. */
export function Ltr({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={classNames('ltr inline-block', className)}>
      {children}
    </bdi>
  );
}

/** A sentence that names an e-mail address or a number: that part stays in its own order and on one line. */
export function LtrIn({ sentence, part }: { sentence: string; part: string }) {
  const [before = '', ...after] = sentence.split(part);
  return after.length === 0 ? (
    before
  ) : (
    <>
      {before}
      <Ltr>{part}</Ltr>
      {after.join(part)}
    </>
  );
}
