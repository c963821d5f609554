import type { PageProps } from '@/content/page-types';
import type { FlightsContent } from '@/content/pages/flights/he';
import { FlightBoardSection } from '@/features/site/flights/flight-board-section';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';

export function Page({ content }: PageProps<FlightsContent>) {
  return (
    <div className="on-dark bg-night-950 text-paper">
      <div className="page-width grid gap-10 pt-12 pb-section lg:pt-16">
        <header className="grid gap-3">
          <h1>{content.title}</h1>
          <p className="max-w-2xl text-lead text-on-dark-2">{content.lead}</p>
        </header>
        <FlightBoardSection />
        <div className="grid gap-4 border-t border-night-line pt-8">
          <h2 className="text-h3 text-paper">{content.action.title}</h2>
          <BookingButtons
            chatText={content.action.chatText}
            wish={{ service: 'airport_pickup', from: 'airport' }}
            onDark
          />
        </div>
      </div>
    </div>
  );
}
