import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  light: { kicker: '', lead: 'text-ink-2' },
  sand: { kicker: 'text-copper-700', lead: 'text-ink-2' },
  dark: { kicker: 'text-amber-300', lead: 'text-on-dark-2' },
} as const;

interface SectionHeadingProps {
  kicker?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** The ground it stands on. */
  tone?: keyof typeof tones;
  level?: 1 | 2 | 3;
  /** Of the heading, for `aria-labelledby`. */
  id?: string;
  className?: string;
}

/** The head of a section: a short line with an amber rule (phones do without), the heading and a lead. */
export function SectionHeading({ kicker, title, lead, tone = 'light', level = 2, id, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={classNames('grid gap-3', className)}>
      {kicker ? <p className={classNames('kicker max-sm:hidden print:hidden', tones[tone].kicker)}>{kicker}</p> : null}
      <Heading id={id}>{title}</Heading>
      {lead ? <p className={classNames('max-w-prose text-lead text-pretty', tones[tone].lead)}>{lead}</p> : null}
    </header>
  );
}
