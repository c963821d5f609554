import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ServiceFirst } from '@/content/rest-keys';
import { serviceWish } from '@/content/services';
import { relatedPaths } from '@/content/services/related';
import type { ServiceTexts } from '@/content/services/service-content';
import { FlightBoardSection } from '@/features/site/flights/flight-board-section';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { CallToActionBand } from '@/layout/page-parts/call-to-action-band';
import { useTexts } from '@/islands/use-texts';
import { OfferCard } from '@/layout/page-parts/offer-card';
import { RelatedLinks } from '@/layout/page-parts/related-links';
import { relatedPages } from '@/layout/page-parts/related-pages';
import { Accordion } from '@/ui/accordion';
import { Icon } from '@/ui/icon';
import { standaloneLinkClass } from '@/ui/text-link';

/** A service's page under its first screen. */
export function ServiceRest({ content }: { content: ServiceFirst }) {
  const locale = useLocale();
  const texts = useTexts(content.rest);
  return (
    <>
      <section className="page-width below-fold grid gap-12 py-section lg:grid-cols-12 lg:gap-x-7">
        <div className="grid content-start gap-5 lg:col-span-7">
          <h2>{texts.about.title}</h2>
          {texts.about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-5 lg:ps-10 xl:col-span-4 xl:col-start-9 xl:ps-0">
          <OfferCard
            title={texts.included.title}
            line={texts.included.line}
            items={texts.included.items}
            chatText={content.chat}
            wish={serviceWish(content.slug)}
          />
        </div>
      </section>
      <Situations texts={texts.situations} />
      {texts.board ? <EmbeddedBoard texts={texts.board} /> : null}
      <Steps texts={texts.steps} />
      <section className="page-width below-fold grid gap-12 py-section lg:grid-cols-12 lg:gap-x-7">
        <Preparation texts={texts.prepare} />
        <Questions texts={texts.questions} />
      </section>
      <CallToActionBand
        title={texts.closing.title}
        text={texts.closing.text}
        chatText={content.chat}
        wish={serviceWish(content.slug)}
      />
      <RelatedLinks title={texts.related.title} links={relatedPages(locale, relatedPaths[content.slug])} />
    </>
  );
}

/** Whom the service is for, told as situations. */
function Situations({ texts }: { texts: ServiceTexts['situations'] }) {
  return (
    <section className="below-fold border-y border-stone-200 bg-stone-100 py-section">
      <div className="page-width grid gap-9">
        <h2>{texts.title}</h2>
        <ul className="grid gap-x-7 gap-y-9 lg:grid-cols-3">
          {texts.items.map((item) => (
            <li key={item.title} className="grid content-start gap-3 border-t-2 border-ink pt-5">
              <h3 className="text-card">{item.title}</h3>
              <p className="max-w-prose">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Steps({ texts }: { texts: ServiceTexts['steps'] }) {
  return (
    <section className="below-fold bg-sand-300 py-section">
      <div className="page-width grid gap-9">
        <h2>{texts.title}</h2>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {texts.items.map((step, index) => (
            <li key={step.title} className="grid content-start gap-2">
              <span aria-hidden="true" className="font-display text-figure">
                {index + 1}
              </span>
              <h3 className="text-card">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Preparation({ texts }: { texts: ServiceTexts['prepare'] }) {
  const locale = useLocale();
  return (
    <div className="grid content-start gap-5 lg:col-span-4">
      <h2 className="text-h3">{texts.title}</h2>
      <ul className="grid border-t border-stone-300">
        {texts.items.map((item) => (
          <li key={item} className="flex gap-3 border-b border-stone-300 py-3.5">
            <Icon name="check" className="mt-1 text-sea-600" />
            {item}
          </li>
        ))}
      </ul>
      {texts.flights ? (
        <Link to={localizedPath(locale, '/flights')} className={`${standaloneLinkClass} justify-self-start`}>
          {texts.flights}
        </Link>
      ) : null}
    </div>
  );
}

function Questions({ texts }: { texts: ServiceTexts['questions'] }) {
  const items = useMemo(
    () =>
      texts.items.map(({ question, answer }) => ({
        id: question,
        question,
        answer: (
          <div className="grid gap-3">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ),
      })),
    [texts],
  );
  return (
    <div className="grid content-start gap-5 lg:col-span-7 lg:col-start-6">
      <h2 className="text-h3">{texts.title}</h2>
      <Accordion items={items} />
    </div>
  );
}

function EmbeddedBoard({ texts }: { texts: NonNullable<ServiceTexts['board']> }) {
  return (
    <section className="on-dark bg-night-950 py-section text-paper print:hidden">
      <div className="page-width grid gap-9">
        <header className="grid gap-3">
          <h2>{texts.title}</h2>
          <p className="max-w-prose text-lead text-on-dark-2">{texts.lead}</p>
        </header>
        <FlightBoardSection isShort />
      </div>
    </section>
  );
}
