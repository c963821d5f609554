import type { ReactNode } from 'react';
import type { DocumentFrame, DocumentSections } from '@/content/document';
import { dayInText } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { DocumentBlock } from './document-block';

interface DocumentPageProps {
  frame: DocumentFrame;
  sections: DocumentSections;
  /** Between the title and the first section, such as the document in three sentences. */
  children?: ReactNode;
}

/** A long document: title and date, the list of its sections, and beside it the text column. */
export function DocumentPage({ frame, sections, children }: DocumentPageProps) {
  const locale = useLocale();
  const entries = Object.entries(sections);
  return (
    <div className="page-width grid gap-10 pt-12 pb-section lg:pt-16">
      <header className="grid gap-3 border-b border-stone-300 pb-8">
        <h1 className="text-h2">{frame.title}</h1>
        <p className="text-sm text-ink-2">
          {frame.updatedLabel} <time dateTime={frame.lastUpdated}>{dayInText(locale, frame.lastUpdated)}</time>
        </p>
      </header>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,16rem)_minmax(0,44rem)] lg:gap-20">
        <TableOfContents title={frame.tableOfContents} sections={sections} />
        <div className="grid max-w-[44rem] min-w-0 content-start gap-12">
          {children}
          {entries.map(([id, section]) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="below-fold grid gap-4 border-t border-stone-300 pt-8 first:border-t-0 first:pt-0"
            >
              <h2 id={`${id}-title`} className="text-h3">
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <DocumentBlock key={block.kind === 'text' ? block.text : block.kind} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Box beside the text, in view while it is read; narrow screens do without it. */
function TableOfContents({ title, sections }: { title: string; sections: DocumentSections }) {
  return (
    <nav
      aria-labelledby="contents"
      className="hidden content-start gap-3 self-start border-t-2 border-amber-500 pt-5 lg:sticky lg:top-28 lg:grid print:hidden"
    >
      <h2 id="contents" className="font-sans text-base tracking-normal">
        {title}
      </h2>
      <ul className="grid gap-1">
        {Object.entries(sections).map(([id, section]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A document in a few sentences, for those who will not read it. */
export function DocumentSummary({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section aria-labelledby="summary" className="grid gap-4 bg-sand-200 p-6 sm:p-8">
      <h2 id="summary" className="text-card">
        {title}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-lead">
          {sentence}
        </p>
      ))}
    </section>
  );
}
