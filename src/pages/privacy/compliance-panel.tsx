import { business } from '@/config/business';
import type { PrivacyContent } from '@/content/pages/privacy/he';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { emailLink, telephoneLink } from '@/lib/contact-links';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';

/**
 * What Amendment 13 of the Israeli privacy law asks for, at a glance: three periods, and the law's topics on request.
 * The badge names the amendment, and claims compliance once the owner says so (docs/spec/trade.md#privacy-law).
 */
export function CompliancePanel({ panel }: { panel: PrivacyContent['panel'] }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="amendment" className="grid gap-6">
      <header className="grid justify-items-start gap-3">
        <Badge tone="info">{business.privacyCompliant ? panel.compliant : panel.badge}</Badge>
        <h2 id="amendment" className="text-h3">
          {panel.title}
        </h2>
        <p className="text-ink-2">{panel.text}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-3">
        {panel.cards.map((card) => (
          <li
            key={card.text}
            className="flex flex-wrap content-start items-baseline gap-x-4 gap-y-1 border-t-2 border-sea-600 pt-4 sm:grid"
          >
            <p className="flex basis-28 items-baseline gap-2 font-display">
              <span className="text-figure">{card.figure}</span> <span className="text-lead">{card.unit}</span>
            </p>
            <p className="flex-1 basis-40 text-sm text-ink-2">{card.text}</p>
          </li>
        ))}
      </ul>
      <details className="group border-t border-stone-300">
        <summary className="flex min-h-11 list-none items-center justify-between py-3 font-bold">
          {panel.more}
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid gap-x-8 gap-y-5 pt-2 pb-6 sm:grid-cols-2">
          {panel.topics.map((topic) => (
            <li key={topic.title} className="grid content-start gap-1">
              <p>
                <a href={`#${topic.section}`}>{topic.title}</a>
              </p>
              <p className="text-sm text-ink-2">{topic.text}</p>
              {topic.section === 'controller' ? (
                <p className="flex flex-wrap gap-x-4 text-sm">
                  <a href={emailLink(business.email)}>
                    <Ltr>{business.email}</Ltr>
                  </a>
                  <a href={telephoneLink(business.phone)}>
                    <Ltr>{phoneIn(locale, business.phone)}</Ltr>
                  </a>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
