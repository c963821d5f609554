import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'טיולים בישראל עם נהג פרטי ליום שלם | תמר הסעות VIP',
    description: `יום עם נהג משלכם: הגליל והכינרת, החוף, ירושלים וים המלח, או מסלול שלכם. יוצאים מדלת הבית או המלון, עד ${business.vehicleSeats} נוסעים, במחיר קבוע.`,
  },
  slug: 'private-driver-tours',
  name: 'טיולים עם נהג פרטי',
  title: 'טיולים עם נהג פרטי',
  lead: 'יום בארץ בלי לוח זמנים של אוטובוס, בלי רכב שכור ובלי לחפש חניה. אתם אומרים מה בא לכם לראות, והנהג יודע באיזה סדר.',
  facts: [
    { label: 'אורך', value: 'יום שלם' },
    { label: 'מתחילים', value: 'מדלת המלון' },
    { label: 'נוסעים', value: `עד ${business.vehicleSeats}` },
    { label: 'מחיר', value: 'לרכב, קבוע' },
  ],
  chat: 'שלום, אשמח לפרטים על טיולים עם נהג פרטי. התאריך שלנו: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
