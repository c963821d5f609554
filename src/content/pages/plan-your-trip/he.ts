export const content = {
  meta: {
    title: 'בקשת נסיעה עם נהג פרטי',
    description: `חמישה שלבים קצרים: מי נוסע, מאיפה ולאן, מתי, וכמה מזוודות. מחיר סופי בכתב בתוך {minutes reply_minutes}{if rest_city|, חוץ משבת ומחגים|}, ורק אז תחליטו.`,
  },
  title: 'בקשת נסיעה',
  lead: `חמישה שלבים קצרים, ומחיר סופי בכתב בתוך {minutes reply_minutes}{if rest_city|, חוץ משבת ומחגי ישראל|}.`,
  /** Answers to the form without JavaScript, where the server cannot show a page of its own. */
  posted: {
    received: {
      title: 'תודה!',
      text: 'הבקשה התקבלה, ונחזור אליכם בהקדם. מספר הבקשה מופיע בכתובת של העמוד הזה, אחרי reference=, וכדאי לרשום אותו.',
    },
    refused: {
      title: 'הבקשה לא נשלחה',
      text: 'ייתכן שפרט חסר או לא תקין, או שנשלחו יותר מדי בקשות מאותו חיבור. חזרו אחורה בדפדפן: מה שהקלדתם עדיין שם. אפשר גם לכתוב לנו בוואטסאפ.',
    },
  },
};
export type PlanYourTripContent = typeof content;
