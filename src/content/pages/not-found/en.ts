import type { NotFoundContent } from './he';

export const content: NotFoundContent = {
  meta: { title: '404 | Page not found', description: 'This address does not lead to any page of the site.' },
  title: 'Oops! Page not found',
  text: 'This address leads nowhere. From the home page you can reach every destination.',
  home: 'Back to home',
};
