import type { AskReason } from '@shared/price/price';
import { closedWay, errors, labels, ride, services, unmailed } from '@shared/words/lead-words/he';

/** A flight of the airport's board, for a sentence about it. */
interface FlightWords {
  number: string;
  isArrival: boolean;
  place: string;
  /** "21/11/2026" */
  day: string;
  /** "14:20" */
  time: string;
  terminal: string | null;
}

export const messages = {
  formLabel: 'טופס בקשת נסיעה',
  required: 'שדה חובה',
  optional: 'לא חובה',
  progress: {
    label: 'שלבי הבקשה',
    stepOf: (step: number, total: number) => `שלב ${step} מתוך ${total}`,
    done: 'הושלם',
    goTo: (step: string) => `חזרה לשלב: ${step}`,
  },
  steps: {
    personal: { title: 'פרטים אישיים', heading: 'איך נחזור אליכם?' },
    route: { title: 'פרטי נסיעה', heading: 'מאיפה ולאן?' },
    when: { title: 'תאריך ושעה', heading: 'מתי יוצאים?' },
    service: { title: 'שירות', heading: 'כמה אתם, ועם כמה מזוודות?' },
    extras: { title: 'פרטים נוספים', heading: 'עוד משהו שכדאי שנדע?' },
  },
  fields: {
    ...labels,
    country_code: 'קידומת מדינה',
    passenger_country_code: 'קידומת מדינה',
    for_other: 'ההזמנה היא עבור מישהו אחר',
    session_id: 'מזהה ביקור',
  },
  hints: {
    pickup: 'רחוב, מספר ועיר, או שם המקום. למשל: נתב״ג, טרמינל 3',
    dropoff: 'רחוב, מספר ועיר, או שם המקום',
    stop_1: 'עיר, כתובת או שם של מקום. עוצרים בדרך הלוך.',
    travel_date: 'יום/חודש/שנה',
    return_date: 'יום/חודש/שנה. עוד לא יודעים? השאירו ריק.',
    pickup_time:
      'שעון ישראל. נוחתים ב־02:40? בחרו 02:00 והוסיפו את מספר הטיסה. את השעה המדויקת נקבע איתכם, וההמתנה בלי תשלום נספרת מרגע הנחיתה.',
    passengers: 'כולל ילדים.',
    luggage: 'ספרו רק מזוודות גדולות, בלי תיקי יד.',
    day_route: 'מהדלת שלכם ובחזרה אליה, במחיר אחד לרכב.',
    hours: (least: number) => (least > 1 ? `לפחות ${least} שעות.` : ''),
    meeting_way: 'ליד המדרכה: כשהמזוודות אצלכם כותבים לנו, והנהג מגיע.',
    vehicle_class: 'אם לא תבחרו, יגיע הרכב הקטן ביותר שכולם נכנסים אליו.',
    round_trip: '{if round_trip_percent|בהזמנת הלוך ושוב לנתב״ג וממנו: {round_trip_percent}% הנחה על המחיר הכולל.|}',
    flight_number: 'נעקוב אחרי הטיסה, ואם היא מתעכבת נעדכן את שעת האיסוף.',
    for_other: 'נכתוב אליכם, והנהג יחכה לנוסע.',
    passenger_phone: 'לנהג, ביום הנסיעה. אם תשאירו ריק, הנהג יתקשר אליכם.',
    passenger_email: 'לשם נשלח את פרטי הנהג ועמוד של הנסיעה, בלי המחיר.',
    notes: 'משקל הילדים, ציוד מיוחד…',
  },
  places: { results: (count: number) => (count === 1 ? 'מקום אחד' : `${count} מקומות`) },
  children: {
    title: 'יש איתכם ילדים מתחת לגיל 8?',
    why: 'החוק מחייב כיסא שמתאים לגיל. נביא אותו איתנו, בלי תוספת. גם הילדים נספרים כנוסעים.',
  },
  stops: { add: 'הוספת עצירה בדרך', another: 'הוספת עוד עצירה' },
  /** Above the usual numbers; `beyond`: what the cars hold together. */
  more: {
    button: 'יותר',
    label: {
      passengers: (usual: number) => `יותר מ־${usual} נוסעים`,
      luggage: (usual: number) => `יותר מ־${usual} מזוודות`,
    },
    beyond: {
      passengers: (most: number) =>
        `ליותר מ־${most} נוסעים מתכננים איתכם את כלי הרכב, והמחיר נשלח בכתב. שלחו את הבקשה כמו שהיא, או כתבו לנו בוואטסאפ.`,
      luggage: (most: number) =>
        `ליותר מ־${most} מזוודות מתכננים איתכם את כלי הרכב, והמחיר נשלח בכתב. שלחו את הבקשה כמו שהיא, או כתבו לנו בוואטסאפ.`,
    },
  },
  extra: (price: string) => `תוספת ${price}`,
  carRoom: (seats: number, bags: number) => `עד ${seats} נוסעים, ${bags} מזוודות`,
  needs: { title: 'מה כדאי שנדע?', why: 'כדי שהרכב יתאים. סמנו את מה שמגיע איתכם.' },
  notKnownYet: 'עוד לא ידועה',
  services,
  choices: ride.choices,
  /** Of the passenger’s language, where nobody has chosen one. */
  sameLanguage: 'כמו שלי',
  dayParts: { night: 'לילה', morning: 'בוקר', afternoon: 'אחר הצהריים', evening: 'ערב' },
  closedDays: '{if rest_city|בשבת ובחגי ישראל אין נסיעות.|}',
  soon: 'הנסיעה ממש בקרוב. התקשרו או כתבו לנו בוואטסאפ, כי בקשה שנשלחת כאן עלולה להיקרא מאוחר מדי.',
  restNow: '{if rest_city|גם עכשיו שבת או חג, ונענה כשיסתיימו|גם היום אנחנו סגורים, ונענה כשנחזור}.',
  closedDates: {
    rest: (start: string, end: string) => `אנחנו נחים מ${start} עד ${end}.`,
    others: 'גם בימים המסומנים בלוח אנחנו סגורים. חייבים לנסוע דווקא אז? דברו איתנו:',
    chosen: 'ביום הזה אנחנו סגורים.',
    ask: 'אפשר לשלוח את הבקשה בכל זאת, ונבדוק מה אפשר לעשות. הכי מהיר לשאול אותנו:',
  },
  closedHour: {
    closed: '{if rest_city|בשעה הזו אנחנו נחים, או שהנסיעה תיכנס לתוך השבת או החג|ביום הזה אנחנו סגורים}.',
    nearest: 'שעות פתוחות סמוכות:',
    landing: 'נוחתים בזמן הזה? ביציאה מאולם מקבלי הפנים יש תחנת מוניות גם בשבת ובחג, לפי מונה, בתעריף ב׳ או ג׳.',
  },
  calendar: {
    labels: { travel_date: 'לוח שנה לבחירת תאריך הנסיעה', return_date: 'לוח שנה לבחירת תאריך החזור' },
    /** Sunday first. */
    weekdays: ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳'],
    previousMonth: 'לחודש הקודם',
    nextMonth: 'לחודש הבא',
    today: 'היום',
    selected: 'נבחר',
    closed: 'סגור',
  },
  codes: {
    choose: (country: string, code: string) => `קידומת מדינה: ${country} ${code}. לחצו להחלפה`,
    title: 'בחירת קידומת מדינה',
    search: 'שם מדינה או קידומת',
    results: (count: number) => (count === 1 ? 'מדינה אחת' : `${count} מדינות`),
    none: 'לא נמצאה מדינה כזו. אפשר לחפש גם לפי הקידומת.',
    close: 'סגירה',
  },
  errors,
  flight: {
    searching: 'בודקים את הטיסה בלוח של נתב״ג…',
    found: (flight: FlightWords) =>
      `${flight.number} ${flight.isArrival ? `מ${flight.place}: נחיתה` : `ל${flight.place}: המראה`} ב־${flight.day} בשעה ${flight.time}${flight.terminal ? `, טרמינל ${flight.terminal}` : ''}.`,
    otherDay: (day: string) => `בלוח של נתב״ג יש טיסה כזו, אבל ב־${day}. בדקו את התאריך.`,
    notListed: 'הטיסה עוד לא בלוח של נתב״ג, שמכסה כשלושה ימים. נבדוק אותה לקראת הנסיעה.',
    shape: 'אחרי הטיסה הזו לא נוכל לעקוב. מספר טיסה נראה כך: LY 316. אפשר להמשיך גם בלעדיו.',
  },
  summary: {
    item: (field: string, error: string) => `${field}: ${error}`,
    title: 'צריך להשלים או לתקן:',
    toastTitle: 'שגיאה בטופס',
    toastText: 'מלאו את כל שדות החובה',
  },
  actions: { previous: 'הקודם', next: 'הבא', send: 'שליחת הבקשה', sending: 'שולחים…' },
  ticket: {
    title: 'הנסיעה שלכם',
    pickup: 'איסוף',
    destination: 'יעד',
    name: 'שם',
    phone: 'טלפון',
    date: 'תאריך',
    time: 'שעה',
    returnDate: 'תאריך חזור',
    returnTime: 'שעת חזור',
    passenger: 'נוסע',
    passengerPhone: 'טלפון הנוסע',
    passengers: 'נוסעים',
    luggage: 'מזוודות',
    stops: 'עצירות',
    empty: 'עוד לא מולא',
    toCome: (names: readonly string[]) => `נותר למלא: ${names.join(', ')}`,
    complete: 'הכול מוכן לשליחה',
  },
  price: {
    label: 'מחיר',
    sample: 'דוגמה',
    line: (price: string) => `מחיר: ${price}`,
    /** Before the places as they were understood. */
    pricedFor: 'המחיר מחושב עבור:',
    correct: (place: string) => `${place}. לתיקון`,
    toCome: 'יופיע כאן כשנדע מאיפה, לאן, מתי, כמה תהיו ואיזה שירות.',
    inWriting: 'את המחיר תקבלו בכתב, בתוך {minutes reply_minutes}.',
    final: 'מחיר סופי, כולל מע״מ',
    withVat: 'כולל מע״מ',
    atMost: (price: string) => `לכל היותר ${price}`,
    bothWays: 'הלוך ושוב',
    car: (count: number, name: string, seats: number) =>
      count === 1 ? `${name}, עד ${seats} נוסעים` : `${count} כלי רכב: ${name}, עד ${seats} נוסעים בכל אחד`,
    seats: (count: number) => (count === 1 ? 'כולל כיסא אחד לילד' : `כולל ${count} כיסאות לילדים`),
    forLuggage: (count: number) => (count === 1 ? 'בגלל מזוודה אחת' : `בגלל ${count} מזוודות`),
    /** How it came about. */
    reasons: {
      title: 'ממה מורכב המחיר',
      ride: (from: string, to: string) => `\u2068${from}\u2069 – \u2068${to}\u2069`,
      byDay: (ride: string) => `${ride}, תעריף יום`,
      night: (time: string) => `תוספת לילה, איסוף ב־${time}`,
      hours: (count: number) => (count === 1 ? 'שעה אחת עם נהג' : `${count} שעות עם נהג`),
      seat: (count: number) => (count === 1 ? 'כיסא ילד אחד' : `${count} כיסאות ילדים`),
      route: (count: number) => (count === 1 ? 'הרכב והנהג למסלול הטיול' : `מסלול הטיול, ${count} כלי רכב`),
      meeting: () => 'המתנה עם שלט באולם',
      stop: (count: number) => (count === 1 ? 'עצירה אחת בדרך' : `${count} עצירות בדרך`),
      discount: 'הנחת הלוך ושוב',
      total: 'סך הכול, כולל מע״מ',
      car: (cars: number, name: string, people: number, luggage: string) =>
        `${cars === 1 ? name : `${cars} × ${name}`}: הקטן ביותר שמתאים ל${people === 1 ? 'נוסע אחד' : `־${people} נוסעים`}${luggage && `, ${luggage}`}.`,
    },
    upTo: (bags: number) => (bags === 1 ? 'עם מזוודה אחת לכל היותר' : `עם עד ${bags} מזוודות`),
    closedBack: '{if rest_city|בשעת החזור אנחנו נחים, או שהנסיעה תיכנס לתוך השבת או החג|ביום החזור אנחנו סגורים}.',
    /** Beside a place in Latin letters Hebrew writes a maqaf. */
    /** Behind what is given in writing. */
    within: 'בתוך {minutes reply_minutes}',
    unpriced: (place: string, within: string) =>
      `ל${/^[א-ת]/u.test(place) ? place : `־\u2068${place}\u2069`} אין עדיין מחיר במחירון: הוא יגיע אליכם בכתב, ${within}.`,
    /** Of a place that tells no zone, behind which of the two it is. */
    askPlace: {
      from: 'איסוף:',
      to: 'יעד:',
      which:
        'נכתבו כאן שני מקומות, או שם של שני מקומות שונים. כתבו מקום אחד עם שם העיר. אפשר גם להמשיך כך, והמחיר יגיע בכתב.',
      link: 'לפי קישור למפה אי אפשר לחשב מחיר. כתבו רחוב ועיר או בחרו מהרשימה. אפשר גם להמשיך כך, והמחיר יגיע בכתב.',
      coordinates:
        'לפי נקודת ציון אי אפשר לחשב מחיר. כתבו רחוב ועיר או בחרו מהרשימה. אפשר גם להמשיך כך, והמחיר יגיע בכתב.',
      number: 'מספר לבדו לא אומר היכן זה. הוסיפו רחוב ועיר או בחרו מהרשימה.',
      signs: 'אין כאן שם של מקום. כתבו רחוב ועיר או בחרו מהרשימה.',
      long: 'הטקסט ארוך מכדי שנזהה בו מקום. כתבו רק רחוב ועיר, ואת השאר בהערות.',
    },
    ask: {
      from: 'כדי לראות מחיר כבר עכשיו, בחרו את מקום האיסוף מהרשימה או הוסיפו את שם העיר. אפשר גם להמשיך כך, והמחיר יגיע בכתב.',
      to: 'כדי לראות מחיר כבר עכשיו, בחרו את היעד מהרשימה או הוסיפו את שם העיר. אפשר גם להמשיך כך, והמחיר יגיע בכתב.',
      no_fare: 'למסלול הזה אין מחיר קבוע במחירון. את המחיר תקבלו בכתב.',
      same_zone:
        'לנסיעה בתוך אותה עיר או אותו אזור, או בין הטרמינלים, אין מחיר קבוע. אפשר להזמין רכב עם נהג לפי שעות, או לקבל בכתב את המחיר לנסיעה הזו.',
      group: 'לקבוצה או לכמות מזוודות כזו נכין הצעה מיוחדת ונשלח אותה בכתב.',
      too_soon: 'האיסוף קרוב מדי למחיר מיידי. התקשרו או כתבו בוואטסאפ.',
      return_time: 'הוסיפו את היום והשעה של החזור, ותראו את המחיר לשני הכיוונים.',
      return_early: 'נסיעת החזור יוצאת לפני שתגיעו ליעד. בחרו יום או שעה מאוחרים יותר, ותראו את המחיר לשני הכיוונים.',
      hours: 'בחרו לכמה שעות צריך את הרכב, והמחיר יופיע כאן.',
      return_hours: 'הרכב נשאר איתכם כל הזמן וגם מחזיר אתכם. בטלו את ״הלוך ושוב״, או קבלו מחיר בכתב למה שתכננתם.',
      stop: 'כדי לראות את המחיר עכשיו, הוסיפו את העיר של העצירה. אפשר גם להשאיר כך ולקבל את המחיר בכתב.',
      detour: 'אחת העצירות רחוקה מדי מהדרך, ואין לה מחיר קבוע. את המחיר נשלח בכתב.',
      needs: 'לפי מה שסיפרתם לנו נתאים את הרכב בעצמנו. את המחיר נשלח בכתב.',
      day_route: 'בחרו מסלול, או מסלול משלכם לפי שעות, והמחיר יופיע כאן.',
      route_door: 'לאיסוף או לסיום שם אין למסלול הזה מחיר קבוע. את המחיר נשלח בכתב.',
      other: 'את המחיר תקבלו בכתב.',
    } satisfies Record<AskReason, string>,
  },
  notice: {
    title: 'מה נעשה עם הפרטים',
    text: (business: string) =>
      `הפרטים ישמשו את ${business} כדי לתת מחיר, לתאם את הנסיעה ולחזור אליכם, ויועברו רק לנהג שישובץ ולספקים שמפעילים עבורנו את האתר. אין חובה בחוק למסור אותם, אבל בלי שדות החובה לא נוכל להציע נסיעה. אפשר לעיין בפרטים, לתקן אותם ולבקש למחוק אותם:`,
    privacy: 'מדיניות הפרטיות',
  },
  sending: {
    slow: 'זה לוקח יותר זמן מהרגיל, ועוד אין אישור שהבקשה הגיעה. אפשר לשלוח אותה גם בוואטסאפ.',
    whatsapp: 'שלחו בוואטסאפ',
    call: 'התקשרו',
    retry: 'נסו שוב',
    sendAsNew: 'שלחו כבקשה חדשה',
  },
  draft: {
    returning: 'מחזירים את מה שמילאתם…',
    kept: 'נשמר במכשיר הזה עד שתשלחו.',
    clear: 'ניקוי הטופס',
    cleared: 'הטופס נוקה',
    undo: 'שחזור',
  },
  sent: {
    closedWay,
    unmailed,
    what: 'מה שלחתם',
    close: 'סגירת האישור',
    restFirst:
      '{if rest_city|עכשיו שבת או חג. כשיסתיימו|היום אנחנו סגורים. כשנחזור} נבדוק שיש רכב פנוי ונחשב מחיר סופי.',
    toastTitle: 'תודה! הבקשה התקבלה',
    toastText: (reference: string) => `מספר הבקשה: ${reference}`,
    openChat: 'המשך בוואטסאפ',
    elsewhere: 'נשלח מלשונית אחרת',
    title: 'הבקשה אצלנו',
    reference: 'מספר הבקשה',
    copy: 'העתקה',
    copied: 'הועתק',
    copyFailed: 'ההעתקה נכשלה',
    next: 'מה קורה עכשיו',
    steps: [
      'אנחנו בודקים שיש רכב פנוי ומחשבים מחיר סופי.',
      'המחיר מגיע אליכם בכתב, בוואטסאפ או בדוא״ל. אם משהו לא ברור, נתקשר.',
      'הנסיעה נקבעת רק אחרי שאישרתם את המחיר.',
    ],
    price: {
      held: (price: string, day: string, time: string) => `המחיר שלכם: ${price}, שמור עד ${day} בשעה ${time}.`,
      confirm: 'נשאר לוודא שיש רכב פנוי.',
      other: (price: string) =>
        `המחירון התעדכן בזמן שמילאתם את הטופס. לפי המחירון האחר: ${price}, והנמוך מבין השניים הוא שלכם.`,
      steps: [
        'אנחנו בודקים שיש רכב פנוי.',
        'ההצעה מגיעה אליכם בכתב, בוואטסאפ או בדוא״ל. אם משהו לא ברור, נתקשר.',
        'הנסיעה נקבעת רק אחרי שאישרתם את ההצעה.',
      ],
      restFirst: '{if rest_city|עכשיו שבת או חג. כשיסתיימו|היום אנחנו סגורים. כשנחזור} נבדוק שיש רכב פנוי.',
    },
  },
  failed: {
    toastTitle: 'שגיאה בשליחה',
    unknown: 'משהו השתבש אצלנו. הבקשה שלכם שמורה. אפשר לנסות שוב או לשלוח אותה בוואטסאפ.',
    title: 'הבקשה לא נשלחה',
    kept: 'מה שמילאתם נשמר במכשיר הזה.',
    repeated: 'עוד אין לנו אישור שהבקשה הגיעה. היא שמורה במכשיר הזה, ונמשיך לשלוח אותה עד שתגיע.',
    offline: 'אין חיבור לאינטרנט. נשלח שוב ברגע שהחיבור יחזור.',
    network: 'לא הצלחנו להתחבר לשרת. אפשר לנסות שוב: הבקשה לא תישלח פעמיים.',
    timeout: 'השרת לא ענה בזמן. אפשר לנסות שוב: הבקשה לא תישלח פעמיים.',
    conflict: 'גרסה קודמת של הבקשה כבר הגיעה אלינו. לשינוי פרטים כתבו לנו בוואטסאפ, או שלחו את הגרסה הזו כבקשה חדשה.',
    rateLimited: (wait: string) => `נשלחו כמה בקשות ברצף. אפשר לנסות שוב ${wait}.`,
    inMinutes: (minutes: number) => (minutes === 1 ? 'בעוד דקה' : `בעוד ${minutes} דקות`),
    later: 'בעוד כמה דקות',
    blocked: 'השליחה מהחיבור הזה נחסמה לזמן מה. נשמח לקבל את הבקשה בוואטסאפ או בטלפון.',
    expired: 'בקשה ששלחתם לפני יותר משלושה ימים כנראה לא הגיעה. בדקו את הפרטים ושלחו אותה שוב.',
  },
  /** The text that opens in WhatsApp, and the one that staff read. */
  chat: {
    greeting: 'שלום, אשמח להזמין נסיעה:',
    reference: 'מספר בקשה',
    unconfirmed: '(נשלחה גם באתר, עדיין בלי אישור קבלה)',
    yes: 'כן',
  },
};
export type TripRequestMessages = typeof messages;
