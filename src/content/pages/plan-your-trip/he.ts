export const content = {
  meta: {
    title: 'בקשת נסיעה עם נהג פרטי | תמר הסעות VIP',
    description: 'חמישה צעדים קצרים: מי נוסע, מאיפה ולאן, מתי, וכמה מזוודות. נחזור אליכם עם מחיר סופי תוך דקות.',
  },
  title: 'בקשת נסיעה',
  lead: 'חמישה צעדים קצרים. נחזור אליכם עם מחיר סופי תוך דקות.',
};
export type PlanYourTripContent = typeof content;
