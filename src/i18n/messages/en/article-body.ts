import type { ArticleBodyMessages } from '../he/article-body';

export const messages: ArticleBodyMessages = {
  contents: 'In this article',
  callTitle: 'Landing soon?',
  callText: 'Send your flight number and where you are going. A final price comes back within minutes.',
  chat: (title) => `Hello, I have read “${title}” and would like to book a ride.`,
  fares: {
    to: 'To',
    metered: 'On the meter',
    realistic: 'In practice, with extras',
    note: (percent, hours) =>
      `A guide, by day. At night (${hours}) and from Friday evening to Saturday evening the meter runs about ${percent}% higher.`,
  },
  related: 'Read next',
  neighbours: 'Neighbouring articles',
  newer: 'Next article',
  older: 'Previous article',
};
