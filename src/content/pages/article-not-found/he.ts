export const content = {
  meta: {
    title: 'הכתבה לא נמצאה',
    description: 'הכתבה שחיפשתם לא נמצאת בכתובת הזו. כל הכתבות מחכות בבלוג.',
  },
  title: 'הכתבה לא נמצאה',
  text: 'אולי נשמטה אות בכתובת, ואולי הכתבה ירדה מהאתר. כל האחרות במקומן.',
  toBlog: 'חזרה לבלוג',
};
export type ArticleNotFoundContent = typeof content;
