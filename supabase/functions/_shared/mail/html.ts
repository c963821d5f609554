const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, also inside a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
