import type { ArticleNotFoundContent } from './he';

export const content: ArticleNotFoundContent = {
  meta: {
    title: 'Post not found',
    description: 'There is no article at this address. All the others are on the blog.',
  },
  title: 'Post not found',
  text: 'The address may have lost a letter, or the article has been taken down. The others are on the blog.',
  toBlog: 'Back to the blog',
};
