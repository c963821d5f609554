import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'הסעות VIP מנתב״ג עם קבלת פנים באולם | תמר הסעות VIP',
    description:
      'שלט עם השם שלכם באולם מקבלי הפנים, מרצדס ספרינטר עם מושבי עור וחלונות כהים, ומחיר קבוע מראש. לאורחים, למנהלים ולמשפחות.',
  },
  slug: 'vip-airport-transport',
  name: 'הסעות VIP מנתב״ג',
  title: 'הסעות VIP מנתב״ג',
  lead: 'מישהו עם השם שלכם על שלט באולם מקבלי הפנים, ומרצדס ספרינטר בחוץ. מהמחסום ועד דלת המלון אתם לא סוחבים כלום ולא שואלים אף אחד.',
  facts: [
    { label: 'נפגשים', value: 'באולם, עם שלט' },
    { label: 'הרכב', value: 'מרצדס ספרינטר' },
    {
      label: 'הטיסה מתעכבת',
      value: `${business.freeDelayHours === 2 ? 'שעתיים' : `${business.freeDelayHours} שעות`} בלי תוספת`,
    },
    { label: 'מחיר', value: 'קבוע, בכתב' },
  ],
  chat: 'שלום, אשמח להזמין הסעות VIP מנתב״ג. מספר הטיסה: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
