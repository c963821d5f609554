import { BookingButtons, type BookingButtonsProps } from './booking-buttons';

interface CallToActionBandProps extends Omit<BookingButtonsProps, 'onDark'> {
  title: string;
  text: string;
}

/** Night band with the two ways to a booking. Stands between light sections, never right above the footer. */
export function CallToActionBand({ title, text, ...buttons }: CallToActionBandProps) {
  return (
    <section className="below-fold on-dark relative isolate overflow-hidden bg-night-900 text-paper print:hidden">
      <svg
        viewBox="-100 -100 200 200"
        aria-hidden="true"
        className="absolute -end-40 -bottom-72 -z-10 hidden size-[40rem] fill-amber-400 lg:block"
      >
        <circle r="100" opacity=".05" />
        <circle r="72" opacity=".07" />
        <circle r="46" opacity=".1" />
        <circle r="22" opacity=".9" />
      </svg>
      <div className="page-width grid gap-5 py-9 sm:gap-7 sm:py-14 lg:py-20">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-paper">{title}</h2>
          <p className="text-lead text-on-dark-2">{text}</p>
        </div>
        <BookingButtons {...buttons} onDark />
      </div>
    </section>
  );
}
