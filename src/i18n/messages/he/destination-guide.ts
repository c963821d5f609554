/** Words of a destination's page under its first screen. */
export const messages = {
  card: {
    title: (name: string) => `נתב״ג–${name}`,
    doorToDoor: 'נסיעה פרטית, מדלת לדלת',
    included: (delayHours: number, cancellationHours: number, seats: number, discount: number) => [
      'מחיר סופי, כולל מע״מ, תעריף לילה ואגרות',
      `איחור בטיסה של עד ${delayHours} שעות: בלי תוספת`,
      `ביטול בלי תשלום עד ${cancellationHours} שעות לפני הנסיעה`,
      `עד ${seats} נוסעים ברכב אחד, עם המזוודות`,
      `${discount}% הנחה על הלוך וחזור לנתב״ג`,
    ],
  },
  itinerariesTitle: 'מסלולי יום שעוברים כאן',
  fare: {
    title: 'כמה זה יוצא במונה',
    metered: 'מונה, ביום ובלי פקקים',
    realistic: 'מה שמשלמים בפועל, עם עומס ותוספות',
    night: (percent: number) => `בלילה התעריף גבוה בכ־${percent}%:`,
    weekend: 'ובנוסף מערב שבת עד מוצאי שבת. תעריפי המונה משתנים מעת לעת.',
    ours: 'אצלנו המחיר נקבע בכתב לפני הנסיעה, ואותו מחיר ביום ובלילה.',
  },
  callTitle: (name: string) => `נתב״ג–${name}: המחיר שלכם, בכתב`,
  callText: 'ספרו לנו מתי אתם נוחתים, באיזו טיסה וכמה תהיו. נחזור עם מחיר סופי בכתב, ורק אז תחליטו.',
  nearby: 'מכאן ממשיכים אל',
};
export type DestinationGuideMessages = typeof messages;
