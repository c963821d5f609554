import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MINUTE_MS, type DriveLink } from '@/data/drive';
import { DriveSession, type Shown } from './drive-session';

/** Milliseconds after which what waits is tried again. */
const RETRY_MS = 15_000;

/**
 * The rides behind a driver's link: looked at each minute while the page is seen, on coming back to it, and with the connection; sooner
 * while something waits.
 */
export function useDrive(link: DriveLink): { shown: Shown; drive: DriveSession } {
  const drive = useMemo(() => new DriveSession(link), [link]);
  const shown = useSyncExternalStore(drive.subscribe, drive.shown, drive.shown);
  const isWaiting = shown.kept.reports.length > 0;
  useEffect(() => void drive.start(), [drive]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden || isWaiting) void drive.look();
    };
    const timer = setInterval(look, isWaiting ? RETRY_MS : MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [drive, isWaiting]);
  return { shown, drive };
}
