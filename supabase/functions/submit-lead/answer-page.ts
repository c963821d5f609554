/** The page that answers a form sent without JavaScript. Plain HTML: no styles, scripts or pictures to be blocked. */
import type { FieldError, LeadAnswer, LeadLocale } from '../_shared/lead-contract.ts';
import { FIELD_SENTENCES } from '../_shared/lead-errors.ts';

interface PageTexts {
  direction: 'rtl' | 'ltr';
  thanks: string;
  received: string;
  reference: string;
  home: string;
  homePath: string;
  refused: string;
  goBack: string;
}

const TEXTS: Record<LeadLocale, PageTexts> = {
  he: {
    direction: 'rtl',
    thanks: 'תודה!',
    received: 'הבקשה התקבלה ונחזור אליכם בהקדם.',
    reference: 'מספר הבקשה:',
    home: 'חזרה לאתר',
    homePath: '/',
    refused: 'הבקשה לא נשלחה',
    goBack: 'אפשר לחזור לדף הקודם בדפדפן: הפרטים שמילאתם נשמרו בטופס.',
  },
  en: {
    direction: 'ltr',
    thanks: 'Thank you!',
    received: 'We have received your request and will get back to you shortly.',
    reference: 'Your reference:',
    home: 'Back to the site',
    homePath: '/english',
    refused: 'The request was not sent',
    goBack: 'Use your browser’s back button: the form still holds what you entered.',
  },
  fr: {
    direction: 'ltr',
    thanks: 'Merci !',
    received: 'Nous avons bien reçu votre demande et vous répondrons rapidement.',
    reference: 'Votre référence :',
    home: 'Retour au site',
    homePath: '/fr',
    refused: 'La demande n’a pas été envoyée',
    goBack: 'Revenez à la page précédente de votre navigateur : le formulaire a gardé vos réponses.',
  },
};

/** @param siteUrl the site's origin, without a slash at its end */
export function answerPage(answer: LeadAnswer, locale: LeadLocale, siteUrl: string): string {
  const texts = TEXTS[locale];
  const title = answer.success ? texts.thanks : texts.refused;
  const content = answer.success
    ? `<p>${texts.received}</p>\n<p>${texts.reference} <strong><bdi>${escapeHtml(answer.reference)}</bdi></strong></p>`
    : `<p>${escapeHtml(answer.error)}</p>\n${fieldList(Object.values(answer.fields ?? {}), locale)}<p>${texts.goBack}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${texts.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="${escapeHtml(siteUrl + texts.homePath)}">${texts.home}</a></p>
</main>
</body>
</html>
`;
}

function fieldList(errors: readonly FieldError[], locale: LeadLocale): string {
  if (errors.length === 0) return '';
  const sentences = [...new Set(errors)].map((error) => `<li>${escapeHtml(FIELD_SENTENCES[error][locale])}</li>`);
  return `<ul>${sentences.join('')}</ul>\n`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
}
