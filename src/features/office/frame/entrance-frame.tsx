import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import airportTall from '@/art/hero-airport-tall.svg';
import airport from '@/art/hero-airport.svg';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { ToastOutlet } from '@/ui/toast-outlet';

interface EntranceFrameProps {
  /** Links to the page in the other languages; they stand on a night surface. */
  languages: ReactNode;
  /** Id of the main region. */
  mainId: string;
  children: ReactNode;
}

/** One card with the mark and the house's picture: the doors of the back office. */
export function EntranceFrame({ languages, mainId, children }: EntranceFrameProps) {
  const locale = useLocale();
  const m = useMessages('staff').frame;
  const home = localizedPath(locale, '/');
  return (
    <div className="grid min-h-svh content-start justify-items-center gap-5 bg-stone-100 px-4 py-4 sm:px-8 sm:py-10 lg:content-center">
      <div className="grid w-full max-w-md overflow-hidden rounded-lg bg-paper shadow-3 forced-colors:border lg:max-w-[60rem] lg:grid-cols-[22rem_1fr]">
        <header className="on-dark relative isolate flex flex-col bg-night-900 text-paper lg:min-h-[40rem]">
          {/* On a wide screen the picture is the whole side and drives towards the form; it carries no lettering. */}
          <picture className="order-last lg:absolute lg:inset-0 lg:-z-10 lg:rtl:-scale-x-100">
            <source media="(width >= 1024px)" srcSet={airportTall} />
            <img
              src={airport}
              alt=""
              className="h-28 w-full object-cover object-[50%_82%] sm:h-36 lg:h-full lg:object-center"
            />
          </picture>
          <div className="flex items-start justify-between gap-3 px-5 py-3 lg:px-6 lg:py-6">
            <Link to={home} className="flex items-center gap-2.5 rounded text-paper no-underline">
              <PalmMark className="size-10 flex-none text-amber-400" />
              <span className="grid leading-none whitespace-nowrap">
                <span className="font-display text-[1.375rem]">{business.shortName[locale]}</span>
                <span className="pt-1 text-xs text-on-dark-2">{m.area}</span>
              </span>
            </Link>
            {languages}
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className="grid outline-none">
          {children}
        </main>
      </div>
      <footer>
        <Link
          to={home}
          className="inline-flex min-h-11 items-center gap-2 rounded px-2 font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em]"
        >
          <Icon name="arrow" backwards />
          {m.home}
        </Link>
      </footer>
      <ToastOutlet closeLabel={m.close} />
    </div>
  );
}
