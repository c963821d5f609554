/**
 * Another time of day for a process of the tests: loaded before the server under test (`--import`), its functions and its database,
 * which asks the same clock, live so many milliseconds ahead. Nothing of the product knows of it.
 */

/** Puts this process' clock, or in a browser that of a page, so far ahead of the machine's. It stands alone: pages get its text. */
export function moveClock(ahead: number): void {
  const machine = Date;
  const now = () => machine.now() + ahead;
  globalThis.Date = new Proxy(machine, {
    construct: (made, given: []) => Reflect.construct(made, given.length > 0 ? given : [now()]) as object,
    get: (made, name) => (name === 'now' ? now : (Reflect.get(made, name) as unknown)),
  });
}

const { CLOCK_AHEAD_MS } = process.env;
if (CLOCK_AHEAD_MS) {
  moveClock(Number(CLOCK_AHEAD_MS));
  // Nobody waits a minute for the next round of the schedule.
  const later = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(
    (run: () => void, delay?: number, ...given: []) => later(run, delay === 60_000 ? 2_000 : delay, ...given),
    later,
  );
}
