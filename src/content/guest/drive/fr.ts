import type { PageContent } from '@/content/page-types';

/** The page's words stand in src/content/drive-words: it has languages of its own, and one address. */
export const content = {
  meta: {
    title: 'Mes courses',
    description:
      'La page privée du chauffeur\u202F: les courses d’aujourd’hui et de demain, l’itinéraire, la pancarte et chaque étape d’une pression.',
  },
} satisfies PageContent;
