import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  night: 'bg-night-900 text-amber-300 print:text-ink',
  neutral: 'bg-neutral-soft text-ink-2',
  outline: 'text-sea-700 inset-ring-[1.5px] inset-ring-sea-600',
  info: 'bg-sea-100 text-sea-700',
  success: 'bg-success-soft text-success',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const;
export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded px-2.5 py-1.5 text-xs leading-none font-bold sm:whitespace-nowrap forced-colors:border',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
