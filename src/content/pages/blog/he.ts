export const content = {
  meta: {
    title: 'הבלוג: נתב״ג, מחירי מוניות ודרכים בארץ',
    description:
      'כמה באמת עולה מונית מנתב״ג, איפה יוצאים בטרמינל 3, מה משתנה בשבת ואיך מגיעים לירושלים, לתל אביב ולים המלח.',
  },
  /** The list changes with its newest article. */
  searchFacts: () =>
    import('../../blog/cards.he').then(({ cards: [newest] }) => ({ ...(newest && { updated: newest.published }) })),
  kicker: 'הבלוג',
  title: 'מה ששווה לדעת לפני שיוצאים לדרך',
  lead: 'מחירים, טרמינלים, פקקים ושבת: מה שנוסעים שואלים אותנו בדרך, כתוב פעם אחת ועד הסוף.',
  needs: { landing: 'נוחתים בקרוב', price: 'כמה עולה נסיעה', places: 'לאן נוסעים' },
  filter: 'סינון לפי נושא',
  all: 'הכול',
  count: (articles: number) => `${articles} כתבות`,
  feed: 'עדכונים ב־RSS',
};
export type BlogContent = typeof content;
