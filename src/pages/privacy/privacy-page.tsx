import type { PageProps } from '@/content/page-types';
import type { PrivacyContent } from '@/content/pages/privacy/he';
import type { PrivacySection, PrivacySectionId } from '@/content/pages/privacy/privacy-policy';
import { formatCalendarDay } from '@/i18n/format';
import { Ltr } from '@/ui/ltr';
import { CompliancePanel } from './compliance-panel';
import { PolicyBlock } from './policy-block';

export function Page({ content }: PageProps<PrivacyContent>) {
  const sections = Object.entries(content.sections) as [PrivacySectionId, PrivacySection][];
  return (
    <div className="page-width grid gap-10 pt-12 pb-section lg:pt-16">
      <header className="grid gap-3 border-b border-lime-300 pb-8">
        <h1 className="text-h2">{content.title}</h1>
        <p className="text-sm text-ink-2">
          {content.updatedLabel}{' '}
          <time dateTime={content.lastUpdated}>
            <Ltr>{formatCalendarDay(content.lastUpdated)}</Ltr>
          </time>
        </p>
      </header>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,18rem)] lg:justify-between">
        <div className="grid max-w-2xl min-w-0 gap-12">
          <section aria-labelledby="summary" className="grid gap-4 bg-sand-200 p-6 sm:p-8">
            <h2 id="summary" className="text-card">
              {content.summary.title}
            </h2>
            {content.summary.sentences.map((sentence) => (
              <p key={sentence} className="text-lead">
                {sentence}
              </p>
            ))}
          </section>
          <CompliancePanel panel={content.panel} />
          {sections.map(([id, section]) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="below-fold grid gap-4 border-t border-lime-300 pt-8"
            >
              <h2 id={`${id}-title`} className="text-h3">
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <PolicyBlock key={block.kind === 'text' ? block.text : block.kind} block={block} />
              ))}
            </section>
          ))}
        </div>
        <TableOfContents title={content.tableOfContents} sections={sections} />
      </div>
    </div>
  );
}

interface TableOfContentsProps {
  title: string;
  sections: readonly [PrivacySectionId, PrivacySection][];
}

/** Box beside the text, in view while it is read; narrow screens do without it. */
function TableOfContents({ title, sections }: TableOfContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="hidden content-start gap-3 self-start border-t-2 border-amber-500 pt-5 lg:sticky lg:top-28 lg:grid"
    >
      <h2 id="contents" className="font-sans text-base tracking-normal">
        {title}
      </h2>
      <ul className="grid gap-1">
        {sections.map(([id, section]) => (
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
