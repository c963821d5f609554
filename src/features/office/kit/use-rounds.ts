import { useEffect, useRef } from 'react';
import { pollDelay, watchActivity } from '@/lib/poll-delay';

/**
 * Asks again and again while the tab is looked at, sooner or later as {@link pollDelay} says, and at once where the server tells of
 * a change: `tell` is called then. Without a connection the next round tells.
 */
export function useRounds(watch: (tell: () => void) => Promise<() => void>, tell: () => void) {
  const activeAt = useRef(0);
  const failures = useRef(0);
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  useEffect(
    () =>
      watchActivity((at) => {
        activeAt.current = at;
      }),
    [],
  );
  useEffect(() => {
    const listening = watch(() => telling.current());
    listening.catch(() => {});
    return () => void listening.then((stop) => stop()).catch(() => {});
  }, [watch]);
  return {
    refetchInterval: () => pollDelay(Date.now() - activeAt.current, failures.current),
    /** Counts the rounds that fail, one after the other. */
    counted: async <Answer>(asking: () => Promise<Answer>): Promise<Answer> => {
      failures.current += 1;
      const answer = await asking();
      failures.current = 0;
      return answer;
    },
  };
}
