import type { ReactNode } from 'react';
import { island } from '@/islands/island';

export interface AccordionItem {
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

/**
 * Questions that open one at a time, and close again. All answers are in the page's HTML; its code comes with the
 * first touch, and without JavaScript everything stands open. Give it the same `items` on every render (see `island`).
 */
export const Accordion = island<AccordionProps>({ when: 'touched', placeholderClass: 'min-h-96' }, () =>
  import('./accordion-list').then(({ AccordionList }) => AccordionList),
);
