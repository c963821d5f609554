import type { ArticleMessages } from '../he/article';

export const messages: ArticleMessages = {
  breadcrumbs: 'Where you are on the site',
  backHome: 'Back to home',
  allBlogs: 'All Blogs',
  readTime: (minutes) => `${minutes}\u00A0min read`,
  readMore: 'Read More',
  updated: 'Updated',
  tags: 'Topics',
};
