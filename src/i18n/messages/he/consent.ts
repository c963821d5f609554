export const messages = {
  banner: {
    label: 'הסכמה לעוגיות',
    title: 'עוגיות, רק כמה שתרצו',
    text: 'העוגיות החיוניות מפעילות את האתר. מדידה, שיווק והתאמה אישית פועלים רק אם תסכימו.',
    details: 'פרטים',
    hideDetails: 'הסתרת הפרטים',
    essentialOnly: 'חיוניות בלבד',
    acceptAll: 'אישור הכול',
    settings: 'הגדרות פרטיות',
  },
  categories: {
    essential: {
      title: 'חיוניות',
      text: 'השפה שבחרתם, טיוטת הטופס ובקשה שמחכה לחיבור. בלעדיהן האתר לא עובד, ולכן הן תמיד פעילות.',
    },
    analytics: {
      title: 'מדידה',
      text: 'אילו דפים נקראו ולכמה זמן, תחת מזהה אקראי שנמחק כשסוגרים את הלשונית.',
    },
    marketing: {
      title: 'שיווק',
      text: 'לדעת איזו מודעה או המלצה הביאה אתכם אלינו.',
    },
    personalization: {
      title: 'התאמה אישית',
      text: 'לזכור מה חיפשתם, כדי להציג קודם מה שמתאים לכם.',
    },
  },
};
export type ConsentMessages = typeof messages;
