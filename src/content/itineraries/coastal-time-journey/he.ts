import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'מסע בזמן לאורך החוף: קיסריה, עכו, ראש הנקרה | תמר הסעות VIP',
    description:
      'יום שלם צפונה לאורך הים: קיסריה של הורדוס, גני רמת הנדיב, עכו העתיקה והצוק הלבן של ראש הנקרה. זמן לכל תחנה וטיפ זהב של הנהג.',
  },
  slug: 'coastal-time-journey',
  name: 'מסע בזמן לאורך החוף',
  title: 'מסע בזמן לאורך החוף',
  subtitle:
    'אלפיים שנה ביום אחד, והים תמיד משמאל: הנמל של הורדוס, הגן של הברון, העיר של האבירים, והצוק שבו הכביש נגמר.',
  chat: 'שלום, אשמח להזמין את המסלול מסע בזמן לאורך החוף. תאריך וכמה אנשים: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
