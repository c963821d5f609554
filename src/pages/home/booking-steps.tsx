import roadStrip from '@/art/road-strip.svg';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { SectionHeading } from '@/ui/section-heading';
import { LazyImage } from '@/ui/lazy-image';

/** How a booking goes: four numbered steps with the time each takes, and the van that comes of it. */
export function BookingSteps() {
  const m = useMessages('home').steps;
  return (
    <section className="below-fold bg-sand-300 pt-7 sm:pt-section">
      <div className="page-width grid gap-5 sm:gap-10">
        <SectionHeading kicker={m.kicker} title={m.title} tone="sand" />
        <ol className="grid gap-4 sm:gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {m.items.map((step, index) => (
            <li
              key={step.title}
              className="grid content-start justify-items-start gap-x-4 gap-y-1 max-sm:grid-cols-[2rem_minmax(0,1fr)] sm:gap-y-2"
            >
              <span
                aria-hidden="true"
                className="flex w-full items-center gap-4 max-sm:row-span-2 max-sm:h-full max-sm:flex-col max-sm:gap-2"
              >
                <span className="font-display text-[2.5rem] leading-none font-bold sm:text-[3.25rem] print:leading-snug">
                  {index + 1}
                </span>
                {index < m.items.length - 1 ? (
                  <span className="flex-1 border-dashed border-copper-700/40 max-sm:border-s-2 sm:border-t-2" />
                ) : null}
              </span>
              <h3 className="text-card max-sm:text-[1.3125rem]">{step.title}</h3>
              <p className="max-sm:text-sm sm:grid sm:justify-items-start sm:gap-3">
                <span>{step.text}</span>{' '}
                <span className="inline-flex items-center gap-1.5 rounded bg-night-900 px-2 text-xs leading-6 font-bold text-paper sm:px-2.5 sm:py-1">
                  <Icon name="clock" className="size-4 text-amber-400" />
                  {step.time}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      {/* Under way in the direction of reading. */}
      <LazyImage
        src={roadStrip}
        alt=""
        width={1920}
        height={420}
        className="mirrored print:hidden mt-3 h-20 w-full object-cover object-[47%_100%] sm:h-52 lg:mt-4 lg:aspect-[1920/420] lg:h-auto"
      />
    </section>
  );
}
