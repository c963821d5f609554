import type { PageContent } from '../page-types';
import type { OverviewList } from './lists';

/** An overview's page in one language, `pages/<list>/<language>.ts`: everything of a kind that the site sells, with its prices. */
export interface OverviewContent extends PageContent {
  list: OverviewList;
  title: string;
  lead: string;
  closing: { title: string; text: string };
  /** What the chat opens with. */
  chat: string;
}
