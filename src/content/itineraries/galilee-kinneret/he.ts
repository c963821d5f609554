import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'מסלול יום בגליל ובכינרת עם נהג פרטי | תמר הסעות VIP',
    description:
      'יום שלם בצפון: צפת העתיקה, טבריה וקבר הרמב״ם, כפר נחום ומצפה אופיר. כמה זמן לכל תחנה, וטיפ זהב של הנהג בכל אחת.',
  },
  slug: 'galilee-kinneret',
  name: 'הגליל והכינרת',
  title: 'הגליל והכינרת',
  subtitle: 'מהדלתות הכחולות של צפת יורדים אל המים, מקיפים אותם פעם אחת, ועולים שוב כדי להסתכל על הכול מלמעלה.',
  chat: 'שלום, אשמח להזמין את המסלול הגליל והכינרת. תאריך וכמה אנשים: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
