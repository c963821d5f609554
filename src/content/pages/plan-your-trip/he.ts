export const content = {
  meta: {
    title: 'בקשת נסיעה עם נהג פרטי',
    description: 'חמישה צעדים קצרים: מי נוסע, מאיפה ולאן, מתי, וכמה מזוודות. בתוך דקות נחזור אליכם עם מחיר סופי.',
  },
  title: 'בקשת נסיעה',
  lead: 'חמישה צעדים קצרים, ובתוך דקות נחזור אליכם עם מחיר סופי.',
};
export type PlanYourTripContent = typeof content;
