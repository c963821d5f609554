import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'הסעות בין ערים בכל הארץ עם נהג פרטי | תמר הסעות VIP',
    description:
      'מעיר לעיר עם נהג משלכם, מהגליל ועד אילת: בלי החלפות, מזוודות במקום אחד, עצירות איפה שתרצו, ומחיר קבוע אחד כולל מע״מ.',
  },
  slug: 'nationwide-transport',
  name: 'הסעות בכל הארץ',
  title: 'הסעות בכל הארץ',
  lead: 'מדלת אחת בארץ לדלת אחרת, רחוקה ככל שתהיה. בלי להחליף בצומת, בלי אוטובוס שני, ואת המזוודות מרימים פעמיים בלבד.',
  facts: [
    { label: 'אזור', value: 'כל הארץ' },
    { label: 'החלפות', value: 'אין' },
    { label: 'נוסעים', value: `עד ${business.vehicleSeats}` },
    { label: 'מחיר', value: 'קבוע, בכתב' },
  ],
  chat: 'שלום, קראתי על הסעות בכל הארץ ואשמח להצעת מחיר. מאיפה ולאן: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
