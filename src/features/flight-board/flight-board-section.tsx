import { island } from '@/islands/island';

/** The board, to be placed on a page: it loads, and asks for flights, when it is on the screen or close to it. */
export const FlightBoardSection = island(
  { when: 'near', messages: ['flights'], placeholderClass: 'min-h-screen' },
  async () => {
    const { FlightBoard } = await import('./flight-board');
    return FlightBoard;
  },
);
