/** Words of the parts that inner pages share (src/layout/page-parts). */
export const messages = {
  breadcrumbs: 'המיקום שלכם באתר',
  home: 'דף הבית',
  services: 'שירותים',
  destinations: 'יעדים',
  routes: 'מסלולי טיול',
  requestQuote: 'קבלו הצעת מחיר',
};
export type PagePartsMessages = typeof messages;
