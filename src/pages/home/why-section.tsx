import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { usePublished } from '@/i18n/promises';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { SectionHeading } from '@/ui/section-heading';
import { PosterLink } from './poster-link';

/** What is promised, and how to pay, beside a poster. */
export function WhySection() {
  const m = useMessages('home').why;
  const hasRest = usePublished().promises.rest_city !== 'none';
  const features: readonly { icon: IconName; title: string; text: string }[] = [
    { icon: 'tag', ...m.price },
    { icon: 'plane', ...m.waiting },
    { icon: 'calendar', ...m.changes },
    ...(hasRest ? [{ icon: 'clock', ...m.rest } as const] : []),
  ];
  return (
    <section className="below-fold py-7 sm:py-section">
      <div className="page-width grid items-center gap-5 sm:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
        {/* On phones the posters further down are enough. */}
        <div className="max-w-md max-sm:hidden print:hidden">
          <PosterLink slug="jerusalem" className="shadow-3" />
        </div>
        <div className="grid gap-3">
          <SectionHeading kicker={m.kicker} title={m.title} />
          <ul className="mt-2">
            {features.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-3 border-t border-stone-300 py-3 sm:gap-5 sm:py-5">
                <Icon name={icon} className="mt-1 size-6 text-sea-600" />
                <div className="grid gap-1">
                  <h3 className="text-card max-sm:text-[1.3125rem]">{title}</h3>
                  <p className="text-ink-2 max-sm:text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <dl className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-stone-300 pt-4">
            <dt className="font-bold">{m.payWith}</dt>
            {[...business.wallets, m.card, m.cash].map((method) => (
              <dd
                key={method}
                className="rounded bg-paper px-2.5 py-1 ring-1 ring-stone-200 max-sm:text-sm sm:px-3.5 sm:py-2 forced-colors:border"
              >
                {method}
              </dd>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
