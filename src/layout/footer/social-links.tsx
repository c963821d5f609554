import { SocialMark } from '@/art/social-mark';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';

/** The business on other sites; a network without an address is left out. */
export function SocialLinks() {
  const m = useMessages('footer');
  const { opensInNewTab } = useMessages('site');
  const { facebook, instagram, tiktok, linkedin } = business.social;
  const pages = [
    { network: 'instagram', name: 'Instagram', href: instagram },
    { network: 'facebook', name: 'Facebook', href: facebook },
    { network: 'tiktok', name: 'TikTok', href: tiktok },
    { network: 'linkedin', name: 'LinkedIn', href: linkedin },
    { network: 'maps', name: m.reviews, href: business.mapsReviewsUrl },
  ] as const;
  return (
    <ul aria-label={m.social} className="-ms-3 flex flex-wrap gap-1">
      {pages.map(({ network, name, href }) =>
        href ? (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              title={name}
              className="inline-flex size-11 items-center justify-center rounded text-paper hover:bg-night-700 hover:text-amber-300"
            >
              <SocialMark network={network} />
              <span className="sr-only">
                {name} ({opensInNewTab})
              </span>
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
