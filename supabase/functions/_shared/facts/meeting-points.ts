/**
 * Where and how a traveller who lands is met: at each airport of the price list, with a name board in the arrivals hall or at the
 * kerb on message. An offer takes the words over in every language; the office may say it otherwise, for an offer or for a ride.
 */
import type { MeetingWay } from './lead-fields.ts';
import type { Localized } from '../words/locales.ts';

export { MEETING_WAYS, type MeetingWay } from './lead-fields.ts';

/** What an offer says when nobody chooses: whoever is looked for with a board is found without a telephone. */
export const USUAL_MEETING_WAY: MeetingWay = 'board';

export interface MeetingPoint {
  /** Id of the airport's zone in the price list. */
  airport: string;
  way: MeetingWay;
  words: Localized<string>;
  /** Listed by launch-check until the owner has walked there. */
  confirm: boolean;
}

export const MEETING_POINTS: readonly MeetingPoint[] = [
  {
    airport: 'ben-gurion',
    way: 'board',
    words: {
      he: 'טרמינל 3, אולם מקבלי הפנים, ליד המעקה ביציאה מהמכס. הנהג עומד שם עם שלט ועליו שם הנוסע.',
      en: 'Terminal 3, arrivals hall, at the barrier as you come out of customs. The driver is there with a board that shows the passenger’s name.',
      fr: 'Terminal 3, hall des arrivées, à la barrière, à la sortie de la douane. Le chauffeur y attend avec une pancarte au nom du passager.',
    },
    confirm: true,
  },
  {
    airport: 'ben-gurion',
    way: 'kerb',
    words: {
      he: 'טרמינל 3, ליד המדרכה שמחוץ לאולם מקבלי הפנים. כשהמזוודות אצלכם כתבו לנו: הנהג מגיע, ואנחנו כותבים לכם ליד איזו יציאה.',
      en: 'Terminal 3, at the kerb outside the arrivals hall. Message us once you have your luggage: the driver pulls up, and we tell you by which exit.',
      fr: 'Terminal 3, le long du trottoir, devant le hall des arrivées. Écrivez-nous dès que vous avez vos bagages\u202f: le chauffeur arrive et nous vous indiquons la sortie.',
    },
    confirm: true,
  },
  {
    airport: 'ben-gurion-1',
    way: 'board',
    words: {
      he: 'טרמינל 1, אולם מקבלי הפנים, מול היציאה מאולם המזוודות. הנהג עומד שם עם שלט ועליו שם הנוסע.',
      en: 'Terminal 1, arrivals hall, facing the way out from baggage reclaim. The driver is there with a board that shows the passenger’s name.',
      fr: 'Terminal 1, hall des arrivées, face à la sortie de la salle des bagages. Le chauffeur y attend avec une pancarte au nom du passager.',
    },
    confirm: true,
  },
  {
    airport: 'ben-gurion-1',
    way: 'kerb',
    words: {
      he: 'טרמינל 1, ליד המדרכה שמחוץ לאולם מקבלי הפנים. כשהמזוודות אצלכם כתבו לנו, והנהג מגיע.',
      en: 'Terminal 1, at the kerb outside the arrivals hall. Message us once you have your luggage, and the driver pulls up.',
      fr: 'Terminal 1, le long du trottoir, devant le hall des arrivées. Écrivez-nous dès que vous avez vos bagages, et le chauffeur arrive.',
    },
    confirm: true,
  },
  {
    airport: 'ramon',
    way: 'board',
    words: {
      he: 'שדה התעופה רמון, אולם מקבלי הפנים, מול היציאה מאולם המזוודות. הנהג עומד שם עם שלט ועליו שם הנוסע.',
      en: 'Ramon Airport, arrivals hall, facing the way out from baggage reclaim. The driver is there with a board that shows the passenger’s name.',
      fr: 'Aéroport Ramon, hall des arrivées, face à la sortie de la salle des bagages. Le chauffeur y attend avec une pancarte au nom du passager.',
    },
    confirm: true,
  },
  {
    airport: 'ramon',
    way: 'kerb',
    words: {
      he: 'שדה התעופה רמון, ליד המדרכה שמחוץ לאולם מקבלי הפנים. כשהמזוודות אצלכם כתבו לנו, והנהג מגיע.',
      en: 'Ramon Airport, at the kerb outside the arrivals hall. Message us once you have your luggage, and the driver pulls up.',
      fr: 'Aéroport Ramon, le long du trottoir, devant le hall des arrivées. Écrivez-nous dès que vous avez vos bagages, et le chauffeur arrive.',
    },
    confirm: true,
  },
];

/** Where a journey begins, as its parts speak of it. */
export interface Meeting {
  /** The office's own words, which win; whatever language they are in. */
  meeting_point: string | null;
  /** Those of a meeting point, as they were when the offer was written. */
  meeting: Localized<string> | null;
}

/** What a reader is told; null where nothing is said. */
export const meetingIn = ({ meeting_point: own, meeting }: Meeting, locale: keyof Localized<string>): string | null =>
  own ?? meeting?.[locale] ?? null;

/** How they meet there; null where the office has found words of its own, which say it. */
export function meetingWayOf<Way>({ meeting_point: own, meeting }: Meeting, leg?: { meeting_way: Way }): Way | null {
  return own === null && meeting !== null && leg ? leg.meeting_way : null;
}

/** Where they meet for a ride: as each of its drivers knows it, else as it was agreed. */
export const meetingsOf = (
  agreed: Meeting,
  drivers: readonly Meeting[],
  locale: keyof Localized<string>,
): readonly string[] => [
  ...new Set((drivers.length > 0 ? drivers : [agreed]).flatMap((each) => meetingIn(each, locale) ?? [])),
];
