/**
 * Runs the flight board of a document: it shows what is happening now, and so starts without waiting for the visitor. What
 * other pages do after their paint it does as well: that would be one more file.
 */
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '@/app/error-boundary';
import '@/app/start/after-paint';
import '@/app/start/translated-page';
import { BOARD_ID, BOARD_LEFT_EVENT } from '@/features/site/flights/board-place';
import { FlightBoard } from '@/features/site/flights/flight-board';
import { LocaleProvider } from '@/i18n/locale-context';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { giveMessages, type Messages } from '@/i18n/messages';
import { takeFirstPress } from '@/islands/early-press';

/** All languages at once: a file for each would be a request more than its bytes are worth. */
const texts = import.meta.glob<Messages['flights']>('./i18n/messages/*/flights.ts', {
  eager: true,
  import: 'messages',
});

const { locale } = parseLocalizedPath(location.pathname);
const flights = texts[`./i18n/messages/${locale}/flights.ts`];
const place = document.getElementById(BOARD_ID);
// A page that the application has drawn anew, since a translator had written in it, has a board of its own.
if (place && flights) run(place, flights);

function run(place: HTMLElement, flights: Messages['flights']): void {
  giveMessages(locale, { flights });
  const board = hydrateRoot(
    place,
    <LocaleProvider locale={locale}>
      <ErrorBoundary locale={locale}>
        <FlightBoard isShort={place.dataset['short'] === undefined ? undefined : true} />
      </ErrorBoundary>
    </LocaleProvider>,
  );
  place.addEventListener(BOARD_LEFT_EVENT, () => board.unmount(), { once: true });
  // Its buttons answer by themselves (src/islands/early-press.ts), and what was pressed before.
  place.dataset['own'] = 'on';
  takeFirstPress(place)?.click();
}
