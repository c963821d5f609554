import type { TravellerWords } from './traveller-words.ts';

const hours = (count: number) => (count === 1 ? 'שעה' : count === 2 ? 'שעתיים' : `${count} שעות`);
/** After a preposition of one letter: a figure takes the Hebrew hyphen, a word takes none. */
const fewerHours = (count: number) => `פחות מ${count > 2 ? '־' : ''}${hours(count)}`;
const pickupOf = (car: number | null) => (car === null ? 'האיסוף שלכם' : `האיסוף ברכב ${car}`);

const priceOfDelay = {
  stays: 'המחיר לא משתנה.',
  new_offer: 'נשלח לכם הצעת מחיר לשעה החדשה. בלי אישור שלכם לא תשלמו יותר, ועד האיסוף אפשר לבטל בלי תשלום.',
};

export const words: TravellerWords = {
  hello: (name) => `שלום ${name},`,
  thisIs: (brand) => `כאן ${brand}.`,
  journey: (route, day, time) => (time ? `${route}, ${day}, בשעה ${time}` : `${route}, ${day}`),
  moreRides: (count) => `ועוד ${count === 1 ? 'נסיעה אחת' : count === 2 ? 'שתי נסיעות' : `${count} נסיעות`}`,
  wayBack: (day, time) => (time ? `וחזרה ב${day}, בשעה ${time}` : `וחזרה ב${day}`),
  time: (clock) => clock,
  moment: (day, time) => `${day}, בשעה ${time}`,
  israelTime: (moment) => `${moment} (שעון ישראל)`,
  price: (amount) => `${amount}, סופי וכולל מע״מ.`,
  atMost: (amount) =>
    `לכל היותר ${amount}. אתם נוסעים במונית מורשית: הנהג מפעיל מונה, ואתם משלמים את הסכום הנמוך: של המונה או של ההצעה.`,
  link: 'לעמוד הנסיעה',
  linkToAnswer: 'לאישור ההצעה, לשינוי או לוויתור',
  linkToAccept: (amount) => `לפרטים ולאישור · ${amount}`,
  keepLink: 'כל מי שהקישור בידו יכול לראות את הנסיעה ולשנות אותה, לכן שמרו אותו לעצמכם.',
  viewLink: 'בעמוד כתוב מתי, איפה ומי אוסף אתכם.',
  attached: 'הקובץ המצורף מוסיף את הנסיעה ליומן שלכם.',
  attachedAgain: 'פתחו את הקובץ המצורף כדי להחליף את הרישום הקודם ביומן.',
  requestReceived: (reference, journey, minutes, rests) => ({
    subject: `קיבלנו את הבקשה שלכם (${reference})`,
    text: [
      `קיבלנו את הבקשה: ${journey}.`,
      `ההצעה שלנו תישלח אליכם בכתב בתוך ${minutes} דקות${rests ? ' (חוץ משבת ומחגי ישראל)' : ''}, ותופיע גם בעמוד הנסיעה.`,
    ],
  }),
  heldUntil: (amount, until) => `${amount} כולל מע״מ, שמור עד ${until}`,
  heldPrice: (price) => `המחיר: ${price}. נבדוק שיש רכב פנוי ונאשר לכם.`,
  whatPageDoes:
    'בעמוד אפשר לתקן פרט, להוסיף מספר טיסה או לבטל. אין צורך בסיסמה. כל מי שהקישור בידו יכול לראות את הנסיעה ולשנות אותה, לכן שמרו אותו לעצמכם.',
  offer: (reference, journey, amount, price, until) => ({
    subject: `המחיר לנסיעה שלכם: ${amount} (${reference})`,
    text: [`המחיר: ${price}`, `מסלול ומועד: ${journey}. ההצעה בתוקף עד ${until}.`],
  }),
  offerAgain: (reference, amount, until) => ({
    subject: `ההצעה לנסיעה ${reference} בתוקף עד ${until}`,
    text: [`ההצעה שלנו לנסיעה ${reference} (${amount}) בתוקף עד ${until}. אם התוכניות השתנו, אפשר לעדכן בעמוד הנסיעה.`],
  }),
  booking: (reference, when) => ({
    subject: `ההזמנה אושרה: ${when} (${reference})`,
    text: ['תודה, הנסיעה שלכם הוזמנה. כל מה שסיכמנו כתוב בעמוד הנסיעה.'],
  }),
  bookingChanged: (reference, when, what, isPassenger) => ({
    subject: `ההזמנה עודכנה: ${when} (${reference})`,
    text: [
      ...(what ? [`מה השתנה: ${what}.`] : []),
      isPassenger
        ? 'הפרטים המעודכנים מופיעים בעמוד הנסיעה.'
        : `הזמנה ${reference} עודכנה. הפרטים המעודכנים מופיעים בעמוד הנסיעה.`,
    ],
  }),
  cancelled: (reference, when, fee, phone) => ({
    subject: when ? `ההזמנה בוטלה: ${when} (${reference})` : `הבקשה בוטלה (${reference})`,
    text: [`${when ? 'הנסיעה' : 'הבקשה'} ${reference} בוטלה. ${fee}`, `אם לא אתם ביטלתם, התקשרו אלינו: ${phone}`],
  }),
  cancelledByUs: (reference, when, phone) => ({
    subject: `נאלצנו לבטל את הנסיעה: ${when} (${reference})`,
    text: [
      `אנחנו מצטערים: נאלצנו לבטל את הנסיעה ${reference}. לא תחויבו בתשלום, ואם כבר שילמתם, נחזיר את הכסף.`,
      `רוצים שנמצא לכם רכב חלופי? התקשרו: ${phone}`,
    ],
  }),
  nothingDue: 'לא תחויבו בתשלום.',
  fee: (free, amount) => `הביטול נעשה ${fewerHours(free)} לפני הנסיעה, ולכן דמי הביטול הם ${amount}.`,
  linkAgain: (reference) => ({
    subject: `הקישור לנסיעה שלכם (${reference})`,
    text: [`זה הקישור לנסיעה ${reference}. אם לא ביקשתם אותו, אין צורך לעשות דבר.`],
  }),
  driverDetails: (reference, when) => ({
    subject: `הנהג שלכם: ${when} (${reference})`,
    text: [`אלה פרטי הנהג לנסיעה שלכם ב${when}.`],
  }),
  driverChanged: (reference, when) => ({
    subject: `שינוי בנהג או ברכב: ${when} (${reference})`,
    text: [`יש שינוי בנהג או ברכב בנסיעה שלכם ב${when}. אלה הפרטים החדשים.`],
  }),
  driverOnTheWay: (reference, when, since) => ({
    subject: `הנהג שלכם בדרך: ${when} (${reference})`,
    text: [`הנהג שלכם יצא לדרך בשעה ${since}. האיסוף ב${when}.`],
  }),
  driverWaiting: (reference, when, since) => ({
    subject: `הנהג מחכה לכם: ${when} (${reference})`,
    text: [`הנהג מחכה לכם משעה ${since}. אם אתם לא מוצאים אותו, לחצו על ״לא מוצאים את הנהג״ בעמוד הנסיעה.`],
  }),
  driverLate: (reference, when, at) => ({
    subject: `הנהג שלכם מאחר: ${when} (${reference})`,
    text: [`הנהג שלכם מאחר ויגיע אליכם בערך בשעה ${at}. אנחנו מתנצלים. אם זה לא מסתדר לכם, התקשרו אלינו.`],
  }),
  driverLine: (name, car, plate) =>
    [`הנהג: ${name}.`, car && `הרכב: ${car}${plate && `, מספר רישוי ${plate}`}.`].filter(Boolean).join(' '),
  pickupMoved: (reference, when, price) => ({
    subject: `שעת האיסוף עודכנה: ${when} (${reference})`,
    text: [...(price ? [priceOfDelay[price]] : []), 'אם השעה החדשה לא מתאימה לכם, התקשרו אלינו או השיבו להודעה הזו.'],
  }),
  flightMoved: (flight, lands, planned, pickup, car, isPassenger) =>
    `טיסה ${flight} נוחתת בשעה ${lands}${planned ? ` במקום ${planned}` : ''}: ${car === null ? 'הרכב' : `רכב ${car}`} יחכה לכם בשעה ${pickup}${isPassenger ? '' : ', באותו מחיר'}.`,
  nothingToDo: 'אין צורך לעשות דבר. ההמתנה ללא תשלום נספרת מהנחיתה.',
  flightCancelled: (reference, flight, phone, isPassenger) => ({
    subject: `הטיסה שלכם ${flight} בוטלה (${reference})`,
    text: [
      `ראינו שטיסה ${flight} בוטלה.${isPassenger ? '' : ' אין חיוב על האיסוף.'}`,
      `כשתדעו באיזו טיסה תגיעו, ${isPassenger ? 'התקשרו אלינו' : 'כתבו לנו בעמוד הנסיעה או התקשרו'}, ונתאם את הנסיעה מחדש: ${phone}`,
    ],
  }),
  noShow: (reference, when, { from, until, place, fee, phone }) => ({
    subject: `איש לא הגיע לאיסוף: ${when} (${reference})`,
    text: [
      `הנהג חיכה משעה ${from} עד ${until} (${place}), ואיש לא הגיע. ${fee ? `לפי תנאי ההזמנה, התשלום הוא ${fee}.` : 'אין על כך חיוב.'}`,
      `אם זה לא מה שקרה, כתבו לנו בעמוד הנסיעה או התקשרו: ${phone}`,
    ],
  }),
  noShowMistake: (reference, when) => ({
    subject: `טעות שלנו: ${when} (${reference})`,
    text: ['כתבנו לכם שאיש לא הגיע לאיסוף. זו הייתה טעות שלנו, ואין על כך חיוב. אנחנו מתנצלים.'],
  }),
  extras: {
    parking: () => 'חניה',
    waiting: (minutes) => (minutes === 1 ? 'המתנה, דקה מעבר לזמן הכלול' : `המתנה, ${minutes} דקות מעבר לזמן הכלול`),
    stop: () => 'עצירה נוספת',
  },
  extraToAgree: (reference, when, { what, price, reason, phone }) => ({
    subject: `תוספת של ${price} מחכה לאישור שלכם: ${when} (${reference})`,
    text: [
      `בנסיעה הייתה הוצאה מעבר למחיר שסוכם. ${what}: ${price}. ${reason}`,
      `בלי הסכמה שלכם לא נוסיף דבר. אפשר לאשר או לסרב בעמוד הנסיעה, או להתקשר אלינו: ${phone}`,
    ],
  }),
  movedHour: (day, time, before, car) => `${pickupOf(car)} ב${day}, עבר לשעה ${time} במקום ${before}.`,
  movedDay: (when, before, car) => `${pickupOf(car)} עבר ל${when}, במקום ${before}.`,
  colours: { white: 'לבן', black: 'שחור', silver: 'כסוף', grey: 'אפור', blue: 'כחול', red: 'אדום' },
  meetingAt: (place) => `נקודת המפגש: ${place}.`,
  driverPhone: (phone) => `טלפון הנהג: ${phone}`,
  phoneFrom: (moment) => `מספר הטלפון של הנהג יופיע בעמוד הנסיעה מ${moment}.`,
  booked: {
    reference: 'מספר הבקשה',
    ride: 'הנסיעה',
    from: 'איסוף',
    to: 'יעד',
    stops: 'עצירות',
    when: 'יום ושעה (שעון ישראל)',
    hour: 'שעת האיסוף',
    meeting: 'נקודת המפגש',
    price: 'מחיר',
    payment: 'תשלום',
    waiting: 'המתנה ועיכובים',
    cancelling: 'ביטול',
    howToCancel: 'איך מבטלים',
    business: 'מי אנחנו',
    accepted: 'מי אישר ומתי',
    terms: 'תנאי השירות',
    there: 'הלוך',
    back: 'חזור',
    nth: (nth) => `נסיעה ${nth}`,
    allRides: 'לכל הנסיעות',
    vehicles: (count, vehicleClass) => (count === 1 ? vehicleClass : `${count} × ${vehicleClass}`),
    priceValue: (amount, vat) => `${amount}, סופי, כולל מע״מ של ${vat}`,
    atMostValue: (amount, vat) =>
      `לכל היותר ${amount}, כולל מע״מ של ${vat}. אתם נוסעים במונית מורשית: הנהג מפעיל מונה, ואתם משלמים את הסכום הנמוך: של המונה או של ההצעה.`,
    payWays: {
      card: 'בכרטיס אשראי',
      cash: 'במזומן',
      wallet: 'בארנק דיגיטלי',
      link: 'בקישור לתשלום שלנו',
      transfer: 'בהעברה בנקאית',
      invoice: 'מול חשבונית',
    },
    toDriver: (ways) => `לנהג (${ways})`,
    waitingSays: {
      landing: (minutes) => `באיסוף אחרי נחיתה הנהג מחכה בלי תשלום ${minutes} דקות מרגע הנחיתה.`,
      elsewhere: (minutes, isOnly) =>
        isOnly
          ? `הנהג מחכה בלי תשלום ${minutes} דקות מהשעה שקבענו.`
          : `בכל איסוף אחר הוא מחכה בלי תשלום ${minutes} דקות מהשעה שקבענו.`,
      delay: (free) => `עיכוב של עד ${hours(free)} בטיסה לא משנה את המחיר.`,
    },
    freeUntil: (moment) => `בלי תשלום עד ${moment}.`,
    lateFee: (amount, percent, first) =>
      `${first ? 'דמי הביטול:' : 'אחר כך:'} ${amount} (${percent} מהמחיר), ובכל מקרה לא יותר ממה שמתיר חוק הגנת הצרכן.`,
    howToCancelValue: (email, phone, address) =>
      `בעמוד הנסיעה, בוואטסאפ, בדוא״ל אל ${email}, בטלפון ${phone} או במכתב אל ${address}`,
    businessValue: (name, number, address, licence, licenceNumber) =>
      `${name}, ח״פ ${number}, ${address}. ${licence}, מספר ${licenceNumber}`,
    acceptedValue: (name, moment) => `${name}, ${moment}`,
    termsValue: (day) => `בנוסח מ־${day}`,
  },
  calendar: {
    title: (dropoff, brand) => `נסיעה אל ${dropoff} – ${brand}`,
    description: (reference, phone) => `מספר הבקשה ${reference}\nטלפון ${phone}`,
  },
};
