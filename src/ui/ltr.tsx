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

/**
 * A sentence that names an e-mail address or a number: that part stays in its own order and on one line, with the brackets
 * or the full stop that touch it.
 */
export function LtrIn({ sentence, part }: { sentence: string; part: string }) {
  const [start = '', ...rest] = sentence.split(part);
  if (rest.length === 0) return start;
  const end = rest.join(part);
  const opens = start.search(/\S*$/u);
  const closes = end.search(/\s|$/u);
  return (
    <>
      {start.slice(0, opens)}
      <span className="inline-block">
        {start.slice(opens)}
        <Ltr>{part}</Ltr>
        {end.slice(0, closes)}
      </span>
      {end.slice(closes)}
    </>
  );
}
