import roadStrip from '@/art/road-strip.svg';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { SectionHeading } from '@/ui/section-heading';
import { LazyImage } from '@/ui/lazy-image';
import { SwipeRow } from './swipe-row';

/** How a booking goes: four numbered steps with the time each takes, and the van that comes of it. */
export function BookingSteps() {
  const m = useMessages('home').steps;
  return (
    <section className="below-fold bg-sand-300 pt-8 sm:pt-section">
      <div className="page-width grid gap-5 sm:gap-10">
        <SectionHeading kicker={m.kicker} title={m.title} tone="sand" />
        <SwipeRow label={m.title}>
          <ol className="sm:grid sm:gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {m.items.map((step, index) => (
              <li key={step.title} className="swipe-card grid content-start justify-items-start gap-2">
                <span aria-hidden="true" className="flex w-full items-center gap-4">
                  <span className="font-display text-[3.25rem] leading-none font-bold">{index + 1}</span>
                  {index < m.items.length - 1 ? (
                    <span className="flex-1 border-t-2 border-dashed border-copper-700/40" />
                  ) : null}
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
        </SwipeRow>
      </div>
      {/* Under way in the direction of reading. */}
      <LazyImage
        src={roadStrip}
        alt=""
        width={1920}
        height={420}
        className="mirrored mt-4 h-28 w-full object-cover object-[47%_100%] sm:h-52 lg:mt-4 lg:aspect-[1920/420] lg:h-auto"
      />
    </section>
  );
}
