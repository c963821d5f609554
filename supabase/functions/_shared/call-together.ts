/**
 * Milliseconds for which others wait for a call that is under way, and gather: about what a call of ten takes in a rush.
 * Shorter, and they would go in smaller groups, each with the costs of a call; longer, and one that hangs would hold them up.
 */
const HEAD_START_MS = 10;
/** Calls made together at most. */
const GROUP_MAX = 50;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call of those that come at the same time, or shortly after an earlier one: a rush pays the costs of a call once
 * for many.
 * @param call answers a list of items with a list of results in the same order; all of it is done, or nothing
 * @param wasUndone whether an error means that nothing was done. Then each item of the list is called for alone, so that
 *   nobody is refused for another's sake
 */
export function callTogether<Item, Result>(
  call: (items: readonly Item[]) => Promise<readonly Result[]>,
  wasUndone: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isCalling = false;

  const callFor = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await call(group.map(({ item }) => item));
      for (const [nth, { resolve }] of group.entries()) resolve(results[nth] as Result);
    } catch (error) {
      if (group.length > 1 && wasUndone(error)) await Promise.all(group.map((one) => callFor([one])));
      else for (const { reject } of group) reject(error);
    }
  };
  const callAll = async (): Promise<void> => {
    isCalling = true;
    while (waiting.length > 0) {
      // What has arrived already is read first. An embedded database answers within the same turn of the event loop, and
      // those who were read before would be served again and again.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await settledOrLate(callFor(waiting.splice(0, GROUP_MAX)));
    }
    isCalling = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isCalling) void callAll();
    });
}

/** Waits for work, not longer than its head start. */
function settledOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HEAD_START_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
