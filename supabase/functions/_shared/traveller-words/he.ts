import type { TravellerWords } from './traveller-words.ts';

const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : `${count} ${many}`);
const hours = (count: number) => (count === 1 ? 'שעה' : count === 2 ? 'שעתיים' : `${count} שעות`);

export const words: TravellerWords = {
  hello: (name) => `שלום ${name},`,
  thisIs: (brand) => `כאן ${brand}.`,
  journey: (route, day, time) => (time ? `${route}, ${day} בשעה ${time}` : `${route}, ${day}`),
  moreRides: (count) => `ועוד ${counted('נסיעה אחת', 'נסיעות')(count)}`,
  time: (clock) => clock,
  moment: (day, time) => `${day} בשעה ${time}`,
  israelTime: (moment) => `${moment} (שעון ישראל)`,
  price: (amount) => `${amount}, מחיר סופי כולל מע״מ.`,
  atMost: (amount) => `לכל היותר ${amount}. הנהג מפעיל מונה, ואתם משלמים את הנמוך מביניהם.`,
  link: 'לעמוד הנסיעה',
  linkToAnswer: 'לאישור, לשינוי או לוויתור',
  keepLink: 'מי שמחזיק בקישור רואה את הנסיעה ויכול לשנות אותה, לכן שמרו אותו לעצמכם.',
  attached: 'בקובץ המצורף הנסיעה מוכנה ליומן שלכם.',
  requestReceived: (reference, journey, minutes) => ({
    subject: `קיבלנו את הבקשה שלכם (${reference})`,
    text: [
      `קיבלנו את הבקשה: ${journey}.`,
      `המחיר הסופי יישלח אליכם בכתב, בימי העבודה לרוב בתוך ${minutes} דקות, ויופיע גם בעמוד הנסיעה.`,
    ],
  }),
  whatPageDoes:
    'בעמוד אפשר לתקן פרט, להוסיף מספר טיסה או לבטל. אין צורך בסיסמה. מי שמחזיק בקישור רואה את הנסיעה ויכול לשנות אותה, לכן שמרו אותו לעצמכם.',
  offer: (reference, journey, amount, price, until) => ({
    subject: `המחיר לנסיעה שלכם: ${amount} (${reference})`,
    text: [`המחיר לנסיעה ${journey}: ${price}`, `ההצעה בתוקף עד ${until}.`],
  }),
  offerAgain: (reference, amount, until) => ({
    subject: `ההצעה לנסיעה ${reference} בתוקף עד ${until}`,
    text: [`ההצעה שלנו לנסיעה ${reference} (${amount}) בתוקף עד ${until}. אם התוכניות השתנו, אפשר לעדכן בעמוד הנסיעה.`],
  }),
  booking: (reference, when) => ({
    subject: `ההזמנה אושרה: ${when} (${reference})`,
    text: ['הנסיעה שלכם מוזמנת.'],
  }),
  bookingChanged: (reference, when) => ({
    subject: `ההזמנה עודכנה: ${when} (${reference})`,
    text: [`הזמנה ${reference} עודכנה.`],
  }),
  cancelled: (reference, when, fee, phone) => ({
    subject: when ? `ההזמנה בוטלה: ${when} (${reference})` : `הבקשה בוטלה (${reference})`,
    text: [`${when ? 'הנסיעה' : 'הבקשה'} ${reference} בוטלה. ${fee}`, `אם הביטול לא היה שלכם, התקשרו אלינו: ${phone}`],
  }),
  cancelledByUs: (reference, when, phone) => ({
    subject: `ההזמנה בוטלה: ${when} (${reference})`,
    text: [`אנחנו מצטערים, נאלצנו לבטל את הנסיעה ${reference}. אין חיוב.`, `לכל שאלה אפשר להתקשר אלינו: ${phone}`],
  }),
  nothingDue: 'אין חיוב.',
  fee: (free, amount) => `הביטול היה פחות מ־${hours(free)} לפני הנסיעה, ודמי הביטול הם ${amount}.`,
  linkAgain: (reference) => ({
    subject: `הקישור לנסיעה שלכם (${reference})`,
    text: [`זה הקישור לנסיעה ${reference}. אם לא ביקשתם אותו, אין צורך לעשות דבר.`],
  }),
  booked: {
    reference: 'מספר הזמנה',
    ride: 'הנסיעה',
    from: 'מאיפה',
    to: 'לאן',
    stops: 'עצירות',
    when: 'יום ושעה (שעון ישראל)',
    people: 'נוסעים ומזוודות',
    flight: 'טיסה',
    price: 'מחיר',
    payment: 'תשלום',
    waiting: 'המתנה ועיכובים',
    cancelling: 'ביטול',
    howToCancel: 'איך מבטלים',
    business: 'מי אנחנו',
    accepted: 'ההצעה אושרה',
    terms: 'תנאי השירות',
    ofRide: (name, nth) => `${name}, נסיעה ${nth}`,
    vehicleClasses: { sedan: 'רכב מנהלים', minivan: 'מיניוואן', minibus: 'מיניבוס' },
    vehicles: (count, vehicleClass) => (count === 1 ? vehicleClass : `${count} × ${vehicleClass}`),
    seats: {
      infant: counted('סלקל אחד', 'סלקלים'),
      child: counted('כיסא בטיחות אחד', 'כיסאות בטיחות'),
      booster: counted('בוסטר אחד', 'בוסטרים'),
    },
    peopleValue: (passengers, luggage) =>
      `${counted('נוסע אחד', 'נוסעים')(passengers)}, ${luggage === 0 ? 'בלי מזוודות' : counted('מזוודה אחת', 'מזוודות')(luggage)}`,
    priceValue: (amount, vat) => `${amount}, מחיר סופי כולל מע״מ של ${vat}`,
    atMostValue: (amount, vat) =>
      `לכל היותר ${amount}, כולל מע״מ של ${vat}. הנהג מפעיל מונה, ואתם משלמים את הנמוך מביניהם.`,
    payWays: {
      card: 'בכרטיס אשראי',
      cash: 'במזומן',
      wallet: 'בארנק בטלפון',
      link: 'בקישור לתשלום שלנו',
      transfer: 'בהעברה בנקאית',
      invoice: 'לפי חשבונית',
    },
    toDriver: (ways) => `לנהג ${ways}`,
    waitingValue: (minutes, free) =>
      `הנהג מחכה בלי תשלום ${minutes} דקות מהשעה שנקבעה. עיכוב של עד ${hours(free)} בטיסה לא מוסיף דבר למחיר.`,
    freeUntil: (moment) => `בלי תשלום עד ${moment}.`,
    lateFee: (amount, percent, first) =>
      `${first ? 'דמי הביטול:' : 'אחר כך:'} ${amount} (${percent} מהמחיר), ולעולם לא יותר ממה שמתיר החוק.`,
    howToCancelValue: (email, phone, address) =>
      `בעמוד הנסיעה, בדוא״ל אל ${email}, בטלפון ${phone} או במכתב אל ${address}`,
    businessValue: (name, number, address, licence, licenceNumber) =>
      `${name}, מספר רישום ${number}, ${address}. ${licence}, מספר ${licenceNumber}`,
    acceptedValue: (name, moment) => `${name}, ${moment}`,
    termsValue: (day) => `מ־${day}`,
  },
  calendar: {
    title: (dropoff, brand) => `נסיעה אל ${dropoff} – ${brand}`,
    description: (reference, phone) => `מספר הזמנה ${reference}\nטלפון ${phone}`,
  },
};
