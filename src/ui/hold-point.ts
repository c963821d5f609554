/** How far from a point a press still counts as one on it: a finger never hits the same point twice. */
const REACH_PX = 24;
/** Milliseconds for which a point is held where the pointer does not leave it. */
const HELD_MS = 2_000;

interface Point {
  clientX: number;
  clientY: number;
}

let held: { renew: () => void; release: () => void } | null = null;

/**
 * For the press of a control that acts: what it leads to may put another such control under the same point, and a second press there,
 * meant for the first, would set that off. Presses on the point do nothing until the pointer has left it, something was typed, or two
 * seconds have passed.
 */
export function holdPoint({ clientX, clientY }: Point): void {
  held?.release();
  // Keys and assistive technology press without a place; their focus decides what the next press meets.
  if (clientX === 0 && clientY === 0) return;
  const isThere = (event: MouseEvent) => Math.hypot(event.clientX - clientX, event.clientY - clientY) <= REACH_PX;
  const swallow = (event: MouseEvent) => {
    const isByKey = event.clientX === 0 && event.clientY === 0;
    if (isByKey || !isThere(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (event: PointerEvent) => {
    if (!isThere(event)) held?.release();
  };
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  // The press down would give the focus to the control beneath.
  document.addEventListener('mousedown', swallow, options);
  document.addEventListener('click', swallow, options);
  document.addEventListener('pointermove', leave, options);
  document.addEventListener('pointerdown', leave, options);
  document.addEventListener('input', () => held?.release(), options);
  const release = () => {
    abort.abort();
    clearTimeout(end);
    held = null;
  };
  let end = setTimeout(release, HELD_MS);
  held = {
    release,
    renew: () => {
      clearTimeout(end);
      end = setTimeout(release, HELD_MS);
    },
  };
}

/** The controls have changed by now: a point that is still held is held as long again. */
export const renewHeldPoint = (): void => held?.renew();
