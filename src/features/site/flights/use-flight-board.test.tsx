import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFlightBoard } from './use-flight-board';

const request = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  request.mockReset();
  request.mockImplementation(async () =>
    Response.json({ success: true, flights: [], landings: null, fetchedAt: '2026-11-24T12:00:00Z', isSample: false }),
  );
  vi.stubGlobal('fetch', request);
});

afterEach(cleanup);

/** Waits until a board has an answer. */
const answered = (board: { current: ReturnType<typeof useFlightBoard> }) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(board.current.isLoading).toBe(false);
  });

/** What was asked for, by the query of each request. */
const asked = () => request.mock.calls.map(([address]) => address.split('flight-board')[1]);

it('answers the search that was sent before its first look', async () => {
  const { result } = renderHook(() => {
    const board = useFlightBoard();
    const search = useRef(board.search);
    // A form that is hydrated by being sent is sent before effects run.
    useLayoutEffect(() => search.current('LY316'), []);
    return board;
  });
  await answered(result);
  expect(result.current.shownFor).toBe('LY316');
  expect(asked()).toEqual(['?flight=LY316']);
});

it('looks at the arrivals where nobody searched, and for the flight that the address names', async () => {
  const { result, unmount } = renderHook(() => useFlightBoard());
  await answered(result);
  unmount();
  vi.spyOn(location, 'search', 'get').mockReturnValue('?flight=LY316');
  const later = renderHook(() => useFlightBoard());
  await answered(later.result);
  expect(later.result.current.shownFor).toBe('LY316');
  expect(asked()).toEqual(['', '?flight=LY316']);
});
