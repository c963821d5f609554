interface SettingText {
  name: string;
  /** What it does, in the words of the business. */
  about: string;
  /** Stands behind the number. */
  unit?: string;
}

export const messages = {
  title: 'הגדרות',
  intro: 'מה שנשמר כאן תקף מיד, בלי לבנות את האתר מחדש.',
  failed: 'טעינת ההגדרות נכשלה',
  groups: {
    business: 'העבודה היומיומית',
    trips: 'הצעות ונסיעות',
    mails: 'דוא״ל לצוות',
    requests: 'כמה פניות מותר לשלוח',
    protection: 'חסימות והתרעות',
    visits: 'ספירת ביקורים',
    flights: 'לוח הטיסות',
    other: 'הגדרות נוספות',
  },
  settings: {
    request_addresses: {
      name: 'מי מקבל דוא״ל על פנייה חדשה',
      about:
        'לכל כתובת ברשימה נשלחת הודעה כשמגיעה פנייה מהאתר. אם הרשימה ריקה, ההודעות נשלחות לכתובת של בעל האתר שנקבעה בהתקנה.',
    },
    office_language: {
      name: 'שפת ההודעות לצוות',
      about: 'בשפה הזו נכתבות הודעות הדוא״ל על פניות, על התרעות ועל חשבונות שממתינים.',
    },
    closed_dates: {
      name: 'ימים סגורים',
      about:
        'ימים בלי נסיעות, מלבד שבת וחג. את אלה אין צורך לסמן: החגים מופיעים בלוח עם קו חוצה. בטופס הבקשה הם מסומנים כסגורים, עם הצעה להתקשר. בקשה שבכל זאת נשלחת ליום כזה נשמרת כרגיל.',
    },
    no_lead_hours: {
      name: 'התרעה כשאין פניות',
      about: 'אם עובר הזמן הזה בלי אף פנייה, אף שיש ביקורים באתר, נפתחת התרעה. ייתכן שהטופס לא עובד.',
      unit: 'שעות',
    },
    offer_hours: {
      name: 'כמה זמן הצעה תקפה',
      about: 'כמה שעות הצעת מחיר תקפה, אם לא נבחר זמן אחר. בכל מקרה היא פוקעת במועד האחרון שבו אפשר לאשר אותה.',
      unit: 'שעות',
    },
    min_notice_minutes: {
      name: 'עד מתי אפשר לאשר הצעה',
      about:
        'עד כמה דקות לפני האיסוף אפשר לאשר הצעה בעמוד הנסיעה. אחר כך הלקוח מאשר בטלפון, ואתם רושמים את האישור כאן.',
      unit: 'דקות',
    },
    change_hours: {
      name: 'שינויים בעמוד הנסיעה',
      about:
        'עד כמה שעות לפני האיסוף הלקוח יכול לשנות פרטים בעצמו. אחר כך משנים בטלפון. אותו מספר כתוב בתנאים שבאתר, ולכן צריך לשנות את שניהם יחד.',
      unit: 'שעות',
    },
    free_until_hours: {
      name: 'ביטול בלי תשלום',
      about:
        'עד כמה שעות לפני האיסוף אפשר לבטל בלי תשלום. השינוי חל על הצעות חדשות, והצעה שכבר נשלחה נשארת כפי שנכתבה. אותו מספר כתוב בתנאים שבאתר.',
      unit: 'שעות',
    },
    late_fee_percent: {
      name: 'דמי ביטול מאוחר',
      about: 'החלק מהמחיר שמשלמים על ביטול מאוחר יותר. השינוי חל על הצעות חדשות. אותו מספר כתוב בתנאים שבאתר.',
      unit: 'אחוזים',
    },
    free_waiting_minutes: {
      name: 'המתנה בלי תשלום',
      about: 'כמה דקות הנהג מחכה בלי תוספת. המספר כתוב בהצעות חדשות ובתנאים שבאתר.',
      unit: 'דקות',
    },
    free_delay_hours: {
      name: 'עיכוב של טיסה בלי תוספת',
      about: 'עד כמה שעות של עיכוב בטיסה הלקוח לא משלם יותר. המספר כתוב בהצעות חדשות ובתנאים שבאתר.',
      unit: 'שעות',
    },
    vat_percent: {
      name: 'מע״מ',
      about: 'השיעור שכלול במחירים. כל הצעה שומרת את השיעור שלפיו נכתבה, לצורך הנהלת החשבונות.',
      unit: 'אחוזים',
    },
    link_wrong_limit: {
      name: 'קישורי נסיעה שגויים',
      about:
        'כמה קישורים שגויים לנסיעות אפשר לנסות מחיבור אחד לאינטרנט בתוך 10 דקות. אחרי פי שלושה ניסיונות החיבור נחסם. הקישור הנכון נפתח תמיד.',
      unit: 'קישורים',
    },
    alert_addresses: {
      name: 'מי מקבל דוא״ל על התרעה חמורה',
      about:
        'לכל כתובת ברשימה נשלחת הודעה כשנפתחת התרעה בחומרה גבוהה או קריטית. אם הרשימה ריקה, ההודעות נשלחות למנהלי המערכת.',
    },
    message_digest_hours: {
      name: 'הודעות על פניות שממתינות לבדיקה',
      about: 'פניות שנראות אוטומטיות נאספות להודעה אחת. זה הזמן הקצר ביותר בין שתי הודעות כאלה.',
      unit: 'שעות',
    },
    message_attempts: {
      name: 'ניסיונות לשלוח דוא״ל',
      about:
        'כמה פעמים מנסים לשלוח הודעה לצוות או לנוסעים לפני שמוותרים ופותחים התרעה. עשרה ניסיונות נמשכים כשלוש שעות.',
      unit: 'ניסיונות',
    },
    lead_limit_per_ip: {
      name: 'פניות מכתובת רשת אחת',
      about:
        'כמה פניות מתקבלות מאותו חיבור לאינטרנט בפרק הזמן שלמטה. מלון או משרד שולחים מחיבור אחד, לכן לא כדאי לקבוע מספר נמוך מדי.',
      unit: 'פניות',
    },
    lead_limit_per_ip_minutes: {
      name: 'פרק הזמן לכתובת רשת',
      about: 'על פני כמה דקות נספרות הפניות מאותו חיבור.',
      unit: 'דקות',
    },
    lead_limit_per_phone: {
      name: 'פניות עם מספר טלפון אחד',
      about: 'כמה פניות מתקבלות עם אותו מספר טלפון בפרק הזמן שלמטה.',
      unit: 'פניות',
    },
    lead_limit_per_phone_minutes: {
      name: 'פרק הזמן למספר טלפון',
      about: 'על פני כמה דקות נספרות הפניות עם אותו מספר.',
      unit: 'דקות',
    },
    block_after_limited: {
      name: 'חסימה אחרי סירובים',
      about: 'אחרי מספר כזה של סירובים תוך 10 דקות השולח נחסם, לשעה או יותר.',
      unit: 'סירובים',
    },
    block_after_suspicious: {
      name: 'חסימה אחרי ספאם',
      about: 'כמה פניות שנראות כמו ספאם, תוך 10 דקות, חוסמות את השולח. הפניות עצמן ממתינות לבדיקה.',
      unit: 'פניות',
    },
    alert_after_invalid: {
      name: 'התרעה על פניות משובשות',
      about: 'כמה פניות שאי אפשר לקרוא, תוך 10 דקות משולח אחד, פותחות התרעת אבטחה.',
      unit: 'פניות',
    },
    alert_after_failed_sign_ins: {
      name: 'התרעה על כניסות שנכשלו',
      about: 'כמה ניסיונות כניסה כושלים לאזור הצוות, תוך 15 דקות, פותחים התרעת אבטחה.',
      unit: 'ניסיונות',
    },
    visit_alert_minimum: {
      name: 'סף להתרעה על גל ביקורים',
      about: 'מתחת למספר הביקורים הזה בשעה לא נפתחת התרעה, גם אם האתר שקט מאוד בדרך כלל.',
      unit: 'ביקורים',
    },
    visit_limit_per_ip: {
      name: 'ביקורים מכתובת רשת אחת',
      about: 'כמה צפיות בעמודים נרשמות בעשר דקות מאותו חיבור לאינטרנט.',
      unit: 'צפיות',
    },
    consent_limit_per_ip: {
      name: 'בחירות עוגיות מכתובת רשת אחת',
      about: 'כמה בחירות בנוגע לעוגיות נרשמות בעשר דקות מאותו חיבור לאינטרנט.',
      unit: 'בחירות',
    },
    visitors_per_day: {
      name: 'מבקרים ביום',
      about: 'כמה מבקרים נרשמים ביום אחד לכל היותר. מבקרים נוספים גולשים כרגיל ולא נספרים.',
      unit: 'מבקרים',
    },
    visits_per_visitor: {
      name: 'צפיות למבקר',
      about: 'כמה צפיות של אותו מבקר נרשמות ביום אחד.',
      unit: 'צפיות',
    },
    consents_per_day: {
      name: 'בחירות עוגיות ביממה',
      about: 'כמה בחירות בנוגע לעוגיות נרשמות ב־24 שעות.',
      unit: 'בחירות',
    },
    flight_limit_per_ip: {
      name: 'צפיות בלוח הטיסות',
      about: 'כמה פעמים בעשר דקות אפשר לבקש את לוח הטיסות מאותו חיבור לאינטרנט.',
      unit: 'בקשות',
    },
    flight_feed_minutes: {
      name: 'רענון לוח הטיסות',
      about: 'אחרי כמה דקות הלוח נקרא מחדש מרשות שדות התעופה.',
      unit: 'דקות',
    },
  } as Readonly<Record<string, SettingText>>,
  /** What the pages say about the business. */
  facts: {
    title: 'מה האתר אומר על העסק',
    about:
      'הפרטים האלה מוטמעים בכל עמודי האתר, ואי אפשר לשנות אותם כאן. משנים אותם במקום שרשום ליד כל אחד: שם שמתחיל ב־VITE_ בקובץ ‎.env, ושם שמתחיל ב־business בקובץ src/config/business.ts. אחר כך בונים את האתר ומפעילים אותו מחדש. הפקודה npm run launch-check מפרטת את כל מה שבדוי או לא הוכח בכל האתר.',
    upkeep: 'למי שמתחזק את האתר',
    open: (count: number, figure: string) =>
      count === 0
        ? 'אין הערות על הפרטים האלה.'
        : count === 1
          ? 'פרט אחד מסומן: בדוי, או שלא הוכח.'
          : `${figure} פרטים מסומנים: בדויים, או שלא הוכחו.`,
    columns: { what: 'פרט', text: 'כפי שכתוב באתר', state: 'מצב' },
    states: { own: 'אין הערות', placeholder: 'בדוי', sample: 'לדוגמה', confirm: 'טעון אישור', old: 'לא עדכני' },
    names: {
      name: 'שם העסק',
      legalName: 'שם משפטי',
      legalNumber: 'מספר רישום',
      address: 'כתובת',
      licence: 'רישיון הסעות',
      licenceNumber: 'מספר הרישיון',
      phone: 'טלפון',
      whatsapp: 'וואטסאפ לפניות',
      whatsappInfo: 'וואטסאפ לשאלות',
      email: 'דוא״ל',
      fridayClosing: 'סיום העבודה ביום שישי',
      replyTime: 'זמן מענה',
      rating: 'דירוג',
      statistics: 'לקוחות ונסיעות',
      roundTripDiscount: 'הנחה על הלוך ושוב',
      freeWaitingMinutes: 'המתנה בלי תשלום',
      lateCancellation: 'ביטול',
      telAvivPrice: 'מחיר מנתב״ג לתל אביב',
      claims: 'הבטחות בטקסטים',
    },
    minutes: (figure: string) => `${figure} דקות`,
    rating: (value: string, count: string) => `${value} מתוך 5, ${count} ביקורות`,
    statistics: (customers: string, rides: string) => `${customers} לקוחות, ${rides} נסיעות`,
    cancelling: (hours: string, percent: string) => `בלי תשלום עד ${hours} שעות לפני הנסיעה, אחר כך ${percent}`,
    claims: (open: number, all: string) => `${open} מתוך ${all} עוד לא הוכחו`,
  },
  /** Bounds of a number. */
  bounds: (minimum: string, maximum: string) => `בין ${minimum} ל־${maximum}`,
  save: 'שמירה',
  saving: 'שומרים…',
  discard: 'ביטול השינויים',
  unsaved: 'עוד לא נשמר',
  saved: 'נשמר',
  never: 'עוד לא שונתה כאן',
  changedBy: 'שונתה לאחרונה על ידי',
  /** The setting was changed by somebody else while it was being edited. */
  conflict: 'מישהו שינה את ההגדרה בזמן שערכתם אותה, ולכן השינוי שלכם עוד לא נשמר. כרגע שמור:',
  conflictHint: 'שמירה נוספת תחליף את הערך הזה בשלכם.',
  emptyList: 'רשימה ריקה',
  saveFailed: {
    refused: 'אין לחשבון שלכם הרשאה לשנות את ההגדרה הזו.',
    rejected: 'הערך לא התקבל. בדקו אותו ונסו שוב.',
    unavailable: 'אין חיבור לשרת. מה שהקלדתם עדיין כאן. נסו שוב עוד רגע.',
    unexpected: 'השמירה נכשלה. מה שהקלדתם עדיין כאן. נסו שוב.',
  },
  /** A kind of setting that cannot be edited here. */
  notEditable: 'את ההגדרה הזו אי אפשר לערוך כאן.',
  number: {
    invalid: (minimum: string, maximum: string) => `כתבו מספר שלם בין ${minimum} ל־${maximum}`,
  },
  emails: {
    label: 'כתובת דוא״ל להוספה',
    add: 'הוספה',
    remove: (address: string) => `הסרת ${address}`,
    list: 'הכתובות ברשימה',
    none: 'אין כתובות ברשימה.',
    invalid: (text: string) => `זו לא כתובת דוא״ל: ${text}`,
    duplicate: (text: string) => `הכתובת כבר ברשימה: ${text}`,
    tooMany: (limit: number) => `אפשר לכל היותר ${limit} כתובות`,
  },
  dates: {
    list: 'הימים הסגורים',
    none: 'אין ימים סגורים בהמשך.',
    remove: (day: string) => `פתיחת ${day} מחדש`,
    tooMany: (limit: number) => `אפשר לכל היותר ${limit} ימים`,
    calendar: {
      label: 'לוח לבחירת ימים סגורים',
      weekdays: ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳'],
      previousMonth: 'החודש הקודם',
      nextMonth: 'החודש הבא',
      today: 'היום',
      selected: 'סגור',
      closed: 'סגור',
    },
  },
};
export type StaffSettingsMessages = typeof messages;
