import type { SiteMessages } from '../he/site';

export const messages: SiteMessages = {
  close: 'Close',
  loading: 'Loading…',
};
