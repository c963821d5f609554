/**
 * The HTML around what a mail says: the one look of all mails, those of the outbox and those of the sign-in service. Mail programs
 * keep tables, attributes and styles on elements; of `head` some keep the style, which adds the dark colours, and some nothing.
 */
import { localeRegistry, type Locale } from '../words/locales.ts';

/** The dark colours of the house (tailwind.config.ts); the light ones stand on the elements, which every program reads. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inner{padding:20px 16px!important}}
@media (prefers-color-scheme:dark){
.page{background:#071421!important}
.card{background:#0B1D2E!important}
.head{background:#10293F!important}
.inner,.inner p,.inner td,.inner th{color:#FFFDF9!important}
.inner .quiet,.inner .quiet p{color:#B9C7D0!important}
.inner .line{border-color:#24425A!important}
.inner a{color:#F9CF87!important}
.inner a.button{color:#0B1D2E!important}
}`;

const BODY_FONT = 'Assistant,Arial,sans-serif';
/** Of brand, headings and prices. */
const DISPLAY_FONT = "'Frank Ruhl Libre',Georgia,'Times New Roman',serif";

/** What stands behind the first line in the list of mails, so that nothing else does. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(40);

/** What a mail shows; everything is HTML, and a name that was typed stands in an element of its own direction. */
interface MailParts {
  /** Who writes. */
  brand: string;
  /** The line that the list of mails shows after the subject; it is not seen in the mail. */
  preview: string;
  /** What the mail is about, beneath the brand, and what else is to be seen at once; empty where that is nothing. */
  title: string;
  subtitle: string;
  content: string;
}

/**
 * Direction and language stand on elements inside the body: mail programs on the web take `html` and `head` away and make `body`
 * a part of their own page, without its attributes.
 */
export function mailDocument(language: Locale, { brand, preview, title, subtitle, content }: MailParts): string {
  const { direction } = localeRegistry[language];
  const [side] = sidesOf(language);
  const own = `lang="${language}" dir="${direction}"`;
  const below = subtitle
    ? `<p style="margin:4px 0 0;font:400 16px/1.5 ${BODY_FONT};color:#F9CF87">${subtitle}</p>
`
    : '';
  return `<!doctype html>
<html ${own}><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${STYLE}
</style></head>
<body style="margin:0;padding:0">
<table role="presentation" ${own} class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;background:#F3EFE6">
<tr><td ${own} style="padding:16px 8px;text-align:${side}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${preview}${FILLER}</div>
<table role="presentation" ${own} class="card" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto;background:#FFFDF9;border-radius:8px">
<tr><td ${own} class="head" style="padding:16px 24px;text-align:${side};background:#0B1D2E;border-radius:8px 8px 0 0">
<p style="margin:0;font:700 16px/1.4 ${DISPLAY_FONT};color:#FFFDF9">${brand}</p>
<p style="margin:12px 0 0;font:700 22px/1.25 ${DISPLAY_FONT};color:#FFFDF9">${title}</p>
${below}</td></tr>
<tr><td ${own} class="inner" style="padding:24px;text-align:${side};font:400 16px/1.5 ${BODY_FONT};color:#12222F">
${content}</td></tr>
</table>
</td></tr>
</table>
</body></html>
`;
}

/** The rows of a table of facts. @param name, value HTML */
export function mailRow(language: Locale, name: string, value: string): string {
  const [start, end] = sidesOf(language);
  return (
    `<tr><th scope="row" class="quiet line" align="${start}" valign="top" width="34%" style="padding:8px 0;padding-${end}:12px;border-bottom:1px solid #E6DFD1;font:400 14px/1.7 ${BODY_FONT};color:#41525E;text-align:${start}">${name}</th>` +
    `<td class="line" valign="top" style="padding:8px 0;border-bottom:1px solid #E6DFD1;text-align:${start}">${value}</td></tr>`
  );
}

/** Stands above the rows that follow it. */
export function mailRowHeading(language: Locale, heading: string): string {
  const [start] = sidesOf(language);
  return `<tr><th colspan="2" align="${start}" style="padding:20px 0 4px;font:700 18px/1.3 ${DISPLAY_FONT};text-align:${start}">${heading}</th></tr>`;
}

/** The side at which lines begin, and the other. */
export const sidesOf = (language: Locale): readonly ['left' | 'right', 'left' | 'right'] =>
  localeRegistry[language].direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];

/** Paragraphs of the mail's own words. @param texts HTML, without what is empty */
export const mailParagraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p style="margin:0 0 16px">${text}</p>\n`).join('');

/** What comes last: small, under a line. */
export const mailClosing = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `<div class="quiet line" style="margin-top:24px;padding-top:16px;border-top:1px solid #E6DFD1;font-size:14px;color:#41525E">
${texts.map((text) => `<p style="margin:0 0 8px;color:#41525E">${text}</p>\n`).join('')}</div>
`;

/** What is to be done, as a button that every mail program shows as one. @param href escaped */
export const mailButton = (text: string, href: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td bgcolor="#F4B54A" style="border-radius:4px">` +
  `<a class="button" href="${href}" style="display:inline-block;padding:14px 24px;font:700 17px/1.3 ${BODY_FONT};color:#0B1D2E;text-decoration:none">${text}</a></td></tr></table>\n`;
