const hours = (count: number): string => (count === 1 && 'שעה') || (count === 2 && 'שעתיים') || `${count} שעות`;

/** The published prices on the pages of what is sold. */
export const messages = {
  /** By what the first table of the page holds. */
  titles: {
    from: 'כמה עולה הנסיעה משדה התעופה',
    places: 'המחירים שלנו, לנתב״ג וממנו',
    towns: 'כמה עולה נסיעה מעיר לעיר',
    hours: 'כמה עולה רכב עם נהג לפי שעה',
    pages: 'המחירים שלנו',
  },
  /** What a price is for. */
  ofRides: 'המחיר הוא לרכב כולו, והוא זהה בשני הכיוונים.',
  ofHours: (least: number) =>
    `המחיר הוא לרכב ולנהג יחד. ההזמנה הקצרה ביותר היא ל${least > 2 ? '־' : ''}${hours(least)}.`,
  meter: 'אתם נוסעים במונית מורשית: הנהג מפעיל מונה, ואתם משלמים את הנמוך מבין השניים: המונה או המחיר שבטבלה.',
  asOf: (day: string) => `המחירים כוללים מע״מ ונכונים ל־${day}.`,
  sample: 'דוגמה',
  from: (airport: string) => `מ${airport}`,
  upTo: (seats: number) => `עד ${seats} נוסעים`,
  /** Above the names of rows. */
  rows: { from: 'רכב', places: 'יעד', towns: 'נסיעה', hours: 'רכב', pages: 'שירות' },
  day: 'ביום',
  night: 'בלילה',
  dayAndNight: 'ביום ובלילה',
  hour: 'לשעה',
  lowest: 'החל מ־',
  hours,
  onRequest: 'לפי פנייה',
  atMost: (price: string) => `לכל היותר ${price}`,
};
export type PublicPricesMessages = typeof messages;
