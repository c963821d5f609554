import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: `הסעות לחתונות ולאירועים, עד ${business.maximumGroup} אורחים | תמר הסעות VIP`,
    description: `אורחים מכמה מלונות לאולם ובחזרה, קבוצות עד ${business.maximumGroup} איש, עם נהגים שמחכים לאחרון הרוקדים. תוכנית אחת ומחיר קבוע אחד לפני האירוע.`,
  },
  slug: 'event-wedding-transport',
  name: 'חתונות ואירועים',
  title: 'הסעות לחתונות ולאירועים',
  lead: 'האורחים מגיעים יחד, לפני החופה ולא באמצע שלה, וחוזרים מתי שמתחשק להם. לכם יש באותו ערב על מה לחשוב.',
  facts: [
    { label: 'קבוצה', value: `עד ${business.maximumGroup} איש` },
    { label: 'כיוון', value: 'הלוך וחזור' },
    { label: 'מחיר', value: 'קבוע לכל הערב' },
    { label: 'תשובה', value: 'בתוך דקות' },
  ],
  chat: 'שלום, אשמח להצעת מחיר להסעת אורחים, חתונות ואירועים. תאריך, מקום וכמה אורחים: ',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
