import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'ירושלים וים המלח ביום אחד עם נהג פרטי | תמר הסעות VIP',
    description:
      'יום שלם: תצפית הר הזיתים באור הבוקר, העיר העתיקה, מדבר יהודה וציפה בים המלח. כמה זמן לכל תחנה, וטיפ זהב של הנהג בכל אחת.',
  },
  slug: 'jerusalem-dead-sea',
  name: 'ירושלים וים המלח',
  title: 'ירושלים וים המלח',
  subtitle: 'מההר שמשקיף על העיר העתיקה אל החוף הנמוך בעולם. באמצע שעה אחת של מדבר, ואוזניים שנפתחות.',
  chat: 'שלום, אשמח להזמין את המסלול ירושלים וים המלח. תאריך וכמה אנשים: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
