import packing from '@/art/packing.svg';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import type { PageProps } from '@/content/page-types';
import type { FaqContent } from '@/content/pages/faq/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { LanguageSwitch } from '@/layout/language-switch';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Accordion } from '@/ui/accordion';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextInput } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';
import { Ltr } from '@/ui/ltr';
import { standaloneLinkClass } from '@/ui/text-link';

export function Page({ content }: PageProps<FaqContent>) {
  const locale = useLocale();
  const m = useMessages('site');
  const { requestQuote } = useMessages('pageParts');
  const tripPath = localizedPath(locale, '/trip');
  const items = useMemo(
    () =>
      content.questions.map(({ id, question, answer }) => ({
        id,
        question,
        words: searched([question, ...answer].join(' ')),
        answer: (
          <div className="grid gap-3">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {id === 'cancellation' ? (
              <p>
                <a href={tripPath}>{m.nav.trip}</a>
              </p>
            ) : null}
          </div>
        ),
      })),
    [content, tripPath, m],
  );
  const { state } = useLocation();
  // The menu says which home page the reader came from (docs/spec/public-site.md#languages-and-addresses).
  const origin = (state as { origin?: unknown } | null)?.origin;
  const home = typeof origin === 'string' ? origin : localizedPath(locale, '/');
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-8 pb-section lg:pt-12">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Link to={home} className={standaloneLinkClass}>
            <Icon name="arrow" backwards className="size-4" />
            {content.backHome}
          </Link>
          <LanguageSwitch path="/faq" label={`${m.languages}: ${content.title}`} tone="light" />
        </div>
        <h1>{content.title}</h1>
        <p className="max-w-2xl text-lead text-ink-2">{content.lead}</p>
      </header>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Answers items={items} content={content} />
        <Card className="grid content-start gap-4 self-start p-6 lg:sticky lg:top-28">
          <LazyImage
            src={packing}
            alt=""
            width={900}
            height={600}
            className="aspect-2/1 w-full rounded-xs object-cover print:hidden"
          />
          <h2 className="text-card">{content.contact.title}</h2>
          <p className="text-ink-2">{content.contact.text}</p>
          <Link to={localizedPath(locale, '/plan-your-trip')} className={buttonClass({ tone: 'primary' })}>
            {requestQuote}
            <Icon name="arrow" />
          </Link>
          <a
            href={telephoneLink(business.phone)}
            className={buttonClass({ tone: 'secondary' }, 'gap-y-0 max-sm:flex-wrap sm:whitespace-nowrap')}
          >
            <Icon name="phone" />
            <span>{content.contact.call}</span>
            <Ltr>{phoneIn(locale, business.phone)}</Ltr>
          </a>
          <a
            href={whatsappLink(business.whatsappInfo, content.contact.chatText)}
            className={buttonClass({ tone: 'outline' })}
          >
            <Icon name="chat" />
            {content.contact.chat}
          </a>
        </Card>
      </div>
    </div>
  );
}

/** Letters without their marks, so that "chabbat à" finds "Chabbat a". */
const searched = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface AnswersProps {
  items: readonly { id: string; question: string; words: string; answer: ReactNode }[];
  content: FaqContent;
}

/** The questions, the first one answered, with a search in both. Without code they are a plain list. */
function Answers({ items, content: { search, questions } }: AnswersProps) {
  const id = useId();
  const [asked, setAsked] = useState('');
  const wanted = searched(asked).split(/\s+/u).filter(Boolean);
  const found = items.filter(({ words }) => wanted.every((word) => words.includes(word)));
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-1.5 noscript:hidden print:hidden">
        <label htmlFor={id} className="w-fit font-bold">
          {search.label}
        </label>
        <TextInput id={id} type="search" onChange={({ target }) => setAsked(target.value)} />
        <p role="status" className="text-sm text-ink-2">
          {wanted.length === 0 ? '' : found.length > 0 ? search.count(found.length) : search.none}
        </p>
      </div>
      {found.length > 0 ? (
        <Accordion items={found} headingLevel={2} opened={found.length === 1 ? found[0]?.id : questions[0]?.id} />
      ) : null}
    </div>
  );
}
