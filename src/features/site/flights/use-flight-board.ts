import { MINUTE_MS } from '@shared/clock/clock';
import { useEffect, useRef, useState } from 'react';
import { fetchFlightBoard, FlightBoardError, type Flight, type Landings } from '@/data/flight-board';

/** Milliseconds between two looks of a board that stays open. */
const LOOK_AGAIN_MS = 120_000;

export interface BoardState {
  isLoading: boolean;
  flights: readonly Flight[];
  /** Landings hour by hour; null for a single flight, and where the airport's data do not reach a day ahead. */
  landings: Landings | null;
  /** When the airport's data were read; null before the first answer. */
  fetchedAt: Date | null;
  /** How old they were when we last looked. */
  ageMinutes: number;
  /** The flights are invented: a demonstration without the airport's data. */
  isSample: boolean;
  /** The flight number that the list answers; empty for the arrivals. */
  shownFor: string;
  /** Why there is no answer, or none newer than what is shown. */
  failure: 'invalid' | 'unavailable' | null;
}

const START: BoardState = {
  isLoading: true,
  flights: [],
  landings: null,
  fetchedAt: null,
  ageMinutes: 0,
  isSample: false,
  shownFor: '',
  failure: null,
};

const minutesSince = (time: Date) => Math.floor((Date.now() - time.getTime()) / MINUTE_MS);

/**
 * What a board becomes once an answer, or none, is there. Without one, a board that answers the same question stays, with
 * its age: a flight is told as the airport told it, or not at all.
 */
async function load(query: string, shown: BoardState, signal: AbortSignal): Promise<BoardState> {
  try {
    const {
      flights,
      landings = null,
      fetchedAt: readAt,
      isSample = false,
    } = await fetchFlightBoard(query || undefined, signal);
    const fetchedAt = new Date(readAt);
    const ageMinutes = minutesSince(fetchedAt);
    return { isLoading: false, failure: null, shownFor: query, flights, landings, isSample, fetchedAt, ageMinutes };
  } catch (error) {
    const isInvalid = error instanceof FlightBoardError && error.code === 'invalid_flight_number';
    const kept = shown.shownFor === query ? shown : { ...START, shownFor: query };
    const ageMinutes = kept.fetchedAt ? minutesSince(kept.fetchedAt) : 0;
    return { ...kept, ageMinutes, isLoading: false, failure: isInvalid ? 'invalid' : 'unavailable' };
  }
}

/** Sent by the search form while the application was not there yet, or by a link: "?flight=LY316". */
export const FLIGHT_PARAMETER = 'flight';

/**
 * Loads the arrivals, or the flight that the address names, at once, on each refresh, and every two minutes while the page
 * is looked at; `search` with a flight number looks for that flight.
 */
export function useFlightBoard() {
  const [state, setState] = useState(START);
  const shown = useRef(START);
  const running = useRef<AbortController | null>(null);

  const show = (next: BoardState) => {
    shown.current = next;
    setState(next);
  };
  const run = (query: string, isQuiet = false) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    if (!isQuiet) show({ ...shown.current, isLoading: true, failure: null });
    const look = async () => {
      const next = await load(query, shown.current, current.signal);
      if (!current.signal.aborted) show(next);
    };
    void look();
  };
  const start = useRef(run);

  useEffect(() => {
    // A search that was sent while the board was still coming to life is what is asked for.
    if (!running.current) start.current(new URLSearchParams(location.search).get(FLIGHT_PARAMETER)?.trim() ?? '');
    const timer = setInterval(() => {
      const { isLoading, shownFor, failure } = shown.current;
      if (!document.hidden && !isLoading && failure !== 'invalid') start.current(shownFor, true);
    }, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      running.current?.abort();
      running.current = null;
    };
  }, []);

  return { ...state, search: (query: string) => run(query), refresh: () => run(state.shownFor) };
}
