import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Lead } from '@/data/leads';
import type { PriceList } from '@/data/prices';
import type { FlightLanding } from '@/data/ride-flight';
import { timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Button } from '@/ui/button';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { isLanding } from './meeting';
import { rideBegins } from './offer-validity';
import type { OfferValues } from './offer-values';
import { landingQuery } from './queries';

/** The landing of the ride that is offered, where it begins at an airport and the board has its flight. */
export function useLanding(form: CheckedForm<OfferValues>, lead: Lead, list: PriceList | null): FlightLanding | null {
  const [pickup, day] = useWatch({ control: form.state.control, name: ['pickup', 'day'] });
  const isAtAirport = isLanding({ pickup, service_type: lead.service_type }, list);
  return useQuery(landingQuery(isAtAirport ? lead.flight_number : null, day)).data ?? null;
}

/** The field with the hour, with the code of its error, where the pick-up is before the landing. */
export function beforeLanding(
  { day, time }: Pick<OfferValues, 'day' | 'time'>,
  landing: FlightLanding | null,
): [keyof OfferValues, 'beforeLanding'][] {
  const begins = rideBegins(day, time.trim());
  return landing && begins && begins < new Date(landing.landing_at) ? [['time', 'beforeLanding']] : [];
}

/** When the flight lands, and the pick-up that follows from it, to be taken over. */
export function LandingNote({ form, landing }: { form: CheckedForm<OfferValues>; landing: FlightLanding }) {
  const m = useMessages('staffOffers').landing;
  const [time] = useWatch({ control: form.state.control, name: ['time'] });
  const proposed = timeInIsrael(landing.pickup_at);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>{m.says(isolatedText(timeInIsrael(landing.landing_at)), isolatedText(proposed))}</p>
      {time.trim() === proposed ? null : (
        <Button
          tone="outline"
          size="small"
          onClick={() => form.state.setValue('time', proposed, { shouldDirty: true, shouldValidate: true })}
        >
          {m.take(isolatedText(proposed))}
        </Button>
      )}
    </div>
  );
}
