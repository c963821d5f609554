import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';
import { percentOf } from './figures';

interface Bar {
  id: string;
  label: ReactNode;
  value: number;
  /** The value in the page's language, as it is seen and as it is read aloud. */
  figure: string;
  spoken: string;
}

const SKELETON_ROWS = ['w-4/5', 'w-3/5', 'w-2/5'] as const;

/** Figures in a row of bars, each compared with the greatest. */
export function BarList({ bars }: { bars: readonly Bar[] | undefined }) {
  const most = Math.max(0, ...(bars ?? []).map(({ value }) => value));
  return (
    <ol className="grid gap-4">
      {bars
        ? bars.map(({ id, label, value, figure, spoken }) => (
            <li key={id} className="grid gap-1.5">
              <div className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-bold">{label}</span>
                <span className="flex-none text-ink-2">
                  <span aria-hidden="true">{figure}</span>
                  <span className="sr-only">{spoken}</span>
                </span>
              </div>
              <div className="h-1.5 rounded-full bg-stone-200 forced-colors:border">
                <div
                  className="h-full rounded-full bg-sea-600 forced-colors:bg-[CanvasText]"
                  style={{ inlineSize: `${percentOf(value, most)}%` }}
                />
              </div>
            </li>
          ))
        : SKELETON_ROWS.map((width) => (
            <li key={width} className="grid gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className={`h-1.5 ${width}`} />
            </li>
          ))}
    </ol>
  );
}
