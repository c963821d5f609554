export const messages = {
  title: 'למי עוד זה יעזור?',
  line: 'שלחו את העמוד הלאה.',
  share: 'שיתוף',
  email: 'דוא״ל',
  byEmail: 'שליחה בדוא״ל',
  copy: 'העתקת קישור',
  copied: 'הועתק',
  shareOn: (network: string) => `שיתוף ב־${network}`,
  completed: 'השיתוף הושלם',
  windowOpened: 'חלון השיתוף נפתח',
  linkCopied: 'הקישור הועתק',
  openingEmail: 'פותחים את תוכנת הדוא״ל…',
  contentCopied: (network: string) => `התוכן הועתק. פותחים את ${network}…`,
  copyFailed: 'ההעתקה נכשלה',
  allowPopups: 'אפשרו חלונות קופצים בדפדפן',
};
export type SharingMessages = typeof messages;
