import { business } from '@/config/business';
import { formatPercent } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { wishQuery } from '@/lib/trip-wish';
import { buttonClass } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { REQUEST_ID } from './section-ids';

/** The discount for flying both ways. */
export function RoundTripPromo() {
  const m = useMessages('home').promo;
  const locale = useLocale();
  return (
    <section className="below-fold on-dark bg-night-900 text-paper">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-7">
        <Ltr className="font-display text-[3.5rem] leading-none font-bold text-amber-400">
          {formatPercent(locale, business.roundTripDiscount)}
        </Ltr>
        <div className="grid flex-1 basis-72 gap-1">
          <h2 className="text-h3 text-paper">{m.title}</h2>
          <p className="text-on-dark-2">{m.text}</p>
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
