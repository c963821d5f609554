import dunes from '@/art/dunes.svg';
import palms from '@/art/palms.svg';
import vanSide from '@/art/van-side.svg';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { SectionHeading } from '@/ui/section-heading';
import { LazyImage } from '@/ui/lazy-image';

/** How a booking goes: four numbered steps with the time each takes, and the van that comes of it. */
export function BookingSteps() {
  const m = useMessages('home').steps;
  return (
    <section className="below-fold bg-sand-300 pt-section">
      <div className="page-width grid gap-10">
        <SectionHeading kicker={m.kicker} title={m.title} tone="sand" />
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {m.items.map((step, index) => (
            <li
              key={step.title}
              className="grid content-start justify-items-start gap-2 max-sm:grid-cols-[2.5rem_minmax(0,1fr)] max-sm:*:col-start-2"
            >
              <span
                aria-hidden="true"
                className="flex w-full items-center gap-4 max-sm:col-start-1! max-sm:row-span-3 max-sm:items-start"
              >
                <span className="font-display text-[3.25rem] leading-none font-bold">{index + 1}</span>
                {index < m.items.length - 1 ? (
                  <span className="flex-1 border-t-2 border-dashed border-copper-700/40 max-sm:hidden" />
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
      </div>
      <Road />
    </section>
  );
}

/** Dunes, palms and the van under way in the direction of reading. */
function Road() {
  return (
    <div aria-hidden="true" className="mirrored mt-10">
      <div dir="ltr" className="relative h-60 overflow-hidden lg:h-72">
        <LazyImage src={dunes} alt="" width={1600} height={200} className="absolute inset-x-0 bottom-14 h-40 w-full" />
        <div className="absolute inset-x-0 bottom-0 h-14 border-t-[3px] border-sand-200 bg-night-800">
          <div className="road-marks mt-5 h-1.5" />
        </div>
        <LazyImage
          src={palms}
          alt=""
          width={300}
          height={400}
          className="absolute start-[3%] bottom-13 h-36 w-auto sm:h-44 lg:start-[8%] lg:h-52"
        />
        <LazyImage
          src={vanSide}
          alt=""
          width={640}
          height={320}
          className="absolute end-[3%] bottom-5 h-28 w-auto sm:end-[8%] sm:bottom-4 sm:h-36 lg:end-[12%] lg:h-44"
        />
      </div>
    </div>
  );
}
