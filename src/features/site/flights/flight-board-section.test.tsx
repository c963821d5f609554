import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '@/i18n/locale-context';
import { BOARD_ID, BOARD_LEFT_EVENT } from './board-place';
import { FlightBoardSection } from './flight-board-section';

afterEach(() => {
  document.body.replaceChildren();
});

const page = (text: string) => (
  <LocaleProvider locale="en">
    <h1>{text}</h1>
    <FlightBoardSection />
  </LocaleProvider>
);

it('a board that the document has brought is left alone by the application, and told when the visitor goes on', async () => {
  const complain = vi.spyOn(console, 'error');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = `<h1>now</h1><div id="${BOARD_ID}" data-own="flightBoard"><p>LY 316</p></div>`;
  const place = main.querySelector('div');
  const flight = main.querySelector('p');
  // Its own code has drawn meanwhile.
  flight?.after('landed');
  const root = await act(() => hydrateRoot(main, page('now'), { onRecoverableError: (error) => console.error(error) }));
  act(() => root.render(page('later')));
  expect(main.querySelector('h1')?.textContent).toBe('later');
  expect(main.querySelector('p')).toBe(flight);
  expect(place?.textContent).toBe('LY 316landed');
  const left = vi.fn<() => void>();
  place?.addEventListener(BOARD_LEFT_EVENT, left);
  act(() => root.unmount());
  expect(left).toHaveBeenCalledOnce();
  expect(complain).not.toHaveBeenCalled();
});
