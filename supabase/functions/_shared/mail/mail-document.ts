/** The HTML around what a mail says. */
import { localeRegistry, type Locale } from '../words/locales.ts';

/**
 * Direction and language stand on an element inside the body: mail programs on the web take `html` and `head` away and make `body`
 * a part of their own page, without its attributes.
 * @param content HTML
 */
export function mailDocument(language: Locale, content: string): string {
  const { direction } = localeRegistry[language];
  const side = direction === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"></head>
<body>
<div lang="${language}" dir="${direction}" style="font:16px/1.5 Arial,sans-serif;text-align:${side}">
${content}</div>
</body></html>
`;
}
