import { lazy } from 'react';
import { island } from '@/islands/island';
import { hasWish } from '@/lib/trip-wish';
import { Skeleton } from '@/ui/skeleton';
import { saveEarlyTyping } from './drafts/early-typing';
import { DRAFTS, hasDraft } from './drafts/form-draft';
import { hasSent } from './sending/sent-record';
import type { TripRequestFormProps } from './trip/trip-request-form';

const FORM_COLUMNS = 'grid gap-7 lg:grid-cols-[minmax(0,1fr)_22rem]';

/** Its first step is in the server's HTML and can be typed into; the code behind it is heavy. */
const TripRequestForm = island<TripRequestFormProps>(
  {
    when: 'near',
    messages: ['tripRequest'],
    // A link may have led straight to the form.
    wantedAtOnce: (place) =>
      hasDraft(DRAFTS.trip) ||
      hasSent(DRAFTS.trip.key) ||
      hasWish(location.search) ||
      location.hash === `#${place.closest('section')?.id}`,
    onLeaveEarly: (place) => saveEarlyTyping(place, DRAFTS.trip),
    // As tall as the first step.
    placeholder: (
      <div aria-busy="true" className={FORM_COLUMNS}>
        <Skeleton className="h-[34rem] rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    ),
  },
  async () => (await import('./trip/trip-request-form')).TripRequestForm,
);

/** Only the build writes it into the page; no browser that runs this code shows it. */
const PlainTripForm = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./trip/plain-trip-form')).PlainTripForm }))
  : null;

interface TripRequestSectionProps {
  /** Level of the step's heading: one below the heading above the section. */
  headingLevel: 2 | 3;
  /** Target of the links to the form. */
  id: string;
}

/** The trip request with the ticket beside it. */
export function TripRequestSection({ headingLevel, id }: TripRequestSectionProps) {
  return (
    <section id={id}>
      <div className="scripted relative">
        <TripRequestForm headingLevel={headingLevel} />
      </div>
      {/* Not a part of the application: with JavaScript React leaves the inside of this element alone. */}
      <noscript>{PlainTripForm ? <PlainTripForm /> : null}</noscript>
    </section>
  );
}
