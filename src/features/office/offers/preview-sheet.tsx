import type { ReactNode } from 'react';
import type { TripPreview } from '@/data/offers';
import { SideSheet } from '@/features/office/kit/side-sheet';
import { useMessages } from '@/i18n/messages';

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
  const title = m.title(name);
  return (
    <SideSheet
      label={title}
      head={
        <>
          <h2 className="text-card wrap-anywhere">{title}</h2>
          <p className="text-sm text-ink-2">{m.notSent}</p>
        </>
      }
      onClose={onClose}
    >
      <div className="px-2 py-4 sm:px-6">{render(preview)}</div>
    </SideSheet>
  );
}
