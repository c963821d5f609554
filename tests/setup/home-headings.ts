import { blogLanguages } from '../../src/content/blog/index.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { messages as contactEn } from '../../src/i18n/messages/en/contact.ts';
import { messages as en } from '../../src/i18n/messages/en/home.ts';
import { messages as contactFr } from '../../src/i18n/messages/fr/contact.ts';
import { messages as fr } from '../../src/i18n/messages/fr/home.ts';
import { messages as contactHe } from '../../src/i18n/messages/he/contact.ts';
import { messages as he } from '../../src/i18n/messages/he/home.ts';

export const homeWords = { he, en, fr };
const contactWords = { he: contactHe, en: contactEn, fr: contactFr };
/** The texts of the page's own file, which reads the settings of the build and cannot be imported here. */
export const REQUEST_TITLE = { he: 'בקשת נסיעה', en: 'Plan your trip', fr: 'Demander un devis' };

/** The headings that a visitor of the home page passes, from the first screen down. */
export function homeHeadings(locale: Locale): string[] {
  const m = homeWords[locale];
  return [
    m.video.title,
    m.services.title,
    m.why.title,
    m.prebook.title,
    m.steps.title,
    m.promo.title,
    m.destinations.title,
    m.testimonials.title,
    ...(blogLanguages.includes(locale) ? [m.blog.title] : []),
    REQUEST_TITLE[locale],
    contactWords[locale].section.title,
  ];
}
