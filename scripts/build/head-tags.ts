import type { HeadTag } from '../../src/layout/head-tags.ts';
import { escapeHtml } from '../../supabase/functions/_shared/mail/html.ts';
import { CARD, type ShareCard } from './share/share-card.ts';

const emptyTag = (tag: string, attributes: Readonly<Record<string, string>>) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name.toLowerCase()}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** Head tags as HTML. From the marked title to the styles, the application takes them away once it writes its own (src/layout/page-head.tsx). */
export const tagsHtml = (tags: readonly HeadTag[]): string =>
  tags
    .map((tag) =>
      tag.tag === 'title'
        ? `<title data-prerendered>${escapeHtml(tag.text)}</title>`
        : emptyTag(tag.tag, tag.attributes),
    )
    .join('');

/** Words for search engines, on pages whose content names none. */
export const keywordsTag = (keywords: readonly string[]): string =>
  emptyTag('meta', { name: 'keywords', content: keywords.join(', ') });

/** Tags of the picture that messengers show beside a link. They read the document only, so the browser is spared them. */
export function shareTags(picture: string, { title, line }: ShareCard): string {
  const alt = `${title.replaceAll('\n', ' ').replace(/\.$/u, '')}. ${line}`;
  const tags: readonly (readonly [attribute: 'property' | 'name', key: string, value: string])[] = [
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', String(CARD.width)],
    ['property', 'og:image:height', String(CARD.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', picture],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags.map(([attribute, key, value]) => emptyTag('meta', { [attribute]: key, content: value })).join('');
}
