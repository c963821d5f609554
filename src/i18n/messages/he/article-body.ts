/** Words around and below the text of an article; they come with it, late. */
export const messages = {
  contents: 'בכתבה הזו',
  callTitle: 'נוחתים בקרוב?',
  callText: 'שלחו לנו מספר טיסה ויעד, ונחזור אליכם עם מחיר סופי.',
  chat: (title: string) => `שלום, קראתי אצלכם את ״${title}״ ואשמח להזמין נסיעה.`,
  fares: {
    to: 'לאן',
    metered: 'לפי המונה',
    realistic: 'בפועל, עם תוספות',
    note: (percent: number, hours: string) =>
      `הטווחים להמחשה, ביום. בלילה (${hours}) ומערב שבת עד מוצאי שבת המונה יקר בכ־${percent}%.`,
  },
  related: 'מה לקרוא עכשיו',
  neighbours: 'הכתבות הסמוכות',
  newer: 'הכתבה הבאה',
  older: 'הכתבה הקודמת',
};
export type ArticleBodyMessages = typeof messages;
