import { facts } from '../facts';
import type { RichText } from './article';
import { sourceLine, type Source } from './article-sources';

const READ = '2026-11-22';

/** The page that a fact of the site comes from. */
const ofFact = (fact: keyof typeof facts, by: string, says: string): Source => ({
  by,
  address: facts[fact].source,
  says,
  read: facts[fact].read,
});

export const sources = {
  uberCommittee: {
    by: 'גלובס, 18 בינואר 2026',
    address: 'https://www.globes.co.il/news/article.aspx?did=1001532307',
    says: 'ועדת השרים לחקיקה אישרה את הצעת החוק, ומה היא מסדירה',
    read: READ,
  },
  uberConditions: {
    by: 'i24NEWS, 18 בינואר 2026',
    address: 'https://www.i24news.tv/he/news/economic/artc-83e346c9',
    says: 'תנאים לנהגים, ביטוח, שקיפות במחיר ופיצוי לבעלי מוניות',
    read: READ,
  },
  uberReading: {
    by: 'ערוץ 7, 21 בינואר 2026',
    address: 'https://www.inn.co.il/news/688197',
    says: 'הקריאה הטרומית, 37 בעד ושניים נגד, ועיקרי ההצעה',
    read: READ,
  },
  uberBill: {
    by: 'כיכר השבת, 21 בינואר 2026',
    address: 'https://www.kikar.co.il/israel-news/uber-law-knesset-preliminary-reading',
    says: 'נוסח ההצעה: מרשם לתאגידים, כשירות נהגים וקרן פיצוי',
    read: READ,
  },
  uberTrial: {
    by: 'i24NEWS, יולי 2022, באנגלית',
    address:
      'https://www.i24news.tv/en/news/israel/politics/1657513354-uber-lobbied-netanyahu-envoys-to-operate-in-israel',
    says: 'הניסיון של אובר עם נהגים פרטיים ב־2017 ופסק הדין',
    read: READ,
  },
  uberLeft: {
    by: 'Abomus, 2023, באנגלית',
    address: 'https://abomus.co.il/en/news/3890681-gett-taxi-becomes-main-carrier-ben-gurion-airport',
    says: 'אובר עזבה את ישראל ב־2023, ו־Gett זכתה בהפעלת התור בנתב״ג',
    read: READ,
  },
  gett: ofFact('gettQueue', 'ג׳רוזלם פוסט, ספטמבר 2023, באנגלית', 'החוזה של Gett בנתב״ג, לארבע שנים עם אפשרות להארכה'),
  yango: {
    by: 'גלובס, 2023, באנגלית',
    address: 'https://en.globes.co.il/en/article-only-one-bid-filed-for-ben-gurion-airport-taxi-tender-1001447133',
    says: 'Gett ו־Yango כאפליקציות של מוניות מורשות',
    read: READ,
  },
  taxiStops: ofFact('airportTaxis', 'רשות שדות התעופה', 'איפה מונית אוספת נוסעים בנתב״ג, ואגרת הנסיעה'),
  valet: ofFact('noValet', 'i24NEWS, 2 בספטמבר 2025', 'האזהרה של רשות שדות התעופה מפני שירותי חניה עם סדרן'),
  meterDuty: ofFact('meterIsDuty', 'גלובס', 'המונה חייב לפעול גם כשסוכם מחיר, כך פסק בית המשפט העליון'),
  tariff: {
    by: 'Taxitariff',
    address: 'https://taxitariff.co.il/',
    says: 'שלושת התעריפים, שעותיהם, והתוספות שבוטלו',
    read: READ,
  },
  cards: {
    by: 'גלובס, מרץ 2018, באנגלית',
    address:
      'http://www.globes.co.il/en/article-From-April-all-Ben-Gurion-airport-taxis-to-take-credit-cards-1001228873',
    says: 'כל מונית בנתב״ג חייבת לקבל כרטיס אשראי',
    read: READ,
  },
  childSeats: ofFact('childSeatsInTaxis', 'לשכת נהגי הסיור', 'תקנה 83א, כיסא עד גיל 3 וכיסא או בוסטר עד גיל 8'),
  childSeatsGov: {
    by: 'משרד התחבורה',
    address: 'https://www.gov.il/he/Departments/legalInfo/regulations_safety_seats',
    says: 'התקנות על חגורות וכיסאות בטיחות',
    read: READ,
  },
  taxiBelts: {
    by: 'הרשות הלאומית לבטיחות בדרכים',
    address: 'https://ask.ralbad.org.il/4083',
    says: 'כללי החגורות במוניות, בעיר ומחוצה לה',
    read: READ,
  },
  taxiLicence: ofFact('taxiLicence', 'תקנות התעבורה, 490–493', 'סוגי רישיונות ההסעה במונית, וחובת הרישיון'),
  queueHour: ofFact('taxiQueue', 'Ynetnews, אביב 2024, באנגלית', 'המתנה של חצי שעה עד שעה בתור למוניות'),
  queueTwoHours: {
    by: 'ynet, ספטמבר 2025, כפי שהועתק ב־Newsbeep',
    address: 'https://www.newsbeep.com/il/?p=19298',
    says: 'המתנה של שעתיים ויותר לפני החגים',
    read: READ,
  },
  terminalOneEilat: ofFact(
    'terminalOne',
    'סרוגים, 17 באוקטובר 2025',
    'הטיסות לאילת וממנה בטרמינל 3, לפי ההודעה עד סוף מרץ 2026',
  ),
  closures: ofFact(
    'roadBlocks',
    'גלובס, 22 באוקטובר 2025',
    'ביום של חסימות ביטחון הומלץ להגיע ארבע שעות לפני, וטיסות של טרמינל 1 עברו לטרמינל 3',
  ),
  freeOver67: ofFact(
    'freeFrom67',
    'רדיו חיפה, 20 באפריל 2025',
    'מגיל 67 נוסעים חינם בתחבורה הציבורית, אחרי עדכון פרופיל',
  ),
  nightTrain: {
    by: 'טיימס אוף ישראל, ספטמבר 2022, באנגלית',
    address:
      'https://www.timesofisrael.com/overnight-jerusalem-ben-gurion-airport-tel-aviv-train-service-to-launch-this-month/',
    says: 'רכבות לילה, פעם בשעה, בין תל אביב, נתב״ג וירושלים',
    read: READ,
  },
  northTrain: {
    by: 'ערוץ 7, פברואר 2018, באנגלית',
    address: 'https://www.israelnationalnews.com/News/News.aspx/241931',
    says: 'רכבות לילה בין נתב״ג לחיפה ולנהריה',
    read: READ,
  },
  bus485: ofFact('bus485', 'ג׳רוזלם פוסט, מרץ 2017, באנגלית', 'קו 485 בין ירושלים לנתב״ג, פעם בשעה גם בלילה'),
  bus905: ofFact('bus905', 'Detaly, ברוסית', 'קו הלילה 905 בין חיפה לנתב״ג'),
  payApps: ofFact('transportApps', 'הארץ, דצמבר 2020, באנגלית', 'תשלום ב־Moovit, ב־HopOn וב־Anyway'),
  deadSeaDrownings: ofFact('deadSeaDrownings', 'כיכר השבת, לפי מד״א', 'מקרי הטביעה בים המלח ב־2025'),
  deadSeaSalt: ofFact('deadSeaSalt', 'הארץ, אוגוסט 2010, באנגלית', 'איך טובעים בים המלח, ולמה בליעת המים מסוכנת'),
  deadSeaLevel: ofFact('deadSeaLevel', 'הארץ, יוני 2017, באנגלית', 'הירידה במפלס והבולענים'),
  yadVashem: ofFact('yadVashem', 'יד ושם', 'שעות הפתיחה, והכניסה למוזיאון מגיל 10'),
  templeMount: ofFact('templeMount', 'iTravelJerusalem, באנגלית', 'הימים, השעות והשער לביקור בהר הבית'),
  israelMuseum: ofFact(
    'israelMuseum',
    'Things to Do in Jerusalem, באנגלית',
    'שעות הפתיחה של מוזיאון ישראל, כולל יום שלישי',
  ),
  elAlShabbat: ofFact('elAlShabbat', 'The Yeshiva World, מאי 2023, באנגלית', 'אל על מזיזה טיסות כדי לא לטוס בשבת'),
  elAlKosher: ofFact(
    'elAlKosher',
    'The Yeshiva World, באנגלית',
    'הארוחות בטיסות של אל על כשרות, ובטיסות של שותפות לא בהכרח',
  ),
  fastLaneTaxi: ofFact(
    'fastLane',
    'הנתיב המהיר, העמוד למוניות',
    'מונית עם שלושה או ארבעה אנשים, כולל הנהג, פטורה מהאגרה',
  ),
} as const satisfies Record<string, Source>;

/** Lines of a list of sources: who says it, as a link, and what. */
export const sourceLines = (...keys: readonly (keyof typeof sources)[]): readonly RichText[] =>
  keys.map((key) => sourceLine(sources[key]));

/** The day on which all of them were read, as prose writes it. */
export const readOn = '22 בנובמבר 2026';
