import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'מסלולי טיול ליום אחד עם נהג, ומחירים',
    description:
      'מסלולים ליום שלם עם נהג פרטי: הגליל והכינרת, החוף עד ראש הנקרה, ירושלים וים המלח. ארבע תחנות בכל מסלול, ומחיר אחד לרכב.',
  },
  list: 'routes',
  title: 'מסלולי טיול ליום אחד',
  lead: 'כל מסלול יוצא מהדלת שלכם, עם זמן לכל אחת מארבע התחנות ומחיר אחד לרכב כולו.',
  closing: {
    title: 'יש לכם מסלול משלכם?',
    text: 'כתבו אילו תחנות חשובות לכם. נסדר אותן ליום אחד ונחזור עם מחיר בתוך {minutes reply_minutes}.',
  },
  chat: 'שלום, יש לנו רעיון ליום טיול. התחנות שחשובות לנו: ',
};
