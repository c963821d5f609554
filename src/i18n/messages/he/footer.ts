/** The foot of every public page. */
export const messages = {
  about: 'נהג פרטי והסעות VIP מנתב״ג, לנתב״ג ובין כל ערי הארץ. המחיר קבוע ונסגר מראש.',
  contact: 'דברו איתנו',
  serviceArea: 'נוסעים לכל מקום בארץ',
  hours: 'שירות 24/6. אין נסיעות בשבת ובחגי ישראל',
  services: 'שירותים',
  destinations: 'יעדים',
  site: 'באתר',
  flights: 'לוח הטיסות בנתב״ג',
  social: 'תמצאו אותנו גם כאן',
  reviews: 'ביקורות ב־Google',
  payment: 'אמצעי תשלום',
  cash: 'מזומן',
  card: 'כרטיס אשראי',
  insurance: 'ביטוח ואחריות',
  insured:
    'לחברה יש כל ביטוחי החובה הנדרשים בחוק. האחריות שלה מוגבלת כמפורט בתנאי השירות. מומלץ לרכוש גם ביטוח נסיעות.',
  terms: 'תנאי השירות',
  privacy: 'מדיניות פרטיות',
  privacySettings: 'הגדרות פרטיות',
  accessibility: 'הצהרת נגישות',
  adminSetup: 'הגדרת מנהל מערכת',
  company: (name: string, number: string, address: string) => `${name}, מספר חברה ${number}, ${address}`,
  licence: (kind: string, number: string) => `${kind}, מספר ${number}`,
  rights: (year: number, name: string) => `© ${year} ${name}. כל הזכויות שמורות.`,
};
export type FooterMessages = typeof messages;
