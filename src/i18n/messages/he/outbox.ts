/** About a request that was sent on an earlier page. */
export const messages = {
  storedTitle: 'הבקשה שלכם הגיעה',
  storedText: (references: string) => `מספר הבקשה: ${references}`,
  openChat: 'פתיחת צ׳אט',
  /** The text that opens in WhatsApp. */
  chat: (references: string) => `שלום, בקשר לבקשה שלי ${references}:`,
  refusedTitle: 'הבקשה ששלחתם לא התקבלה',
  refusedText: 'מה שכתבתם נשמר בטופס.',
  expiredTitle: 'בקשה ששלחתם לא אושרה',
  expiredText: 'עברו יותר משלושה ימים מאז השליחה. שלחו אותה שוב, או כתבו לנו בוואטסאפ.',
  sendOnWhatsapp: 'שליחה בוואטסאפ',
};
export type OutboxMessages = typeof messages;
