import { useEffect, useState } from 'react';
import { fetchClosedDates } from '@/data/closed-dates';

const NONE: readonly string[] = [];

/** The days on which nobody drives, "YYYY-MM-DD"; none until they are known, and none when they cannot be had. */
export function useClosedDates(): readonly string[] {
  const [days, setDays] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    void fetchClosedDates().then((known) => {
      if (isShown) setDays(known);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return days;
}
