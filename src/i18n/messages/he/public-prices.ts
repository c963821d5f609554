/** The published prices on the pages of destinations and of the airport services. */
export const messages = {
  title: 'כמה עולה הנסיעה משדה התעופה',
  titleOfAll: 'המחירים שלנו, לנתב״ג וממנו',
  whole: 'המחיר הוא לרכב כולו, והוא זהה בשני הכיוונים.',
  meter: 'אתם נוסעים במונית מורשית: הנהג מפעיל מונה, ואתם משלמים את הנמוך מבין השניים: המונה או המחיר שבטבלה.',
  asOf: (day: string) => `המחירים כוללים מע״מ ונכונים ל־${day}.`,
  sample: 'דוגמה',
  from: (airport: string) => `מ${airport}`,
  upTo: (seats: number) => `עד ${seats} נוסעים`,
  vehicle: 'רכב',
  place: 'יעד',
  day: 'ביום',
  night: 'בלילה',
  dayAndNight: 'ביום ובלילה',
  onRequest: 'לפי פנייה',
  atMost: (price: string) => `לכל היותר ${price}`,
};
export type PublicPricesMessages = typeof messages;
