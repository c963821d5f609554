import { networkNames, SocialMark } from '@/art/social-mark';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';

/** The business on other sites; a network without an address is left out. */
export function SocialLinks() {
  const m = useMessages('footer');
  const { opensInNewTab } = useMessages('site');
  const { facebook, instagram, tiktok, linkedin } = business.social;
  const pages = [
    { network: 'instagram', href: instagram },
    { network: 'facebook', href: facebook },
    { network: 'tiktok', href: tiktok },
    { network: 'linkedin', href: linkedin },
    { network: 'maps', href: business.mapsReviewsUrl },
  ] as const;
  const names = { ...networkNames, maps: m.reviews };
  return (
    <ul aria-label={m.social} className="-ms-3 flex flex-wrap gap-1">
      {pages.map(({ network, href }) =>
        href ? (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              title={names[network]}
              className="inline-flex size-11 items-center justify-center rounded text-paper hover:bg-night-700 hover:text-amber-300"
            >
              <SocialMark network={network} />
              <span className="sr-only">{`${names[network]} (${opensInNewTab})`}</span>
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
