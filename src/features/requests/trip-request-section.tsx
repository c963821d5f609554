import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { Skeleton } from '@/ui/skeleton';
import type * as FormModule from './trip/trip-request-form';
import { nextOpportunity, watchForInterest, whenFormIsWanted } from './trip/form-loading';

async function loadForm(): Promise<typeof FormModule> {
  try {
    return await import('./trip/trip-request-form');
  } catch {
    // The chunk did not arrive. The server's HTML stays, and the next sign of interest asks again.
    await nextOpportunity();
    return loadForm();
  }
}

const TripRequestForm = lazy(async () => {
  await whenFormIsWanted();
  return { default: (await loadForm()).TripRequestForm };
});

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

/**
 * The trip request with the ticket beside it. Its first step is in the server's HTML; while the code behind it is on
 * its way, React leaves that HTML alone, and what is typed meanwhile is kept.
 */
export function TripRequestSection({ headingLevel, id }: TripRequestSectionProps) {
  const section = useRef<HTMLElement>(null);
  const locale = useLocale();

  useEffect(() => {
    if (!section.current) return;
    // A failed download shows where the texts are used.
    return watchForInterest(section.current, () => void loadMessages(locale, 'tripRequest').catch(() => undefined));
  }, [locale]);

  return (
    <section ref={section} id={id}>
      <div className="scripted">
        <Suspense fallback={<FormSkeleton />}>
          <TripRequestForm headingLevel={headingLevel} />
        </Suspense>
      </div>
      {/* Not a part of the application: with JavaScript React leaves the inside of this element alone. */}
      <noscript>{PlainTripForm ? <PlainTripForm /> : null}</noscript>
    </section>
  );
}

/** As tall as the first step; seen only when another page led here before the form's code arrived. */
function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-[34rem] rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
