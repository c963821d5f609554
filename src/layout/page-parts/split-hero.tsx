import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';

/** The drawing of a hero: the address, its own size, and what to keep in view. */
export interface HeroPicture {
  src: string;
  /** What it shows: on these pages the drawing is the place or the ride itself. */
  alt: string;
  width: number;
  height: number;
  /** An `object-…` class for the part that must stay in view; the middle where it is missing. */
  positionClass?: string;
}

interface SplitHeroProps {
  /** `<Breadcrumbs>` of the page. */
  breadcrumbs: ReactNode;
  title: string;
  /** A title of several words, set smaller than the one or two of a city's name. */
  hasLongTitle?: boolean;
  lead: string;
  /** Badges between title and lead. */
  badges?: ReactNode;
  /** `<BookingButtons>`, or others. */
  buttons: ReactNode;
  picture: HeroPicture;
}

/** First screen of a page: words on limestone beside a drawing; on phones the drawing stands above them. */
export function SplitHero({
  breadcrumbs,
  title,
  hasLongTitle = false,
  lead,
  badges,
  buttons,
  picture,
}: SplitHeroProps) {
  return (
    // The words keep the page's own edge while the drawing runs to the edge of the screen.
    <section className="grid lg:grid-cols-[2fr_3fr] lg:ps-[max(var(--gutter),50%-40rem)]">
      <div className="relative h-[min(75vw,24rem)] overflow-hidden bg-sea-100 lg:order-last lg:h-auto lg:min-h-144 print:hidden">
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          fetchPriority="high"
          className={classNames('absolute inset-0 size-full object-cover', picture.positionClass)}
        />
      </div>
      <div className="grid content-center gap-5 px-gutter py-8 lg:gap-6 lg:ps-0 lg:pe-10 lg:py-12">
        {breadcrumbs}
        <h1 className={hasLongTitle ? 'text-h1' : 'text-poster'}>{title}</h1>
        {badges}
        <p className="max-w-xl text-lead text-ink-2">{lead}</p>
        {buttons}
      </div>
    </section>
  );
}
