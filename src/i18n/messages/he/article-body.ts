/** Words around and below the text of an article; they come with it, late. */
export const messages = {
  contents: 'בכתבה הזו',
  callTitle: 'מתכננים נסיעה?',
  callText: 'כתבו לנו מאיפה, לאן ומתי, ואם יש טיסה גם את המספר שלה. נחזור אליכם עם מחיר סופי.',
  chat: (title: string) => `שלום, קראתי אצלכם את ״${title}״ ואשמח להזמין נסיעה.`,
  fares: {
    to: 'לאן',
    clear: 'ביום, כביש פנוי (א׳)',
    rush: 'ביום, שעות עומס (א׳)',
    night: 'לילה (ב׳)',
    late: 'ליל סוף שבוע (ג׳)',
    tariffs: (b: number, c: number, night: string, friday: string) =>
      `מה שהמונה מראה, עם אגרת השדה ובלי כבישי אגרה. תעריף ב׳ (${night}, ביום שישי מ־${friday}, ובשבת ביום) גבוה בכ־${b}%, ותעריף ג׳ בכ־${c}%.`,
    lateNights: (thursday: string, friday: string, saturday: string, day: string) =>
      `תעריף ג׳ חל עד ${day}: ביום חמישי מ־${thursday}, ביום שישי מ־${friday} ובמוצאי שבת מ־${saturday}.`,
    source: (since: string, read: string) =>
      `חישוב לפי המרחקים וזמני הנסיעה שבאתר והתעריף מ־${since}, האחרון שמצאנו (נקרא ב־${read}). המחירים מתעדכנים בכל אפריל, וייתכן שמאז התייקרו: לפני נסיעה כדאי לבדוק במחשבון.`,
    sourceName: 'מחשבון תעריפי מוניות',
    reported: 'נוסעים ואתרי טיולים מדווחים על סכומים גבוהים יותר:',
  },
  related: 'מה לקרוא עכשיו',
  neighbours: 'הכתבות הסמוכות',
  newer: 'הכתבה הבאה',
  older: 'הכתבה הקודמת',
};
export type ArticleBodyMessages = typeof messages;
