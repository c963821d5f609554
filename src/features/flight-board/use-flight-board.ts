import { useEffect, useRef, useState } from 'react';
import { fetchFlightBoard, FlightBoardError, type Flight } from '@/data/flight-board';
import { todayInIsrael } from '@/i18n/format';
import { sampleFlights } from './sample-flights';

/** The sample list takes its place after this long (specification, section 4), so that nothing flickers. */
const SAMPLE_AFTER_MS = 1500;

export interface BoardState {
  isLoading: boolean;
  flights: readonly Flight[];
  /** When the airport's data were read; null for the sample list and before the first answer. */
  fetchedAt: Date | null;
  isSample: boolean;
  /** The flight number that the list answers; empty for the arrivals. */
  shownFor: string;
  /** Why a search has no answer. */
  failure: 'invalid' | 'unavailable' | null;
}

const START: BoardState = {
  isLoading: true,
  flights: [],
  fetchedAt: null,
  isSample: false,
  shownFor: '',
  failure: null,
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What a board becomes once an answer, or none, is there. */
async function load(query: string, signal: AbortSignal): Promise<BoardState> {
  const done = { ...START, isLoading: false, shownFor: query };
  const soonest = pause(SAMPLE_AFTER_MS);
  try {
    const { flights, fetchedAt } = await fetchFlightBoard(query || undefined, signal);
    return { ...done, flights, fetchedAt: new Date(fetchedAt) };
  } catch (error) {
    // A search is answered with the truth or not at all: a sample would name flights that do not fly.
    if (query) {
      const isInvalid = error instanceof FlightBoardError && error.code === 'invalid_flight_number';
      return { ...done, failure: isInvalid ? 'invalid' : 'unavailable' };
    }
    await soonest;
    return { ...done, flights: sampleFlights(todayInIsrael()), isSample: true };
  }
}

/** Sent by the search form while the application was not there yet, or by a link: "?flight=LY316". */
export const FLIGHT_PARAMETER = 'flight';

/**
 * Loads the arrivals, or the flight that the address names, at once and again on each refresh; `search` with a flight
 * number looks for that flight.
 */
export function useFlightBoard() {
  const [state, setState] = useState(START);
  const running = useRef<AbortController | null>(null);

  const run = (query: string) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    setState((shown) => ({ ...shown, isLoading: true, failure: null }));
    const show = async () => {
      const next = await load(query, current.signal);
      if (!current.signal.aborted) setState(next);
    };
    void show();
  };
  const start = useRef(run);

  useEffect(() => {
    start.current(new URLSearchParams(location.search).get(FLIGHT_PARAMETER)?.trim() ?? '');
    return () => running.current?.abort();
  }, []);

  return { ...state, search: run, refresh: () => run(state.shownFor) };
}
