export const messages = {
  period: {
    label: 'תקופה',
    /** Hebrew says "7 days" and "30 day". */
    days: (days: number) => (days <= 10 ? `${days} ימים` : `${days} יום`),
    last: (days: number) => `${days} הימים האחרונים`,
    compared: (days: number) => `${days} הימים המלאים האחרונים לעומת ${days} שלפניהם:`,
  },
  chart: {
    caption: (from: string, to: string) => `מבקרים ופניות לפי יום, ${from} עד ${to}`,
    keys: 'מקשי החצים ימינה ושמאלה עוברים מיום ליום.',
    visitors: 'מבקרים',
    pageViews: 'צפיות בעמודים',
    leads: 'פניות',
    day: 'יום',
    today: 'היום, עד עכשיו',
    asTable: 'הצגה כטבלה',
    asChart: 'הצגה כתרשים',
  },
  response: {
    title: 'זמן תגובה',
    median: 'הזמן החציוני עד התגובה הראשונה',
    noneYet: 'עוד לא היו תגובות',
    withinHour: 'נענו בתוך שעה',
    waiting: 'ממתינות לתגובה',
    longest: 'ההמתנה הארוכה ביותר',
    underMinute: 'פחות מדקה',
  },
  breakdown: {
    title: 'פניות לפי שירות וסטטוס',
    services: 'לפי שירות',
    statuses: 'לפי סטטוס',
    leads: (count: number, figure: string) => (count === 1 ? 'פנייה אחת' : `${figure} פניות`),
  },
};
export type StaffTrendsMessages = typeof messages;
