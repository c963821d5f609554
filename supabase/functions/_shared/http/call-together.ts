/** Calls under way at once: while one is worked on, the answers of the other are handed out and the next are gathered. */
const CALLS_AT_ONCE = 2;
/** Milliseconds after which a call no longer counts as under way: one that hangs would hold the others up. */
const LATE_AFTER_MS = 30;
/** Items of a call: half of those that wait, which leaves the next one something to do; up to ten go together and share its costs. */
const [SHARED_MIN, GROUP_MAX] = [10, 50];

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call of those that come at the same time, or while two earlier ones are under way: a rush pays the costs of a
 * call once for many.
 * @param call answers a list of items with a list of results in the same order; all of it is done, or nothing
 * @param wasUndone whether an error means that nothing was done. Then each item of the list is called for alone, so that
 *   nobody is refused for another's sake
 */
export function callTogether<Item, Result>(
  call: (items: readonly Item[]) => Promise<readonly Result[]>,
  wasUndone: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  const callFor = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await call(group.map(({ item }) => item));
      for (const [nth, { resolve }] of group.entries()) resolve(results[nth] as Result);
    } catch (error) {
      if (group.length > 1 && wasUndone(error)) await Promise.all(group.map((one) => callFor([one])));
      else for (const { reject } of group) reject(error);
    }
  };
  const callWhileSomeWait = async (): Promise<void> => {
    underWay += 1;
    do {
      // What has arrived already is read first. An embedded database answers within the same turn of the event loop, and
      // those who were read before would be served again and again.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const size = Math.min(GROUP_MAX, Math.max(SHARED_MIN, Math.ceil(waiting.length / 2)));
      const group = waiting.splice(0, size);
      // The other call may have taken them all.
      if (group.length > 0) await settledOrLate(callFor(group));
    } while (waiting.length > 0);
    underWay -= 1;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay < CALLS_AT_ONCE) void callWhileSomeWait();
    });
}

/** Waits for work, until it counts as late. */
function settledOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATE_AFTER_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
