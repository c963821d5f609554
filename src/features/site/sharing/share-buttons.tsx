import type { MouseEvent, ReactNode } from 'react';
import { SocialMark } from '@/art/social-mark';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { mailLink, networks, type NetworkName } from './share-links';
import { useShare, type SharedPage } from './use-share';

const squareClass =
  'inline-flex size-11 flex-none items-center justify-center rounded text-ink inset-ring-1 inset-ring-stone-300 transition-colors duration-200 ease-house hover:bg-stone-100 forced-colors:border';
const wideClass = buttonClass({ tone: 'outline', size: 'small' });

const mark = (network: NetworkName): ReactNode =>
  network === 'whatsapp' ? <Icon name="chat" /> : <SocialMark network={network} />;

interface ShareButtonsProps extends SharedPage {
  shown: readonly NetworkName[];
  /** Signs alone, in a row beside other things; otherwise each with its name, the system's own sheet first. */
  isCompact?: boolean;
}

/** The ways to share: links that work as they stand, and with JavaScript open a window and say what happened. */
function ShareButtons({ shown, isCompact = false, ...page }: ShareButtonsProps) {
  const share = useShare(page);
  const { m } = share;
  const { opensInNewTab } = useMessages('site');
  const buttonStyle = isCompact ? squareClass : wideClass;
  const open = (network: NetworkName) => (event: MouseEvent) => {
    event.preventDefault();
    void share.openNetwork(network);
  };
  const words = (short: string, long: string) =>
    isCompact ? (
      <span className="sr-only">{long}</span>
    ) : (
      <>
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{long}</span>
      </>
    );
  return (
    <ul className="flex flex-wrap gap-1.5 print:hidden">
      {!isCompact && share.canOpenSheet ? (
        <li>
          <button
            type="button"
            className={buttonClass({ tone: 'secondary', size: 'small' })}
            onClick={() => void share.openSheet()}
          >
            <Icon name="share" />
            {m.share}
          </button>
        </li>
      ) : null}
      {shown.map((network) => (
        <li key={network}>
          <a
            href={networks[network].link(share.shared)}
            target="_blank"
            rel="noopener"
            title={m.shareOn(networks[network].name)}
            className={buttonStyle}
            onClick={open(network)}
          >
            {mark(network)}
            {words(networks[network].name, `${m.shareOn(networks[network].name)} (${opensInNewTab})`)}
          </a>
        </li>
      ))}
      <li>
        <a href={mailLink(share.shared)} title={m.byEmail} className={buttonStyle} onClick={share.announceMail}>
          <Icon name="mail" />
          {words(m.email, m.byEmail)}
        </a>
      </li>
      <li className="noscript:hidden">
        <button type="button" title={m.copy} className={buttonStyle} onClick={() => void share.copyLink()}>
          <Icon name={share.isCopied ? 'check' : 'link'} />
          <span className={isCompact ? 'sr-only' : ''}>{share.isCopied ? m.copied : m.copy}</span>
        </button>
      </li>
    </ul>
  );
}

const USUAL: readonly NetworkName[] = ['whatsapp', 'facebook'];
const ALL: readonly NetworkName[] = [...USUAL, 'x', 'linkedin', 'telegram'];

/** Beside the name of a page: the usual ways. */
export const ShareRowBody = (page: SharedPage) => <ShareButtons {...page} shown={USUAL} isCompact />;

/** Under a page: to whom it may be sent, and how. */
export function ShareSectionBody(page: SharedPage) {
  const m = useMessages('sharing');
  return (
    <section className="below-fold border-t border-stone-300 py-10 print:hidden">
      <div className="page-width grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="grid gap-1">
          <h2 className="text-card">{m.title}</h2>
          <p className="text-ink-2">{m.line}</p>
        </div>
        <ShareButtons {...page} shown={ALL} />
      </div>
    </section>
  );
}
