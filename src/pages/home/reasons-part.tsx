import { BookingSteps } from './booking-steps';
import { DestinationsSection } from './destinations-section';
import { PrebookSection } from './prebook-section';
import { RoundTripPromo } from './round-trip-promo';
import { WhySection } from './why-section';

/** Why here, why ahead of time, how it goes, and where to. */
export function ReasonsPart() {
  return (
    <>
      <WhySection />
      <PrebookSection />
      <BookingSteps />
      <RoundTripPromo />
      <DestinationsSection />
    </>
  );
}
