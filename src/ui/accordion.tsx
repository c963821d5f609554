import { island } from '@/islands/island';
import type { AccordionProps } from './accordion-list';

/**
 * Questions that open one at a time, and close again. All answers are in the page's HTML; its code comes with the
 * first touch, and without JavaScript everything stands open. Give it the same `items` on every render (see `island`).
 */
export const Accordion = island<AccordionProps>({ when: 'touched', placeholderClass: 'min-h-96' }, () =>
  import('./accordion-list').then(({ AccordionList }) => AccordionList),
);
