import { island } from '@/islands/island';
import { Skeleton } from '@/ui/skeleton';
import type { StartFormProps } from './start/start-form';
import { hasKeptStart } from './start/kept-start';

/** The short start of a request: its HTML can be filled in and sent; the code that shows the price comes with the first touch. */
export const TripStart = island<StartFormProps>(
  {
    when: 'touched',
    messages: ['tripStart', 'tripRequest'],
    wantedAtOnce: hasKeptStart,
    placeholder: <Skeleton className="h-96 rounded-lg md:h-48" />,
  },
  async () => (await import('./start/start-form')).StartForm,
);
