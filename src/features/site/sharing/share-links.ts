import { networkNames } from '@/art/social-mark';
import { queryText } from '@/lib/query-text';

/** What is shared: a page by its full address. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

interface Network {
  readonly name: string;
  readonly link: (shared: Shared) => string;
  /** Takes only an address: the words go along on the clipboard. */
  readonly takesOnlyAddress?: true;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${queryText(value)}`)
    .join('&')}`;

export const networks = {
  whatsapp: {
    name: 'WhatsApp',
    link: ({ title, url }) => withQuery('https://wa.me/', { text: `${title}\n${url}` }),
  },
  facebook: {
    name: networkNames.facebook,
    link: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    takesOnlyAddress: true,
  },
  x: { name: networkNames.x, link: ({ title, url }) => withQuery('https://x.com/intent/post', { text: title, url }) },
  linkedin: {
    name: networkNames.linkedin,
    link: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    takesOnlyAddress: true,
  },
  telegram: {
    name: networkNames.telegram,
    link: ({ title, url }) => withQuery('https://t.me/share/url', { url, text: title }),
  },
} as const satisfies Record<string, Network>;
export type NetworkName = keyof typeof networks;

/** Opens the visitor's own mail program with the page in a new message. */
export const mailLink = ({ title, text, url }: Shared): string =>
  withQuery('mailto:', { subject: title, body: `${text}\n\n${url}` });

/** What goes on the clipboard where the words are wanted too. */
export const asText = ({ title, text, url }: Shared): string => `${title}\n${text}\n${url}`;
