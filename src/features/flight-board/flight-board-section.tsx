import { deferred } from '@/ui/deferred';

/** The board, to be placed on a page: it loads, and asks for flights, when the visitor comes near. */
export const FlightBoardSection = deferred({ until: 'near', placeholderClass: 'min-h-screen' }, async () => {
  const { FlightBoard } = await import('./flight-board');
  return FlightBoard;
});
