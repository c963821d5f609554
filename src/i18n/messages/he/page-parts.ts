/** Words of the parts that inner pages share (src/layout/page-parts). */
export const messages = {
  breadcrumbs: 'המיקום שלכם באתר',
  home: 'דף הבית',
  services: 'שירותים',
  destinations: 'יעדים',
  routes: 'מסלולי טיול',
  requestQuote: 'קבלו הצעת מחיר',
  /** The figure beside the other facts of a page. */
  price: {
    label: 'מחיר',
    from: (price: string) => `מ־${price}`,
    atMost: (price: string) => `לכל היותר ${price}`,
    /** What it is for, behind the price: a ride by day needs no words. */
    per: {
      ride: (price: string) => price,
      hour: (price: string) => `${price} לשעה`,
      day: (price: string) => `${price} ליום`,
    },
    /** Where the list says nothing. */
    inWriting: 'בכתב, בתוך {minutes reply_minutes}',
    sample: 'דוגמה',
  },
};
export type PagePartsMessages = typeof messages;
