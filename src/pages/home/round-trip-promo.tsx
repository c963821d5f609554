import { formatPercent } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { wishQuery } from '@/lib/trip-wish';
import { buttonClass } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { REQUEST_ID } from './section-ids';

/** The discount for flying both ways; nothing where there is none. */
export function RoundTripPromo() {
  const m = useMessages('home').promo;
  const locale = useLocale();
  const { round_trip_percent } = usePublished().promises;
  if (round_trip_percent === 0) return null;
  return (
    <section className="below-fold on-dark bg-night-900 text-paper">
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-4 py-6 sm:gap-x-8 sm:py-7">
        <Ltr className="font-display text-[2.75rem] leading-none sm:text-[3.5rem] font-bold text-amber-400">
          {formatPercent(locale, round_trip_percent)}
        </Ltr>
        <div className="grid flex-1 gap-1 sm:basis-72">
          <h2 className="text-h3 text-paper">{m.title}</h2>
          <p className="text-on-dark-2 max-sm:text-sm">{m.text}</p>
        </div>
        <a
          href={`${wishQuery({ round: '1' })}#${REQUEST_ID}`}
          className={buttonClass({ tone: 'primary' }, 'max-sm:w-full')}
        >
          {m.action}
        </a>
      </div>
    </section>
  );
}
