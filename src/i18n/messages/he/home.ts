/** Texts of the home page below its first screen. */
export const messages = {
  video: {
    kicker: 'רגע לפני',
    title: 'מציצים פנימה לפני שעולים',
    text: (seats: number) =>
      `מרצדס ספרינטר VIP, עד ${seats} נוסעים: מושבי עור, מזגן נפרד מאחור, Wi-Fi, שקעי USB ומקום למזוודות של כולם.`,
    action: 'דברו איתנו',
    play: 'הפעלת הסרטון',
    player: (name: string) => `סרטון: נסיעה עם ${name}`,
    unsupported: 'הדפדפן שלכם לא מציג את הסרטון הזה.',
  },
  services: {
    kicker: 'השירותים שלנו',
    title: 'נהג אחד ומחיר אחד, מדלת לדלת',
    lead: 'מאיסוף מנתב״ג ועד יום שלם בגליל. אומרים לנו מאיפה ולאן, ומקבלים מחיר בכתב.',
    /** A card for groups beside the five services, in the languages that have one. */
    groups: {
      name: 'קבוצות של עד {most_passengers}',
      line: 'כמה רכבים, הזמנה אחת, ומגיעים יחד',
    } as { name: string; line: string } | null,
  },
  testimonials: {
    kicker: 'מספרים עלינו',
    title: 'מה אומרים אחרי שיורדים מהרכב',
    business: 'נסיעות עבודה',
    personal: 'נסיעות פרטיות',
  },
  why: {
    kicker: 'למה אנחנו',
    title: 'פרטי, מדויק, והמחיר כתוב מראש',
    price: {
      title: 'המחיר שקיבלתם הוא המחיר',
      text: 'תעריף לילה, כבישי אגרה, עזרה עם המזוודות והמתנה לטיסה שמאחרת עד {hours free_delay_hours}: הכול כבר בפנים, כולל מע״מ.',
    },
    waiting: {
      title: 'אנחנו יודעים מתי נחתתם',
      text: 'איחור של עד {hours free_delay_hours} לא עולה כלום, והנהג מחכה בלי תשלום {minutes landing_waiting_minutes} מרגע הנחיתה. בכל איסוף אחר: {minutes free_waiting_minutes} מהשעה שקבענו.',
    },
    changes: {
      title: 'מותר לשנות תוכניות',
      text: `ביטול בלי תשלום עד {hours free_until_hours} לפני הנסיעה. כתובת ושעה אפשר לשנות עד {hours change_hours} לפניה, ומספר טיסה עד האיסוף.`,
    },
    rest: {
      title: 'יודעים מיד אם נוסעים',
      text: 'בשבת ובחגי ישראל אנחנו לא נוסעים. כשבוחרים תאריך, האתר מראה מתי סוגרים ומתי חוזרים, ומציע את השעות הקרובות ביותר.',
    },
    payWith: 'אמצעי תשלום',
    card: 'כרטיס אשראי',
    cash: 'מזומן',
  },
  prebook: {
    kicker: 'למה להזמין מראש',
    title: 'התור למוניות הוא של מי שלא הזמין',
    figure: 'דקות בתור למוניות בנתב״ג כשכמה טיסות נוחתות יחד',
    walk: { title: 'עוברים ליד התור וממשיכים', text: 'אתם יוצאים, והנהג כבר יודע שנחתתם.' },
    price: {
      title: 'יודעים את המחיר עוד לפני ההמראה',
      text: (
        from: string,
        percent: number,
        latePercent: number,
        late: Readonly<Record<'thursday' | 'friday' | 'saturday', string>>,
      ) =>
        `אחרי ${from} נסיעה לפי מונה יקרה יותר בכ־${percent}%, ובכ־${latePercent}% ביום חמישי מ־${late.thursday}, ביום שישי מ־${late.friday} ובמוצאי שבת מ־${late.saturday}. המחיר שלכם נשאר כמו שסגרנו.`,
    },
    size: {
      title: 'הרכב בגודל שלכם',
      text: (seats: number, suitcases: number, group: number) =>
        `עד ${seats} נוסעים עם ${suitcases} מזוודות גדולות בספרינטר אחד, וקבוצות של עד ${group} בכמה רכבים.`,
    },
    answer: {
      title: 'יש מי שעונה',
      text: 'תשובה בוואטסאפ בתוך {minutes reply_minutes}, ביום ובלילה, {if rest_city|שישה ימים בשבוע|בכל ימות השנה}.',
    },
  },
  steps: {
    kicker: 'איך מזמינים',
    title: 'ארבעה שלבים, ואתם בדרך',
    items: [
      { title: 'בוחרים איך לפנות', text: 'וואטסאפ, טלפון או הטופס שבעמוד הזה.', time: 'מיד' },
      { title: 'מספרים לנו על הנסיעה', text: 'מאיפה, לאן, מתי, כמה נוסעים וכמה מזוודות.', time: 'דקה או שתיים' },
      {
        title: 'מאשרים ומשלמים',
        text: 'המחיר הסופי מגיע בכתב. מאשרים, ומשלמים לנהג או בקישור שלנו.',
        time: 'דקה או שתיים',
      },
      { title: 'הנהג מגיע', text: 'הוא עוקב אחרי הטיסה ומגיע למקום שקבענו.', time: 'בשעה שנקבעה' },
    ],
  },
  promo: {
    title: 'טסים הלוך ושוב?',
    text: 'ההנחה ניתנת על שתי הנסיעות יחד, לשדה ובחזרה.',
    action: 'הזמינו הלוך ושוב',
  },
  destinations: {
    kicker: 'לאן נוסעים',
    title: 'משדה התעופה, לאן?',
    lead: 'אנחנו נוסעים לכל מקום בארץ. לחמישה־עשר יעדים הקדשנו עמוד: איך מגיעים ומה עושים שם.',
    others: 'עוד יעדים',
    plan: 'כתובת אחרת? לבקשת נסיעה',
  },
  reviews: { title: 'מהמושב האחורי' },
  videoReviews: {
    title: 'ביקורות בווידאו',
    soonLine: 'עוד מעט יצטרפו לכאן סרטונים של נוסעים.',
    soonTitle: 'הסרטונים יעלו לכאן בקרוב',
    watch: 'הסרטונים בדרך',
    watchOne: (name: string) => `לצפייה בביקורת של ${name}`,
    noLink: 'הסרטון הזה עדיין לא באוויר.',
  },
  maps: {
    title: 'כך מדרגים אותנו',
    count: (reviews: number) => `לפי ${reviews} ביקורות`,
    readAll: 'כל הביקורות ב־Google',
    owner: 'בעלים',
  },
  blog: {
    kicker: 'לפני הטיסה',
    title: 'כדאי לקרוא בדרך',
    hot: 'חדש',
    viewAll: 'לכל הכתבות',
    viewAllLine: 'מחירים, טרמינלים, מסלולים וטיפים מהכביש',
  },
  sample: 'דוגמה',
  /** Under a row of cards that is swiped. */
  inAll: (cards: number) => `${cards} בסך הכול`,
  rated: (rating: string) => `${rating} מתוך 5 כוכבים`,
};
export type HomeMessages = typeof messages;
