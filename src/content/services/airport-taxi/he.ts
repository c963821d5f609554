import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'מונית לנתב״ג במחיר קבוע, לטיסה וממנה | תמר הסעות VIP',
    description: `רכב מוזמן לנתב״ג וממנו, ביום ובלילה: מחיר סופי לפני הטיסה, בלי מונה, עד ${business.vehicleSeats} נוסעים, ו־${business.roundTripDiscount}% הנחה למי שמזמין הלוך ושוב.`,
  },
  slug: 'airport-taxi',
  name: 'מונית לנתב״ג',
  title: 'מונית לנתב״ג וממנו',
  lead: 'מחיר אחד שמקבלים עוד לפני הטיסה, ורכב שכבר עומד בחוץ כשיוצאים מהטרמינל. לשדה או הביתה, בכל שעה.',
  facts: [
    { label: 'מחיר', value: 'קבוע, בכתב' },
    {
      label: 'הטיסה מתעכבת',
      value: `${business.freeDelayHours === 2 ? 'שעתיים' : `${business.freeDelayHours} שעות`} בלי תוספת`,
    },
    { label: 'נוסעים', value: `עד ${business.vehicleSeats}` },
    { label: 'שעות', value: '24/6, גם בלילה' },
  ],
  chat: 'שלום, אשמח להזמין מונית לנתב״ג. מספר הטיסה: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
