import { DriverRides, DriveShell, NoLink, RidesToCome } from '@/features/trip/driver-page/driver-rides';
import { useDriveLink } from '@/features/trip/driver-page/use-drive-link';

/** A driver's page. Its HTML says that the rides are on their way; whose they are stands in the address alone. */
export function Page() {
  const link = useDriveLink();
  if (link) return <DriverRides key={link.key} link={link} />;
  return <DriveShell>{link === undefined ? <RidesToCome /> : <NoLink />}</DriveShell>;
}
