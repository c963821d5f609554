/**
 * What the seed's customers are called and what they ask for, per language. Nobody here exists: names are common ones,
 * addresses end in example.com, and the numbers are of ranges that are kept for fiction.
 */
import type { Locale } from '../../supabase/functions/_shared/words/locales.ts';

interface SampleWords {
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Latin letters, for the e-mail address; as long as `firstNames`. */
  mailNames: readonly string[];
  /** With the calling code, less the last two digits: room for as many customers as there are requests. */
  phones: readonly string[];
  airport: string;
  addresses: readonly string[];
  events: readonly string[];
  wishes: readonly string[];
  messages: readonly string[];
  /** Who rides, where it is not who booked. */
  guest: string;
  /** What the office adds to an offer. */
  offerNote: string;
  /** Why a ride is driven on a day of rest. */
  restReason: string;
  /** What a traveller wants changed. */
  changeWish: string;
}

export const SAMPLE_WORDS: Readonly<Record<Locale, SampleWords>> = {
  he: {
    firstNames: ['נועה', 'דנה', 'יואב', 'אורי', 'מיכל', 'רונן', 'תמר', 'איתי', 'שירה', 'גיל', 'הילה', 'עומר'],
    lastNames: ['לוי', 'כהן', 'מזרחי', 'פרץ', 'ביטון', 'אברהם', 'פרידמן', 'שפירא', 'גולן', 'ברק', 'רוזן', 'אלון'],
    mailNames: ['noa', 'dana', 'yoav', 'uri', 'michal', 'ronen', 'tamar', 'itay', 'shira', 'gil', 'hila', 'omer'],
    phones: ['+9725455501', '+9725255501', '+9725055501'],
    airport: 'נתב״ג, טרמינל 3',
    addresses: [
      'רחוב הרצל 15, תל אביב',
      'עמק רפאים 34, ירושלים',
      'שדרות בן גוריון 8, חיפה',
      'רחוב סוקולוב 42, הרצליה',
      'מלון בים המלח, עין בוקק',
      'רחוב ויצמן 21, רחובות',
      'טיילת אילת, אילת',
      'רחוב הגליל 3, טבריה',
    ],
    events: ['אולם אירועים, ראשון לציון', 'גן אירועים, קיסריה', 'מרכז כנסים, תל אביב'],
    wishes: [
      'צריך כיסא בטיחות לילד בן 3',
      'יש לנו עגלה מתקפלת',
      'נא להתקשר חצי שעה לפני',
      'טיסה לילית, נשמח לשלט עם השם',
    ],
    messages: [
      'שלום, מה המחיר לנסיעה מתל אביב לאילת לשישה נוסעים?',
      'אפשר לקבל חשבונית על שם חברה?',
      'האם אתם עובדים גם במוצאי שבת?',
      'מחפשים נהג ליומיים בצפון בחודש הבא, אשמח להצעה.',
    ],
    guest: 'רות לוי',
    offerNote: 'כיסא הבטיחות יחכה לכם ברכב. הנהג יעמוד באולם מקבלי הפנים עם שלט.',
    restReason: 'נסיעה לבית חולים',
    changeWish: 'הטיסה הוקדמה. אפשר לצאת שעתיים מוקדם יותר?',
  },
  en: {
    firstNames: [
      'Emma',
      'James',
      'Olivia',
      'Daniel',
      'Sarah',
      'Michael',
      'Hannah',
      'David',
      'Grace',
      'Thomas',
      'Rachel',
      'Ben',
    ],
    lastNames: [
      'Smith',
      'Johnson',
      'Miller',
      'Taylor',
      'Brown',
      'Cohen',
      'Walker',
      'Green',
      'Adams',
      'Baker',
      'Clark',
      'Hughes',
    ],
    mailNames: [
      'emma',
      'james',
      'olivia',
      'daniel',
      'sarah',
      'michael',
      'hannah',
      'david',
      'grace',
      'thomas',
      'rachel',
      'ben',
    ],
    phones: ['+120255501', '+121255501', '+141555501'],
    airport: 'Ben Gurion Airport, Terminal 3',
    addresses: [
      '12 Rothschild Blvd, Tel Aviv',
      '34 Emek Refaim St, Jerusalem',
      'Mamilla Ave, Jerusalem',
      'Ha-Yarkon St 80, Tel Aviv',
      'Dead Sea hotel, Ein Bokek',
      'Old City, Acre',
      'German Colony, Haifa',
      'Promenade hotel, Tiberias',
    ],
    events: ['Wedding garden, Caesarea', 'Conference centre, Tel Aviv', 'Winery, Zichron Yaakov'],
    wishes: [
      'Two child seats, please (ages 2 and 5).',
      'We land late; a name sign would help.',
      'One of us uses a folding wheelchair.',
      'Please add a coffee stop on the way.',
    ],
    messages: [
      'Hello, how much is a private tour to Masada and the Dead Sea for four?',
      'Can you send a receipt to my company?',
      'Do you drive on Saturday mornings?',
      'We are a group of fourteen: can you come with two vans?',
    ],
    guest: 'Ruth Walker',
    offerNote: 'The child seat will be in the car. Your driver waits in the arrivals hall with a name board.',
    restReason: 'To the hospital',
    changeWish: 'Our flight is now earlier. Could we leave two hours before?',
  },
  fr: {
    firstNames: [
      'Camille',
      'Julien',
      'Sophie',
      'Antoine',
      'Claire',
      'Nathan',
      'Léa',
      'Olivier',
      'Sarah',
      'Marc',
      'Élise',
      'Simon',
    ],
    lastNames: [
      'Martin',
      'Bernard',
      'Dubois',
      'Lévy',
      'Moreau',
      'Laurent',
      'Girard',
      'Benhamou',
      'Roux',
      'Fontaine',
      'Mercier',
      'Blanc',
    ],
    mailNames: [
      'camille',
      'julien',
      'sophie',
      'antoine',
      'claire',
      'nathan',
      'lea',
      'olivier',
      'sarah',
      'marc',
      'elise',
      'simon',
    ],
    phones: ['+336399800', '+336399801', '+336399802'],
    airport: 'Aéroport Ben Gourion, terminal 3',
    addresses: [
      'boulevard Rothschild 12, Tel-Aviv',
      'rue Emek Refaïm 34, Jérusalem',
      'front de mer, Netanya',
      'rue Ben Yehuda 50, Tel-Aviv',
      'hôtel de la mer Morte, Ein Bokek',
      'vieille ville, Jaffa',
      'port, Ashdod',
      'marina, Herzliya',
    ],
    events: ['Salle de réception, Netanya', 'Domaine viticole, Galilée', 'Centre de congrès, Jérusalem'],
    wishes: [
      'Un siège enfant pour un garçon de 4 ans, merci.',
      'Nous avons quatre grandes valises.',
      'Merci d’attendre avec une pancarte à notre nom.',
      'Vol de nuit : pouvez-vous confirmer la veille ?',
    ],
    messages: [
      'Bonjour, quel est le prix d’une journée à Jérusalem pour cinq personnes ?',
      'Peut-on payer par carte à bord ?',
      'Roulez-vous pendant les fêtes ?',
      'Nous cherchons un chauffeur francophone pour trois jours.',
    ],
    guest: 'Ruth Lévy',
    offerNote:
      'Le siège enfant sera dans la voiture. Le chauffeur vous attend dans le hall des arrivées avec une pancarte.',
    restReason: 'Vers l’hôpital',
    changeWish: 'Notre vol a été avancé. Pourrions-nous partir deux heures plus tôt ?',
  },
};

/** What staff write down, in the language of the office. */
export const STAFF_NOTES = [
  'דיברנו, מחכה לאישור מהמשפחה',
  'נשלחה הצעת מחיר בוואטסאפ',
  'מבקש חשבונית לחברה',
  'לא ענה פעמיים, לנסות בערב',
  'סגור, הנהג עודכן',
  'ביקשו לדחות ביומיים',
] as const;
