import { hoursInWords } from '../../hours-in-words.he';

const hours = (count: number): string => hoursInWords(count, 0);
const drive = (minutes: number): string =>
  minutes < 60 ? `${minutes} דקות` : hoursInWords(Math.floor(minutes / 60), minutes % 60);

const ofRides = () => 'המחיר הוא לרכב כולו, והוא זהה בשני הכיוונים.';
const ofHours = (least: number) => `המחיר הוא לרכב עם הנהג. ההזמנה הקצרה ביותר: ${hours(least)}.`;

/** The published prices on the pages of what is sold. */
export const messages = {
  /** By what the first table of the page holds. */
  titles: {
    from: 'כמה עולה הנסיעה משדה התעופה',
    places: 'המחירים שלנו, לנתב״ג וממנו',
    board: 'המחירים שלנו מנתב״ג, עם שלט באולם',
    towns: 'כמה עולה נסיעה מעיר לעיר',
    route: 'כמה עולה היום הזה',
    routes: 'כמה עולה יום עם נהג',
    hours: 'כמה עולה רכב עם נהג לפי שעה',
    events: 'כמה עולה רכב לאירוע',
    pages: 'המחירים שלנו במבט אחד',
  },
  /** What a price is for, by what its table holds: the hours of a day or of the shortest booking, where a day begins, within how many minutes of there. */
  conditions: {
    from: ofRides,
    places: ofRides,
    board: () => 'המחיר הוא לרכב כולו, והשלט עם השם שלכם באולם מקבלי הפנים כבר בפנים.',
    towns: ofRides,
    route: (day: number, start: string, reach: number) =>
      `מחיר אחד לרכב ולנהג, ליום של עד ${hours(day)} מהדלת ועד הדלת. הוא נכון למי שיוצא ממקום שנמצא עד ${drive(reach)} נסיעה מ${start}.`,
    routes: () => 'מסלול ליום שלם הוא במחיר אחד לרכב ולנהג.',
    hours: ofHours,
    events: (least: number) =>
      `המחיר הוא לרכב אחד עם הנהג, וגם הדרך הלוך ושוב נספרת בשעות. ההזמנה הקצרה ביותר: ${hours(least)}.`,
    pages: () => 'המחיר הנמוך ביותר בכל שירות, לרכב כולו. את המחיר לנסיעה שלכם תראו בטופס.',
  },
  meter: 'אתם נוסעים במונית מורשית: הנהג מפעיל מונה, ואתם משלמים את הנמוך מבין השניים: המונה או המחיר שבטבלה.',
  asOf: (day: string) => `המחירים כוללים מע״מ ונכונים ל־${day}.`,
  sample: 'דוגמה',
  from: (airport: string) => `מ${airport}`,
  upTo: (seats: number) => `עד ${seats} נוסעים`,
  /** Above a table that is not under a vehicle or an airport. */
  captions: {
    from: '',
    places: '',
    board: '',
    towns: '',
    route: 'יום טיול עם רכב ונהג',
    routes: '',
    hours: 'רכב עם נהג לפי שעה',
    events: 'רכב עם נהג לאירוע',
    pages: 'כל השירותים',
  },
  /** Above the names of rows. */
  rows: {
    from: 'רכב',
    places: 'יעד',
    board: 'יעד',
    towns: 'נסיעה',
    route: 'רכב',
    routes: 'מסלול',
    hours: 'רכב',
    events: 'רכב',
    pages: 'שירות',
  },
  day: 'ביום',
  night: 'בלילה',
  dayAndNight: 'ביום ובלילה',
  whole: 'יום שלם',
  hour: 'לשעה',
  lowest: 'מחיר',
  hours,
  onRequest: 'לפי פנייה',
  atMost: (price: string) => `לכל היותר ${price}`,
};
export type PublicPricesMessages = typeof messages;
