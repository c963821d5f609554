import type { HomeContent } from '@/content/pages/home/he';
import { Icon } from '@/ui/icon';

/** How a booking goes: four numbered steps with the time each takes. */
export function BookingSteps({ content }: { content: HomeContent['steps'] }) {
  return (
    <section className="below-fold bg-sand-300 py-section">
      <div className="page-width grid gap-10">
        <header className="grid gap-3">
          <p className="kicker text-copper-700">{content.kicker}</p>
          <h2>{content.title}</h2>
        </header>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {content.items.map((step, index) => (
            <li key={step.title} className="grid content-start justify-items-start gap-2">
              <span aria-hidden="true" className="font-display text-figure">
                {index + 1}
              </span>
              <h3 className="text-card">{step.title}</h3>
              <p>{step.text}</p>
              <p className="mt-1 inline-flex items-center gap-1.5 rounded bg-night-900 px-2.5 py-1.5 text-xs font-bold text-paper">
                <Icon name="clock" className="size-4 text-amber-400" />
                {step.time}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
