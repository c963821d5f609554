import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface AccordionProps {
  items: readonly {
    /** Unique within the accordion. */
    id: string;
    question: ReactNode;
    answer: ReactNode;
  }[];
  /** Level of the questions in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Id of the one that is open from the start. */
  opened?: string | undefined;
  className?: string;
}

/**
 * Questions that open one at a time, and close again. The browser opens them by itself, before any code is there and
 * without; the start script sees to "one at a time" where `name` is not known (src/lib/browser-controls.ts).
 */
export function Accordion({ items, headingLevel = 3, opened, className }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('border-t border-stone-300', className)}>
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name} open={id === opened} className="answers group border-b border-stone-300">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 hover:text-sea-700 [&::-webkit-details-marker]:hidden">
            <Heading className="font-display text-card">{question}</Heading>
            <Icon
              name="plus"
              className="size-6 transition-transform duration-200 ease-house group-open:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <div className="max-w-prose pe-10 pb-6 text-ink-2">{answer}</div>
        </details>
      ))}
    </div>
  );
}
