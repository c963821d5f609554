import { useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { networkNames, SocialMark, type SocialNetwork } from '@/art/social-mark';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';

/** Id of the bar: the dock's "more" opens it. */
export const CONTACT_BAR_ID = 'contact-bar';

const networks = (['instagram', 'facebook', 'tiktok'] as const satisfies readonly SocialNetwork[]).filter(
  (network) => business.social[network],
);

const itemClass =
  'flex min-h-11 items-center gap-3 rounded px-3 font-bold text-paper no-underline hover:bg-night-700 lg:size-11 lg:justify-center lg:px-0';
const wordClass = 'lg:sr-only';

/**
 * The ways to the business, one above the other: on wide screens at the side, inside the margin of the page; on narrow
 * ones a popover (the browser opens it, src/lib/browser-controls.ts the older ones) over the dock, with words. Its height is said
 * because WebKit stretches a popover without a top and bottom.
 */
export function ContactBar({ onWrite }: { onWrite: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const m = useMessages('contactBar');
  const { chatGreeting, opensInNewTab } = useMessages('site');
  const ways: readonly { href: string; icon: IconName; word: string }[] = [
    { href: telephoneLink(business.phone), icon: 'phone', word: m.call },
    { href: emailLink(business.email), icon: 'mail', word: m.mail },
  ];
  const write = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    bar.current?.hidePopover?.();
    bar.current?.removeAttribute('open');
    onWrite();
  };
  return (
    <div
      ref={bar}
      id={CONTACT_BAR_ID}
      popover="auto"
      className="fixed inset-auto end-4 bottom-[calc(var(--dock)+0.5rem)] z-floating m-0 hidden h-auto w-max max-w-[calc(100vw-2rem)] gap-1 rounded-lg border-0 bg-night-900 p-1.25 text-paper shadow-3 ring-1 ring-night-line forced-colors:border lg:top-1/2 lg:bottom-auto lg:grid lg:-translate-y-1/2 print:hidden! open:grid"
    >
      <a
        href={whatsappLink(business.whatsapp, chatGreeting)}
        className={`${itemClass} bg-amber-400 text-night-900! hover:bg-amber-500!`}
      >
        <Icon name="chat" />
        <span className={wordClass}>{m.whatsapp}</span>
      </a>
      {ways.map(({ href, icon, word }) => (
        <a key={href} href={href} className={itemClass}>
          <Icon name={icon} />
          <span className={wordClass}>{word}</span>
        </a>
      ))}
      {/* A page of its own until the application is here, which shows the form over this one. */}
      <Link
        to={`${localizedPath(locale, '/contact')}#contact`}
        aria-haspopup="dialog"
        className={itemClass}
        onClick={write}
      >
        <Icon name="note" />
        <span className={wordClass}>{m.write}</span>
      </Link>
      {networks.length > 0 ? (
        <div className="grid gap-1 border-t border-night-line pt-1 contact-bar-networks">
          {networks.map((network) => (
            <a key={network} href={business.social[network]} target="_blank" rel="noopener" className={itemClass}>
              <SocialMark network={network} />
              <span className={wordClass}>
                {networkNames[network]}
                <span className="sr-only">{` (${opensInNewTab})`}</span>
              </span>
            </a>
          ))}
        </div>
      ) : null}
    </div>
  );
}
