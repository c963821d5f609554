import { deferred } from '@/ui/deferred';
import type { SharedPage } from './use-share';

/** A few signs for the first screen of a page. */
export const ShareRow = deferred<SharedPage>({ until: 'touched', placeholderClass: 'min-h-11' }, () =>
  import('./share-row-body').then((part) => part.ShareRowBody),
);

/** All ways, for the end of a page. */
export const ShareSection = deferred<SharedPage>({ until: 'near', placeholderClass: 'min-h-48' }, () =>
  import('./share-section-body').then((part) => part.ShareSectionBody),
);
