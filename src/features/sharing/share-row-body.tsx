import type { NetworkName } from './share-links';
import { ShareWays } from './share-ways';
import type { SharedPage } from './use-share';

const USUAL: readonly NetworkName[] = ['whatsapp', 'facebook'];

/** Beside the name of a page: the usual ways. */
export function ShareRowBody(page: SharedPage) {
  return <ShareWays {...page} shown={USUAL} isCompact />;
}
