import { business } from '../../src/config/business.ts';

export type ClaimName = keyof typeof business.claims;

/** The words by which texts make a claim, in every language; null for what no words of the pages show. */
export const claimWords: Readonly<Record<ClaimName, RegExp | null>> = {
  founded: new RegExp(String.raw`(?<!\d)${business.foundedYear}(?!\d)`, 'u'),
  fleet: /\bfour (?:Mercedes )?Sprinters?\b|ארבעה (?:רכבי |ספרינטר)|\bquatre (?:Mercedes )?Sprinters?\b/iu,
  equipment: /\bWi-?Fi\b|\bleather\b|\bcuir\b|מושבי עור|\brefreshments\b|כיבוד|\bcollation/iu,
  accessibility: /step at the door|מדרגה בכניסה|marche à l’entrée/iu,
  childSeats: /child seats cost nothing extra|כיסאות בטיחות לילדים כלולים|sièges enfant sont compris/iu,
  regularDrivers: /\bregular drivers\b|נהגים קבועים|\bchauffeurs attitrés\b/iu,
  insurance: /\ball mandatory insurance\b|כל ביטוחי החובה|\btoutes les assurances obligatoires\b/iu,
  // In numbers and words of many shapes, on every offer too.
  offerTerms: null,
  legalTexts: null,
};
