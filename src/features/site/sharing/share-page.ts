import { island } from '@/islands/island';
import type { SharedPage } from './use-share';

/** A few signs for the first screen of a page. */
export const ShareRow = island<SharedPage>(
  { when: 'touched', messages: ['sharing'], placeholderClass: 'min-h-11' },
  () => import('./share-buttons').then((part) => part.ShareRowBody),
);

/** All ways, for the end of a page. */
export const ShareSection = island<SharedPage>(
  { when: 'near', messages: ['sharing'], placeholderClass: 'min-h-48' },
  () => import('./share-buttons').then((part) => part.ShareSectionBody),
);
