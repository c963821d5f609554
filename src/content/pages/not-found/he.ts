export const content = {
  meta: { title: '404 | העמוד לא נמצא', description: 'הכתובת הזאת לא מובילה לשום עמוד באתר.' },
  title: 'אופס! העמוד לא נמצא',
  text: 'הכתובת הזאת לא מובילה לשום מקום. מדף הבית אפשר להגיע לכל יעד.',
  home: 'לדף הבית',
};
export type NotFoundContent = typeof content;
