import { lazy, Suspense } from 'react';
import type { SectionProps } from '@/features/staff-frame/section';
import { StaffRides } from '@/features/staff-rides/staff-rides';
import { Skeleton } from '@/ui/skeleton';

const RideMessages = lazy(async () => ({
  default: (await import('@/features/staff-ride-messages/ride-messages')).RideMessages,
}));

/** The day board, whose opened ride shows what driver and traveller were told: another feature's part than the board. */
export function RidesSection({ user, role }: SectionProps) {
  return (
    <StaffRides
      user={user}
      role={role}
      renderMessages={({ id }) => (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <RideMessages userId={user.id} rideId={id} />
        </Suspense>
      )}
    />
  );
}
