import * as Radix from '@radix-ui/react-accordion';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface AccordionItem {
  /** Unique within the accordion. */
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the questions in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** The accordion itself; pages use it through `Accordion`, which brings its code late. */
export function AccordionList({ items, headingLevel = 3, className }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible className={classNames('border-t border-stone-300', className)}>
      {items.map((item) => (
        <Item key={item.id} {...item} headingLevel={headingLevel} />
      ))}
    </Radix.Root>
  );
}

function Item({ id, question, answer, headingLevel }: AccordionItem & { headingLevel: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Item value={id} className="group border-b border-stone-300">
      <Radix.Header asChild>
        <Heading className="font-display text-card">
          <Radix.Trigger className="flex min-h-14 w-full items-center justify-between gap-4 py-4 text-start hover:text-sea-700">
            {question}
            <Icon
              name="plus"
              className="size-6 transition-transform duration-200 ease-house group-data-[state=open]:rotate-45 motion-reduce:transition-none"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <div className="accordion-answer">
        <Radix.Content forceMount asChild>
          <Answer>
            <div className="max-w-prose pe-10 pb-6 text-ink-2">{answer}</div>
          </Answer>
        </Radix.Content>
      </div>
    </Radix.Item>
  );
}

/** Radix hands sizes down in a style attribute, which the page's policy forbids in HTML; nothing here needs them. */
function Answer({ style: _sizes, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}
