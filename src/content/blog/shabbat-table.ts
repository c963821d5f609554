import { hoursInWords } from '@/i18n/hours-in-words.he';
import { localeRegistry, type Locale, type Localized } from '@/i18n/locales';
import { destinations } from '../destinations';
import type { ArticleBlock } from './article';
import { AT_HOME_BEFORE, LANDING_TO_CAR, shabbatHour, TABLE_YEAR, type ShabbatTown } from './shabbat-times';

const AT_HOME_IN_HEBREW = hoursInWords(Math.floor(AT_HOME_BEFORE / 60), AT_HOME_BEFORE % 60);

const words = {
  en: {
    caption: `The last Friday landing that should get you there before Shabbat, ${TABLE_YEAR}`,
    month: 'Month',
    candles: 'Candles in Jerusalem',
    note: `Computed, not reported: sunset in each town on the earliest Friday of the month, minus the minutes that the town lights before it, minus ${AT_HOME_BEFORE} minutes at home, the longest drive of the rush hours and ${LANDING_TO_CAR} minutes from touching down to the car. Nothing is allowed for a late flight. Before a Jewish holiday count the same way. The minutes before sunset are those of `,
  },
  he: {
    caption: `עד מתי לנחות ביום שישי כדי להגיע לפני שבת, ${TABLE_YEAR}`,
    month: 'חודש',
    candles: 'הדלקת נרות בירושלים',
    note: `השעות מחושבות: השקיעה בכל עיר ביום שישי המוקדם בחודש, פחות הדקות שמדליקים לפניה, פחות ${AT_HOME_IN_HEBREW} בבית, הנסיעה הארוכה של שעות העומס ו־${LANDING_TO_CAR} דקות מהנחיתה עד הרכב. איחור בטיסה לא נלקח בחשבון. כך גם בערב חג. הדקות שלפני השקיעה לפי `,
  },
  fr: {
    caption: `Dernier atterrissage du vendredi pour arriver avant le chabbat, ${TABLE_YEAR}`,
    month: 'Mois',
    candles: 'Bougies à Jérusalem',
    note: `Heures calculées : le coucher du soleil de chaque ville, le vendredi du mois où il est le plus précoce, moins le délai d’usage avant l’allumage, moins ${AT_HOME_BEFORE} minutes à la maison, moins le trajet le plus long des heures de pointe et ${LANDING_TO_CAR} minutes de la piste à la voiture. Aucun retard n’est compté. Il en va de même la veille d’une fête juive. Le délai avant l’allumage est celui de `,
  },
} as const satisfies Localized<Readonly<Record<'caption' | 'month' | 'candles' | 'note', string>>>;

const SOURCE = { text: 'Hebcal', href: 'https://www.hebcal.com/home/4463/candle-lighting-havdalah-fast-times' };

function monthName(locale: Locale, month: number): string {
  const name = new Intl.DateTimeFormat(localeRegistry[locale].intl, { month: 'long', timeZone: 'UTC' });
  const text = name.format(Date.UTC(TABLE_YEAR, month - 1, 1));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const nameOf = (town: ShabbatTown, locale: Locale): string =>
  destinations.find(({ slug }) => slug === town)?.name[locale] ?? town;

const DECEMBER = 12;
const JUNE = 6;

/** Of a town's page: until when a flight may land on a Friday, in the shortest days and in the longest. */
export function fridayLanding(locale: Locale, town: ShabbatTown): string {
  const [december, june] = [DECEMBER, JUNE].map((month) => shabbatHour('landing', town, month));
  const sentences: Localized<string> = {
    en: `On a Friday, a flight that lands by ${december} in December or ${june} in June should get you to the door ${AT_HOME_BEFORE} minutes before candle lighting. If you land later, we drive you {if rest_city|once Shabbat is over|all the same}.`,
    he: `בימי שישי צריך לנחות עד ${december} בדצמבר ועד ${june} ביוני, כדי להגיע ${AT_HOME_IN_HEBREW} לפני הדלקת נרות. נחתתם מאוחר יותר? {if rest_city|ניסע במוצאי שבת|ניסע גם אז}.`,
    fr: `Un vendredi, il faut atterrir avant ${december} en décembre ou ${june} en juin pour arriver ${AT_HOME_BEFORE} minutes avant l’allumage des bougies. Si vous atterrissez plus tard, nous vous conduisons {if rest_city|le samedi soir, à la sortie du chabbat|tout de même}.`,
  };
  return sentences[locale];
}

/** Month by month, until when a flight may land on a Friday for each town, and how that is computed. */
export function shabbatTable(locale: Locale, towns: readonly ShabbatTown[]): readonly ArticleBlock[] {
  const { caption, month, candles, note } = words[locale];
  const rows = Array.from({ length: 12 }, (_, at) => [
    monthName(locale, at + 1),
    shabbatHour('candles', 'jerusalem', at + 1),
    ...towns.map((town) => shabbatHour('landing', town, at + 1)),
  ]);
  return [
    { kind: 'table', caption, columns: [month, candles, ...towns.map((town) => nameOf(town, locale))], rows },
    { kind: 'paragraph', text: [note, SOURCE, '.'] },
  ];
}
