import type { Locale, Localized } from '@/i18n/locales';
import type { ArticleBlock } from './article';

/**
 * The diagram of Terminal 3 and its words: the numbers of the drawing are the lines of the list, in their order. Levels
 * and gate: Israel Airports Authority, places where taxis may stop (https://www.iaa.gov.il/airports/regulation/regulationform/);
 * exits, station and car hire: https://airfasttrack.com/ben-gurion-terminal-3-new-map-your-complete-guide/; read on
 * 22 November 2026.
 */
const words = {
  en: {
    alt: 'Cross-section of Terminal 3. From the left: passport control, baggage hall, customs, then the arrivals hall on level G. Outside it the taxi rank, below ground the train, above it car hire, buses and departures.',
    caption:
      'The way out of Terminal 3, numbered as in the list. A diagram: the order and the levels are right, the distances are not.',
    places: [
      ['Passport control.', 'Your first queue.'],
      ['Baggage hall.', 'Trolleys are free. Report missing luggage here, before customs.'],
      ['Customs.', 'Green channel if you have nothing to declare. Once you are through, there is no way back.'],
      ['Arrivals hall, level G.', 'Name boards are at the barrier. The exits are numbered 01, 02 and 03.'],
      ['Taxi rank, outside, level G.', 'A dispatcher assigns the cars.'],
      ['Railway station, level S.', 'Cross the road outside the hall and take the escalator down.'],
      ['Car hire counters, level 1.', 'Up from the hall by lift or escalator.'],
      ['Buses and pre-booked taxis, level 2.', 'Outside gate 23.'],
      ['Departures, level 3.', 'Where you start on the way home.'],
    ],
  },
  he: {
    alt: 'חתך של טרמינל 3. משמאל: ביקורת דרכונים, אולם המזוודות, מכס, ואחריהם אולם מקבלי הפנים בקומה G. בחוץ תור המוניות, מתחת לקרקע הרכבת, ומעל השכרת רכב, אוטובוסים ואולם היוצאים.',
    caption: 'הדרך החוצה מטרמינל 3, לפי המספרים שברשימה. זה תרשים: הסדר והקומות נכונים, המרחקים לא.',
    places: [
      ['ביקורת דרכונים.', 'התור הראשון.'],
      ['אולם המזוודות.', 'העגלות חינם. על מזוודה חסרה מדווחים כאן, לפני המכס.'],
      ['מכס.', 'המסלול הירוק למי שאין לו על מה להצהיר. אחרי היציאה אין דרך חזרה.'],
      ['אולם מקבלי הפנים, קומה G.', 'שלטי השמות ליד המעקה. היציאות ממוספרות 01, 02 ו־03.'],
      ['תור המוניות, בחוץ, קומה G.', 'סדרן מפנה למונית.'],
      ['תחנת הרכבת, קומה S.', 'חוצים את הכביש שמחוץ לאולם ויורדים במדרגות הנעות.'],
      ['דלפקי השכרת רכב, קומה 1.', 'עולים מהאולם במעלית או במדרגות הנעות.'],
      ['אוטובוסים ומוניות שהוזמנו מראש, קומה 2.', 'מחוץ לשער 23.'],
      ['אולם היוצאים, קומה 3.', 'מכאן מתחילים בדרך חזרה.'],
    ],
  },
  fr: {
    alt: 'Coupe du terminal 3. De gauche à droite : contrôle des passeports, salle des bagages, douane, puis hall des arrivées au niveau G. Dehors la station de taxis, en sous-sol le train, au-dessus la location de voitures, les bus et les départs.',
    caption:
      'La sortie du terminal 3, numérotée comme la liste. C’est un schéma : l’ordre et les niveaux sont justes, les distances non.',
    places: [
      ['Contrôle des passeports.', 'La première file.'],
      ['Salle des bagages.', 'Les chariots sont gratuits. Une valise manquante se déclare ici, avant la douane.'],
      ['Douane.', 'Couloir vert si vous n’avez rien à déclarer. Une fois sorti, on ne revient pas.'],
      [
        'Hall des arrivées, niveau G.',
        'Les pancartes sont à la barrière. Les sorties portent les numéros 01, 02 et 03.',
      ],
      ['Station de taxis, dehors, niveau G.', 'Un régulateur attribue les voitures.'],
      ['Gare, niveau S.', 'Traversez la chaussée devant le hall et prenez l’escalier roulant vers le bas.'],
      ['Comptoirs de location, niveau 1.', 'On y monte depuis le hall par l’ascenseur ou l’escalier roulant.'],
      ['Bus et taxis réservés, niveau 2.', 'Devant la porte 23.'],
      ['Départs, niveau 3.', 'Le point de départ du retour.'],
    ],
  },
} as const satisfies Localized<{ alt: string; caption: string; places: readonly (readonly [string, string])[] }>;

/** The diagram and, as its text, the numbered list of its places. */
export function arrivalsPlan(locale: Locale): readonly ArticleBlock[] {
  const { alt, caption, places } = words[locale];
  return [
    { kind: 'figure', picture: 'blog/arrivals-plan', alt, caption },
    { kind: 'list', ordered: true, items: places.map(([name, text]) => [{ strong: name }, ` ${text}`]) },
  ];
}
