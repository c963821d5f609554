/** Words of a destination's page under its first screen. */
export const messages = {
  card: {
    title: (name: string) => `נתב״ג–${name}`,
    doorToDoor: 'נסיעה פרטית, מדלת לדלת',
    included: [
      'מחיר סופי, כולל מע״מ, תעריף לילה ואגרות',
      'איחור של עד {hours free_delay_hours} בטיסה, בלי תוספת',
      'ביטול בלי תשלום עד {hours free_until_hours} לפני הנסיעה',
    ],
    capacity: (seats: number) => `עד ${seats} נוסעים ברכב אחד, עם המזוודות`,
    roundTrip: '{if round_trip_percent|{round_trip_percent}% הנחה על הלוך ושוב לנתב״ג|}',
  },
  itinerariesTitle: 'מסלולי טיול שעוברים כאן',
  fare: {
    title: 'כמה מראה המונה במונית',
    clear: 'ביום, כביש פנוי (תעריף א׳)',
    rush: 'ביום, בשעות העומס (תעריף א׳)',
    night: 'בלילה, ובשבת ביום (תעריף ב׳)',
    late: 'בלילות חמישי ושישי ובמוצאי שבת (תעריף ג׳)',
    reported: 'נוסעים מספרים ששילמו',
    source: (since: string) =>
      `חישוב לפי המרחק, זמן הנסיעה והתעריף של המדינה מ־${since}, האחרון שמצאנו (ייתכן שמאז התייקר), עם אגרת השדה ובלי כבישי אגרה.`,
    sourceName: 'מחשבון תעריפי מוניות',
    ours: 'המחיר שלנו הוא לרכב כולו, וכבר כלולים בו תעריף לילה, כבישי אגרה, מע״מ, המתנה של {minutes landing_waiting_minutes} מרגע הנחיתה ועיכוב של עד {hours free_delay_hours} בטיסה. הוא נקבע בכתב לפני הנסיעה.',
  },
  callTitle: (name: string) => `נתב״ג–${name}: המחיר שלכם, בכתב`,
  callText: 'ספרו לנו מתי אתם נוחתים, באיזו טיסה וכמה תהיו. נחזור עם מחיר סופי בכתב, ורק אז תחליטו.',
  nearby: 'מכאן ממשיכים אל',
};
export type DestinationGuideMessages = typeof messages;
