import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { SectionHeading } from '@/ui/section-heading';
import { PosterLink } from './poster-link';
import { SwipeRow } from './swipe-row';

/** Three promises and how to pay, beside a poster. */
export function WhySection() {
  const m = useMessages('home').why;
  const features: readonly { icon: IconName; title: string; text: string }[] = [
    { icon: 'tag', ...m.price },
    { icon: 'plane', ...m.waiting },
    { icon: 'calendar', ...m.changes },
  ];
  return (
    <section className="below-fold py-8 sm:py-section">
      <div className="page-width grid items-center gap-5 sm:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
        <div className="max-w-md">
          <PosterLink slug="jerusalem" isLow className="shadow-3" />
        </div>
        <div className="grid gap-3">
          <SectionHeading kicker={m.kicker} title={m.title} />
          <SwipeRow label={m.title} className="mt-2">
            <ul>
              {features.map(({ icon, title, text }) => (
                <li key={title} className="swipe-card flex gap-5 border-t border-stone-300 pt-4 sm:py-5">
                  <Icon name={icon} className="mt-1 size-6 text-sea-600" />
                  <div className="grid gap-1">
                    <h3 className="text-card">{title}</h3>
                    <p className="text-ink-2">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </SwipeRow>
          <dl className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-stone-300 pt-4">
            <dt className="font-bold">{m.payWith}</dt>
            {[...business.wallets, m.card, m.cash].map((method) => (
              <dd key={method} className="rounded bg-paper px-3.5 py-2 ring-1 ring-stone-200 forced-colors:border">
                {method}
              </dd>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
