import waiting from '@/art/contact.svg';
import { business } from '@/config/business';
import type { PageProps } from '@/content/page-types';
import type { AboutContent } from '@/content/pages/about/he';
import { formatNumber, formatPercent } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Breadcrumbs } from '@/layout/page-parts/breadcrumbs';
import { CallToActionBand } from '@/layout/page-parts/call-to-action-band';
import { SplitHero } from '@/layout/page-parts/split-hero';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { SampleMark } from '@/ui/sample-mark';

export function Page({ content }: PageProps<AboutContent>) {
  const { action } = content;
  return (
    <>
      <SplitHero
        breadcrumbs={<Breadcrumbs trail={[]} current={content.name} />}
        title={content.title}
        hasLongTitle
        lead={content.lead}
        buttons={<BookingButtons chatText={action.chatText} chatNumber={business.whatsappInfo} />}
        picture={{ src: waiting, alt: content.pictureShows, width: 900, height: 600 }}
      />
      <Figures title={content.figuresTitle} labels={content.figures} sample={content.sample} />
      <Handling handling={content.handling} sample={content.sample} />
      <section className="below-fold page-width grid gap-10 py-section">
        <h2>{content.partsTitle}</h2>
        <ol className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {content.parts.map((part) => (
            <li key={part.title} className="grid content-start gap-2 border-t border-stone-300 pt-5">
              <h3 className="text-card">{part.title}</h3>
              <p className="text-ink-2">{part.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <CallToActionBand title={action.title} text={action.text} chatText={action.chatText} />
      <section className="below-fold page-width grid gap-6 py-section lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
        <h2>{content.companyTitle}</h2>
        <dl className="border-b border-stone-300">
          {content.company.map(({ term, text }) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-6 border-t border-stone-300 py-3">
              <dt className="text-ink-2">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="below-fold bg-sand-300 py-section">
        <div className="page-width grid gap-8">
          <h2>{content.notTitle}</h2>
          <ul className="grid gap-x-14 gap-y-4 md:grid-cols-2">
            {content.not.map((line) => (
              <li key={line} className="flex items-start gap-3 text-lead">
                <Icon name="close" className="mt-1 text-copper-700" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

/** Who answers, and what happens with a request, by whom. */
function Handling({ handling, sample }: { handling: AboutContent['handling']; sample: string }) {
  return (
    <section className="below-fold bg-sea-100 py-section">
      <div className="page-width grid gap-10">
        <h2>{handling.title}</h2>
        <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
          <div className="grid gap-3 self-start rounded-lg bg-paper p-6 shadow-2 forced-colors:border">
            <p className="kicker">{handling.role}</p>
            <p className="font-display text-h3 font-bold">
              {handling.name} {business.answering.sample ? <SampleMark label={sample} /> : null}
            </p>
            <p className="text-ink-2">{handling.text}</p>
          </div>
          <ol className="border-t border-sea-300">
            {handling.steps.map(({ who, title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b border-sea-300 py-4 sm:grid-cols-[2rem_minmax(0,1fr)_minmax(0,2fr)]"
              >
                <span aria-hidden="true" className="row-span-3 font-display text-card font-bold text-copper-700">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-sans text-lead">{title}</h3>
                  <p className="text-sm text-ink-2">{who}</p>
                </div>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Sample statistics; the owner replaces them in the settings. */
function Figures({ title, labels, sample }: { title: string; labels: AboutContent['figures']; sample: string }) {
  const locale = useLocale();
  const { statistics, rating } = business;
  const figures = [
    { label: labels.customers, value: `${formatNumber(locale, statistics.customers)}+` },
    { label: labels.rides, value: `${formatNumber(locale, statistics.rides)}+` },
    { label: labels.punctuality, value: formatPercent(locale, formatNumber(locale, statistics.punctualityPercent, 1)) },
    { label: labels.rating, value: formatNumber(locale, rating.value, 1) },
  ];
  return (
    <section className="on-dark bg-night-900 text-paper">
      <h2 className="sr-only">{title}</h2>
      <dl className="page-width grid grid-cols-2 gap-6 py-8 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-on-dark-2">{label}</dt>
            <dd className="font-display text-figure">
              <Ltr>{value}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      {statistics.sample ? (
        <p className="page-width -mt-4 pb-6">
          <SampleMark label={sample} />
        </p>
      ) : null}
    </section>
  );
}
