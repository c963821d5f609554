import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MINUTE_MS, type DriveLink, type DrivePage } from '@/data/drive';
import { DriveSession, type Shown } from './drive-session';
import { isSought } from './ride-life';

/** Milliseconds after which the page is looked at again while somebody waits for it, or something waits to be sent. */
const SOON_MS = 8000;

/** Whether a traveller may be looking for his driver: from when he sets out until they are on board. */
const isSoughtNow = (page: DrivePage | null): boolean =>
  (page?.rides ?? []).some((ride) => isSought(ride) && Date.now() > Date.parse(ride.leave_from));

/**
 * The rides behind a driver's link: looked at each minute while the page is seen, on coming back to it, and with the connection; sooner
 * while something waits, or a traveller may say that he finds nobody.
 */
export function useDrive(link: DriveLink): { shown: Shown; drive: DriveSession } {
  const drive = useMemo(() => new DriveSession(link), [link]);
  const shown = useSyncExternalStore(drive.subscribe, drive.shown, drive.shown);
  const { reports, page } = shown.kept;
  const isWaiting = reports.length > 0;
  const isSoon = isWaiting || isSoughtNow(page);
  useEffect(() => void drive.start(), [drive]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden || isWaiting) void drive.look();
    };
    const timer = setInterval(look, isSoon ? SOON_MS : MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [drive, isWaiting, isSoon]);
  return { shown, drive };
}
