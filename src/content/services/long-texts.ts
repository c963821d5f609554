import type { ServiceTexts } from './service-texts';

/** Texts of each service's page under its first screen, by file; they reach the browser when that part does. */
export const longTexts = import.meta.glob<ServiceTexts>('./*/{he,en,fr}.long.ts', { import: 'texts' });
