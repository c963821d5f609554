/** Where a document has its flight board: an element that React leaves alone, whose code is src/entry-flight-board.tsx. */
export const BOARD_ID = 'flight-board';

/** What the build reads there: every document with the board gets this code (scripts/build/light-code.ts). */
export const BOARD_CODE = 'flightBoard';

/** Dispatched on that element when the visitor goes on to another page of the application: the board's code ends. */
export const BOARD_LEFT_EVENT = 'board:left';
