export const content = {
  meta: { title: '404 | העמוד לא נמצא', description: 'בכתובת הזו אין עמוד באתר.' },
  title: 'אופס! העמוד לא נמצא',
  text: 'הכתובת הזו לא מובילה לשום עמוד. מדף הבית מגיעים לכל יעד.',
  home: 'לדף הבית',
};
export type NotFoundContent = typeof content;
