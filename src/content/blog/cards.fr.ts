import type { ArticleCard } from './article';
import { newestFirst } from './newest-first';

export const cards = newestFirst(
  import.meta.glob<ArticleCard>('./*/fr.ts', { query: '?card', import: 'card', eager: true }),
);
