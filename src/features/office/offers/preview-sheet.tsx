import type { ReactNode } from 'react';
import type { TripPreview } from '@/data/offers';
import { useMessages } from '@/i18n/messages';
import { IconButton } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

/** Draws a trip as its traveller sees it, which is another feature's part. */
export type RenderPreview = (preview: TripPreview) => ReactNode;

interface PreviewSheetProps {
  name: string;
  preview: TripPreview;
  render: RenderPreview;
  onClose: () => void;
}

/** An offer as the customer will see it, over the opened request. */
export function PreviewSheet({ name, preview, render, onClose }: PreviewSheetProps) {
  const m = useMessages('staffOffers').preview;
  const { close } = useMessages('staffLeads');
  const title = m.title(name);
  return (
    <Sheet open side="end" size="page" tone="paper" label={title} onClose={onClose}>
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <div className="min-w-0">
          <h2 className="text-card wrap-anywhere">{title}</h2>
          <p className="text-sm text-ink-2">{m.notSent}</p>
        </div>
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      <div className="px-2 py-4 sm:px-6">{render(preview)}</div>
    </Sheet>
  );
}
