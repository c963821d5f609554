import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ramat-gan',
  meta: {
    title: 'נתב״ג–רמת גן עם נהג פרטי: בורסה, שיבא, ספארי | תמר',
    description:
      'נסיעה פרטית מנתב״ג לרמת גן במחיר קבוע: איזה שער בתל השומר, איפה עוצרים בבורסה, בר אילן, האצטדיון, והספארי עם הרכב שלכם.',
  },
  name: 'רמת גן',
  tagline: 'מגדלי הבורסה והפארק הלאומי',
  lead: 'עיר שנראית צמודה לתל אביב ומתנהגת אחרת. מגדלי הבורסה בקצה אחד, שיבא והספארי בקצה השני, והנהג יודע באיזה כביש להגיע לכל אחד.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לרמת גן.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
