import { Suspense, type MouseEvent } from 'react';
import type { TripView } from '@/data/trip';
import { LocaleProvider } from '@/i18n/locale-context';
import { markedAs, type Locale } from '@/i18n/locales';
import { Skeleton } from '@/ui/skeleton';
import { StateBand } from './state-band';
import { TripContext } from './trip-context';
import { TripTicket } from './trip-ticket';

interface OfferPreviewProps {
  trip: TripView;
  /** The language of the page that the traveller gets. */
  language: Locale;
}

const nothing = () => undefined;
const unsent = () => Promise.resolve();
const unpriced = () => Promise.resolve(null);

/** What stands around the preview must not be left: its links open beside. */
function openBeside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) link.target = '_blank';
}

/** Ticket and offer as the traveller will find them, in the traveller's language; nothing in it can be pressed. */
export function OfferPreview({ trip, language }: OfferPreviewProps) {
  return (
    <LocaleProvider locale={language}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <TripContext
          value={{ trip, wish: { kind: 'idle' }, send: unsent, reprice: unpriced, panel: null, openPanel: nothing }}
        >
          <fieldset
            disabled
            {...markedAs(language)}
            className="grid min-w-0 gap-5 rounded bg-stone-100 p-3 sm:p-5"
            onClickCapture={openBeside}
          >
            <TripTicket trip={trip} />
            <StateBand />
          </fieldset>
        </TripContext>
      </Suspense>
    </LocaleProvider>
  );
}
