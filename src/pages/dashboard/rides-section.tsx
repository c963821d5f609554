import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '@/features/office/frame/section';
import { RideTools } from '@/features/office/ride-lists/ride-tools';
import { RidesPrint } from '@/features/office/ride-lists/rides-print';
import { StaffRides } from '@/features/office/rides/staff-rides';
import { Skeleton } from '@/ui/skeleton';

export { readDayAhead } from '@/features/office/rides/use-day';

const RideMessages = lazy(async () => ({
  default: (await import('@/features/office/ride-messages/ride-messages')).RideMessages,
}));

/**
 * The day board, on paper where the address says so. Its opened ride shows what driver and traveller were told, and its day leaves
 * the house by tools: other features' parts than the board.
 */
export function RidesSection({ role }: SectionProps) {
  const [address] = useSearchParams();
  if (address.get('view') === 'print') return <RidesPrint day={address.get('day')} />;
  return (
    <StaffRides
      role={role}
      renderMessages={({ id }) => (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <RideMessages rideId={id} />
        </Suspense>
      )}
      renderTools={(day) => <RideTools role={role} day={day} />}
    />
  );
}
