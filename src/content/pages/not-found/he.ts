export const content = {
  meta: { title: '404 | העמוד לא נמצא', description: 'בכתובת הזאת אין עמוד באתר.' },
  title: 'אופס! העמוד לא נמצא',
  text: 'הכתובת הזאת לא מובילה לשום מקום. מדף הבית מגיעים לכל יעד.',
  home: 'לדף הבית',
};
export type NotFoundContent = typeof content;
