import taxiQueue from '@/art/blog/taxi-queue.svg';
import { dearer, tariff } from '@/content/fares';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { LazyImage } from '@/ui/lazy-image';
import { SectionHeading } from '@/ui/section-heading';
import { Ltr } from '@/ui/ltr';

/** Why it pays to book before the flight: the queue on one side, the driver on the other, and four reasons. */
export function PrebookSection() {
  const m = useMessages('home').prebook;
  const { vehicleSeats, luggage } = business;
  const { most_passengers } = usePublished().promises;
  const { night, lateThursday, lateFriday, lateSaturday } = tariff.hours;
  const late = { thursday: lateThursday, friday: lateFriday, saturday: lateSaturday };
  const reasons = [
    m.walk,
    { title: m.price.title, text: m.price.text(night, dearer.b, dearer.c, late) },
    { title: m.size.title, text: m.size.text(vehicleSeats, luggage.largeSuitcases, most_passengers) },
    m.answer,
  ];
  return (
    <section className="below-fold on-dark bg-night-900 text-paper">
      <LazyImage
        src={taxiQueue}
        alt=""
        width={1600}
        height={840}
        className="print:hidden aspect-4/1 w-full object-cover object-[50%_90%] lg:aspect-auto lg:h-[min(48vw,42rem)]"
      />
      <div className="page-width grid gap-5 py-8 sm:gap-10 sm:py-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
        <div className="grid content-start gap-3">
          <SectionHeading kicker={m.kicker} title={m.title} tone="dark" />
          <p className="flex flex-wrap items-center gap-x-4 sm:mt-4 sm:items-end">
            <Ltr className="flex-none font-display text-[3.25rem] leading-none font-bold sm:text-[4.5rem]">
              {business.taxiQueue.minutes.join('–')}
            </Ltr>
            <span className="max-w-60 flex-1 basis-32 text-on-dark-2 max-sm:text-sm sm:pb-1">{m.figure}</span>
          </p>
        </div>
        <ul className="sm:grid sm:grid-cols-2 sm:gap-x-10">
          {reasons.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1 border-t border-night-line py-3 sm:gap-1.5 sm:py-6">
              <h3 className="text-card text-paper max-sm:text-[1.3125rem]">{title}</h3>
              <p className="text-on-dark-2 max-sm:text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
