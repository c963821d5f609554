const paths = {
  facebook: 'M15.8 4.2h-1.6a3.2 3.2 0 0 0-3.2 3.2v12.4M7.6 11.6h7',
  instagram:
    'M7.6 4h8.8A3.6 3.6 0 0 1 20 7.6v8.8a3.6 3.6 0 0 1-3.6 3.6H7.6A3.6 3.6 0 0 1 4 16.4V7.6A3.6 3.6 0 0 1 7.6 4Zm4.4 4.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Zm4.6-1.2v.1',
  linkedin: 'M4 4h16v16H4V4Zm4 7v5.4M8 7.6v.1m4 8.7V11m0 2.6c0-1.6 1-2.6 2.2-2.6s2 1 2 2.6v2.8',
  maps: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-14 .9 1.9 2.1.3-1.5 1.5.3 2.1-1.8-1-1.8 1 .3-2.1L9 9.2l2.1-.3L12 7Z',
  telegram: 'M20.5 4.2 3.5 10.8l5.2 1.9m11.8-8.5-3.3 15.3-8.5-6.8m11.8-8.5L8.7 12.7v6l3-3.6',
  tiktok: 'M13.4 4v10.9a3.5 3.5 0 1 1-3.5-3.5M13.4 4c.3 2.7 2.1 4.5 4.8 4.7',
  x: 'M4.5 4.5h3.8l11.2 15h-3.8l-11.2-15Zm14.6 0-6 6.7m-2.3 2.6-5.7 5.7',
} as const;
export type SocialNetwork = keyof typeof paths;

/** Names of the networks, the same in every language. */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  x: 'X',
} as const satisfies Partial<Record<SocialNetwork, string>>;

/** The mark of a network, drawn like the site's icons. */
export function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={paths[network]} />
    </svg>
  );
}
