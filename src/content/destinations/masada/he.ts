import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'masada',
  meta: {
    title: 'נתב״ג–מצדה עם נהג פרטי: זריחה, שביל הנחש, רכבל | תמר',
    description:
      'נסיעה פרטית למצדה במחיר קבוע: עולים לזריחה מהסוללה במערב ויורדים ברכבל במזרח, והנהג מקיף. שעות, צד נכון, חום ומה לשלב עם ים המלח.',
  },
  name: 'מצדה',
  tagline: 'זריחה מעל המדבר',
  lead: 'להר אחד שני צדדים, ואין ביניהם כביש. זו הסיבה הכי טובה בארץ לנסוע עם נהג: עולים מצד אחד, ויורדים בצד השני אל הרכב.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה למצדה.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
