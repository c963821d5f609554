import { DRAFTS, hasDraft } from './drafts/form-draft';
import { hasSent } from './sending/sent-record';
import { isOutboxMarked } from './sending/outbox-marker';

/**
 * Whether this browser keeps a request: a draft, one that waits to be sent, or one that was sent in this session. Asked
 * before any other code is here.
 */
export const keepsRequest = (): boolean =>
  isOutboxMarked() || Object.values(DRAFTS).some((place) => hasDraft(place) || hasSent(place.key));
