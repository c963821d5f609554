import { DRAFTS, hasDraft } from './drafts/form-draft';
import { isOutboxMarked } from './sending/outbox-marker';

/** Whether this browser keeps a request: a draft, or one that waits to be sent. Asked before any other code is here. */
export const keepsRequest = (): boolean => isOutboxMarked() || Object.values(DRAFTS).some(hasDraft);
