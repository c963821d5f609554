import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface FoldProps {
  title: string;
  level: 2 | 3;
  /** Of the title, wherever it stands. */
  titleClass: string;
  /** Of the line that is pressed on a phone. */
  lineClass?: string;
  children: ReactNode;
}

/** What a phone shows folded under its title, by the browser alone, and wider screens in full (`src/styles/index.css`). */
export function Fold({ title, level, titleClass, lineClass, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={classNames('fold-title', titleClass)}>{title}</Heading>
      <details className="group fold">
        <summary
          className={classNames('flex min-h-12 list-none items-center justify-between gap-3', titleClass, lineClass)}
        >
          {title}
          <Icon name="plus" className="transition-transform group-open:rotate-45" />
        </summary>
        {children}
      </details>
    </>
  );
}
