/** Words of the blog's list and of the first screen of an article. */
export const messages = {
  breadcrumbs: 'המיקום שלכם באתר',
  backHome: 'לדף הבית',
  allBlogs: 'כל הכתבות',
  readTime: (minutes: number) => `${minutes} דקות קריאה`,
  readMore: 'לקריאה',
  updated: 'עודכן',
  tags: 'נושאים',
};
export type ArticleMessages = typeof messages;
