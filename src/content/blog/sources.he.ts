import type { RichText } from './article';
import { sourceLine, type Source } from './article-sources';

const READ = '2026-11-22';

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
    says: 'הקריאה הטרומית, 37 נגד 2, ועיקרי ההצעה',
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
    says: 'אובר עזבה את ישראל ביולי 2023, ו־Gett זכתה בהפעלת התור בנתב״ג',
    read: READ,
  },
  gett: {
    by: 'ג׳רוזלם פוסט, ספטמבר 2023, באנגלית',
    address: 'https://jpost.com/israel-news/article-757229',
    says: 'החוזה של Gett בנתב״ג, לארבע שנים עם אפשרות להארכה',
    read: READ,
  },
  yango: {
    by: 'גלובס, 2023, באנגלית',
    address: 'https://en.globes.co.il/en/article-only-one-bid-filed-for-ben-gurion-airport-taxi-tender-1001447133',
    says: 'Gett ו־Yango כאפליקציות של מוניות מורשות',
    read: READ,
  },
  taxiStops: {
    by: 'רשות שדות התעופה',
    address: 'https://www.iaa.gov.il/airports/regulation/regulationform/',
    says: 'איפה מונית אוספת נוסעים בנתב״ג, ואגרת הנסיעה',
    read: READ,
  },
  valet: {
    by: 'i24NEWS, 2 בספטמבר 2025',
    address: 'https://www.i24news.tv/he/news/news/local/artc-cf952f75',
    says: 'האזהרה של רשות שדות התעופה מפני שירותי חניה עם סדרן',
    read: READ,
  },
  meterDuty: {
    by: 'גלובס',
    address: 'https://www.globes.co.il/news/article.aspx?did=568554',
    says: 'פסיקת בית המשפט העליון: המונה חייב לפעול גם כשסוכם מחיר',
    read: READ,
  },
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
  childSeats: {
    by: 'לשכת נהגי הסיור',
    address: 'https://tourcar.org.il/7707-2/',
    says: 'תקנה 83א: מושב עד גיל 3, מושב או בוסטר עד גיל 8',
    read: READ,
  },
  childSeatsGov: {
    by: 'משרד התחבורה',
    address: 'https://www.gov.il/he/Departments/legalInfo/regulations_safety_seats',
    says: 'התקנות על חגורות ומושבי בטיחות',
    read: READ,
  },
  taxiBelts: {
    by: 'הרשות הלאומית לבטיחות בדרכים',
    address: 'https://ask.ralbad.org.il/4083',
    says: 'כללי החגורות במוניות, בעיר ומחוצה לה',
    read: READ,
  },
  taxiLicence: {
    by: 'תקנות התעבורה, 490–493',
    address: 'https://www.fridmanwork.com/X4247.html',
    says: 'סוגי רישיונות ההסעה במונית, וחובת הרישיון',
    read: READ,
  },
  queueHour: {
    by: 'Ynetnews, אביב 2024, באנגלית',
    address: 'https://ynetnews.com/travel/article/h1d411xllr',
    says: 'המתנה של חצי שעה עד שעה בתור למוניות',
    read: READ,
  },
  terminalOneEilat: {
    by: 'כיכר השבת, 15 באוקטובר 2025',
    address: 'https://www.kikar.co.il/south-tourism/t4657w',
    says: 'ההמראות לאילת עברו לטרמינל 3',
    read: READ,
  },
  closures: {
    by: 'גלובס, 22 באוקטובר 2025',
    address: 'https://www.globes.co.il/news/article.aspx?did=1001524409',
    says: 'ביום של חסימות ביטחון הומלץ להגיע ארבע שעות לפני, וטיסות של טרמינל 1 עברו לטרמינל 3',
    read: READ,
  },
  freeOver67: {
    by: 'רדיו חיפה, 20 באפריל 2025',
    address: 'https://1075.fm/item/191663',
    says: 'מגיל 67 נוסעים חינם בתחבורה הציבורית, אחרי עדכון פרופיל',
    read: READ,
  },
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
  bus485: {
    by: 'ג׳רוזלם פוסט, מרץ 2017, באנגלית',
    address: 'https://www.jpost.com/israel-news/jerusalemites-laud-first-direct-bus-route-to-ben-gurion-airport-481536',
    says: 'קו 485 בין ירושלים לנתב״ג, פעם בשעה גם בלילה',
    read: READ,
  },
  bus905: {
    by: 'Detaly, ברוסית',
    address: 'https://nep.detaly.co.il/iz-hajfy-v-aeroport-ben-gurion-budet-hodit-nochnoj-avtobus/index.php',
    says: 'קו הלילה 905 בין חיפה לנתב״ג',
    read: READ,
  },
  payApps: {
    by: 'הארץ, דצמבר 2020, באנגלית',
    address:
      'https://www.haaretz.com/israel-news/tech-news/.premium-israeli-public-transport-users-can-now-pay-via-phone-apps-1.9373058',
    says: 'תשלום ב־Moovit, ב־HopOn וב־Anyway',
    read: READ,
  },
  fastLaneTaxi: {
    by: 'הנתיב המהיר, העמוד למוניות',
    address: 'https://fastlane.co.il/taxi',
    says: 'מונית עם שלושה או ארבעה אנשים, כולל הנהג, פטורה מהאגרה',
    read: READ,
  },
} as const satisfies Record<string, Source>;

/** Lines of a list of sources: who says it, as a link, and what. */
export const sourceLines = (...keys: readonly (keyof typeof sources)[]): readonly RichText[] =>
  keys.map((key) => sourceLine(sources[key]));

/** The day on which all of them were read, as prose writes it. */
export const readOn = '22 בנובמבר 2026';
