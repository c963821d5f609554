import { useEffect } from 'react';
import type { DriveWords } from '@/content/drive-words';
import { MINUTE_MS, type DriveRide } from '@/data/drive';
import { Icon } from '@/ui/icon';
import { timeOf, useDriveWords } from './drive-words-context';
import { isSought } from './ride-life';

/** What travellers have said on the trip's page, in words, while they are not on board: what is urgent first. */
export function toldLines(ride: DriveRide, { told }: DriveWords): string[] {
  const { here_at: here, lost_at: lost } = ride.told;
  if (!isSought(ride)) return [];
  return [...(lost ? [told.lost(timeOf(lost))] : []), ...(here ? [told.here(timeOf(here))] : [])];
}

/** Whoever finds nobody is heard of at once, also by a driver who does not look. */
export function ToldByTraveller({ ride }: { ride: DriveRide }) {
  const lines = toldLines(ride, useDriveWords());
  const lost = ride.told.lost_at;
  useEffect(() => {
    if (lost && Date.now() - Date.parse(lost) < MINUTE_MS && 'vibrate' in navigator) navigator.vibrate([400, 200, 400]);
  }, [lost]);
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-lg border-2 border-night-900 bg-amber-400 p-3 font-bold">
      <Icon name="user" className="mt-0.5 size-5" />
      <div className="grid gap-1">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
