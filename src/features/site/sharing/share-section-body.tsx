import { useMessages } from '@/i18n/messages';
import type { NetworkName } from './share-links';
import { ShareButtons } from './share-buttons';
import type { SharedPage } from './use-share';

const ALL: readonly NetworkName[] = ['whatsapp', 'facebook', 'x', 'linkedin', 'telegram'];

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
