/** About a request that was sent on an earlier page. */
export const messages = {
  storedTitle: 'הבקשה שלכם הגיעה',
  storedText: (references: string) => `מספר הבקשה: ${references}`,
  openChat: 'המשך בוואטסאפ',
  /** The text that opens in WhatsApp. */
  chat: (references: string) => `שלום, בקשר לבקשה שלי ${references}:`,
  refusedTitle: 'הבקשה ששלחתם לא התקבלה',
  refusedText: 'מה שכתבתם נשמר בטופס.',
  expiredTitle: 'לא ברור אם הבקשה שלכם נקלטה אצלנו',
  expiredText: 'עברו יותר משלושה ימים מאז השליחה. שלחו אותה שוב, או כתבו לנו בוואטסאפ.',
  sendOnWhatsapp: 'שלחו בוואטסאפ',
  draft: { label: 'הבקשה שלכם', continue: 'המשך הבקשה', hide: 'הסתרה' },
};
export type OutboxMessages = typeof messages;
