import type { NetworkName } from './share-links';
import { ShareButtons } from './share-buttons';
import type { SharedPage } from './use-share';

const USUAL: readonly NetworkName[] = ['whatsapp', 'facebook'];

/** Beside the name of a page: the usual ways. */
export function ShareRowBody(page: SharedPage) {
  return <ShareButtons {...page} shown={USUAL} isCompact />;
}
