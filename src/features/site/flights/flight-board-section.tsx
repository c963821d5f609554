import { lazy, useEffect, useRef } from 'react';
import { island } from '@/islands/island';
import { useIsServerDrawn } from '@/islands/server-drawn';
import { BOARD_CODE, BOARD_ID, BOARD_LEFT_EVENT } from './board-place';

interface FlightBoardSectionProps {
  /** The next flights alone, the others at a press: on a page that is about more than flights. */
  isShort?: true | undefined;
}

/** On a page that the application has drawn. */
const BoardOfApplication = island<FlightBoardSectionProps>(
  { when: 'near', messages: ['flights'], placeholderClass: 'min-h-screen' },
  async () => {
    const { FlightBoard } = await import('./flight-board');
    return FlightBoard;
  },
);

/** Only the build writes it into the page. */
const BoardOfBuild = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./flight-board')).FlightBoard }))
  : null;

/** Of an element that holds text React takes over the element alone, and leaves what stands inside. */
const NO_TEXT = '';

/** What the document has brought along, and its own code keeps up to date. */
function BoardOfDocument({ isShort }: FlightBoardSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    return () => void element?.dispatchEvent(new Event(BOARD_LEFT_EVENT));
  }, []);
  return (
    <div ref={place} id={BOARD_ID} data-own={BOARD_CODE} data-short={isShort} suppressHydrationWarning>
      {NO_TEXT}
    </div>
  );
}

/**
 * The board, to be placed on a page. In a document it runs before the application and without it: most who look at it
 * only look, and need no more than that (src/entry-flight-board.tsx).
 */
export function FlightBoardSection({ isShort }: FlightBoardSectionProps) {
  const isServerDrawn = useIsServerDrawn();
  if (BoardOfBuild)
    return (
      <div id={BOARD_ID} data-own={BOARD_CODE} data-short={isShort}>
        <BoardOfBuild isShort={isShort} />
      </div>
    );
  return isServerDrawn ? <BoardOfDocument isShort={isShort} /> : <BoardOfApplication isShort={isShort} />;
}
