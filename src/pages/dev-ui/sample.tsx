import type { ReactNode } from 'react';
import { internationalLocale, markedAs } from '@/i18n/locales';
import { classNames } from '@/ui/class-names';
import type { SampleWords } from './sample-words';

export interface SamplesProps {
  words: SampleWords;
}

const grounds = { light: '', dark: 'on-dark rounded-lg bg-night-900 p-5 text-paper' } as const;

/** One primitive under its name, on a light or a dark ground. */
export function Sample({
  name,
  ground = 'light',
  children,
}: {
  name: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-3">
      <p {...markedAs(internationalLocale)} className="text-xs font-bold text-ink-2">
        {name}
      </p>
      <div className={classNames('flex min-w-0 flex-wrap items-center gap-3', grounds[ground])}>{children}</div>
    </div>
  );
}
