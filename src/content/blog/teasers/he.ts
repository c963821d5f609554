import type { BlogTeaser } from '.';

export const content: readonly BlogTeaser[] = [
  {
    id: 1,
    slug: 'taxi-cost-guide',
    title: 'כמה עולה מונית מנתב״ג, באמת',
    excerpt:
      'לפי המונה, מלון בתל אביב הוא \u2066160–180\u2069 ₪. בפועל משלמים \u2066200–280\u2069. מאיפה מגיע ההפרש, ואיך לא לשלם אותו.',
    date: '2026-11-05',
    readTime: 9,
    image: 'fare-table',
  },
  {
    id: 2,
    slug: 'guide-ben-gurion-airport-hebrew',
    title: 'מהשרוול ועד הרכב: נתב״ג בלי להתבלבל',
    excerpt: 'איפה יוצאים, איפה עומדים, ולמי לא עונים כשמציעים לכם מונית באולם.',
    date: '2026-10-18',
    readTime: 7,
    image: 'airport-arrivals',
  },
];
