import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 30_000;

/** The present moment in milliseconds since 1970, brought up to date twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
