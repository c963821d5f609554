import { KeylessTrip } from '@/features/trip/traveller-page/keyless-trip';
import { TripShell, TripWithLink } from '@/features/trip/traveller-page/trip-with-link';
import { useTripLink } from '@/features/trip/traveller-page/use-trip-link';

/** The traveller's page. Its HTML holds both faces, with a link and without; the head script shows the right one. */
export function Page() {
  const { link, isBroken, isPrerendered } = useTripLink();
  return (
    <>
      {isPrerendered || link ? (
        <div className="with-link">{link ? <TripWithLink key={link.key} link={link} /> : <TripShell />}</div>
      ) : null}
      {link ? null : (
        <div className="without-link">
          <KeylessTrip isBroken={isBroken} />
        </div>
      )}
    </>
  );
}
